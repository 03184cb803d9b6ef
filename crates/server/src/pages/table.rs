//! `/t/TABLE`: where a game is played, and gone over afterwards.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::{Deserialize, Serialize};
use shogido_diagram::{Scene, Sheet, Side};
use shogido_play::event::{Seat, Setup, Start};
use shogido_play::snapshot::Snapshot;
use shogido_play::wire::{MoveFrame, Offers, TableFrame};
use shogido_rules::{Game, Player, Position, Reading};
use shogido_words::{Speaker, capitalised, handicap_name, option_name, option_value, page_texts};

use super::boards;
use super::game::{explanations, kind_part};
use super::new_game::way;
use super::shell::{Shell, Words, render};
use crate::app::App;
use crate::error::Error;
use crate::form::PostedCommand;
use crate::guest::Guest;
use crate::hub::{CommandError, OpenRefused, now_ms};
use crate::limits::Caller;
use crate::secret::{TableId, Token};
use crate::settings::Settings;
use crate::speech::Reader;

/// On boards of more squares men are searched for by name.
const SQUARES_SEEN_AT_ONCE: usize = 100;

/// What the page's scripts say by themselves.
const TEXTS: &[&str] = &[
    "find-count",
    "find-none",
    "find-place",
    "promote-no",
    "promote-yes",
    "speech-board",
    "speech-check",
    "speech-drop",
    "speech-no-targets",
    "speech-released",
    "speech-selected",
    "speech-selected-hand",
    "speech-square-empty",
    "speech-square-piece",
    "speech-step",
    "speech-targets",
    "speech-where",
    "speech-where-none",
    "table-check",
    "table-counted",
    "table-draw-open",
    "table-hand-empty",
    "table-hand-of",
    "table-hand-piece",
    "table-hint-move",
    "table-move-ambiguous",
    "table-opponent-asks-takeback",
    "table-opponent-offers-impasse",
    "table-promotion",
    "table-to-move",
    "table-why-link",
    "thinking",
    "your-turn",
];

// Each yes or no is one of the page, not a state in disguise.
#[allow(clippy::struct_excessive_bools)]
#[derive(Template)]
#[template(path = "table.html")]
struct TablePage {
    shell: Shell,
    symbols: String,
    id: String,
    data: String,
    turned: bool,
    /// Whether captured pieces come back, so that the stands have a use.
    drops: bool,
    /// Whether the board has so many squares that men are searched for.
    large: bool,
    /// Whether pieces stand upright for both players.
    upright: bool,
    board: String,
    first_hand: String,
    second_hand: String,
    seats: Vec<ShownSeat>,
    game: String,
    game_name: String,
    /// That it is a reconstruction, if sources leave so much open.
    reconstruction: Option<String>,
    options: Vec<String>,
    status: String,
    note: String,
    /// What the other side proposes.
    offer: Option<Offer>,
    /// Whether the reader has proposed something that is not answered yet.
    asked: bool,
    end: String,
    moves: Vec<Listed>,
    choices: Vec<String>,
    /// The move that passes the turn, where there is one now.
    pass: Option<String>,
    may: Vec<&'static str>,
    version: u64,
    sound: bool,
    /// The button that lays the table anew, for those who sit at it.
    again: Option<String>,
    /// The secret that gives the other seat, as the address has it.
    invitation: Option<String>,
}

impl TablePage {
    /// Returns the command that agrees to what is proposed.
    fn accept(&self) -> &'static str {
        self.offer.as_ref().map_or("takeback", |offer| offer.accept)
    }
}

/// A move of the list.
struct Listed {
    text: String,
    /// Whether it stands in the column of the side that did not open the game.
    right: bool,
}

fn listed(moves: &[MoveFrame]) -> Vec<Listed> {
    let first = moves.first().map(|played| played.by);
    moves
        .iter()
        .map(|played| Listed { text: played.text.clone(), right: Some(played.by) != first })
        .collect()
}

/// What the other side proposes: the command that agrees, and how it is told.
struct Offer {
    accept: &'static str,
    text: String,
}

/// The page that asks before a command is carried out.
#[derive(Template)]
#[template(path = "question.html")]
struct Question {
    shell: Shell,
    id: String,
    asked: String,
    command: &'static str,
}

struct ShownSeat {
    player: u8,
    name: String,
    side: String,
    to_move: bool,
}

/// What the page's scripts start from.
#[derive(Serialize)]
struct Data<'a> {
    game: &'a str,
    sheet: &'a Sheet,
    kinds: BTreeMap<&'a str, KindWords>,
    sides: &'a [String; 2],
    start: Beginning,
    frame: &'a TableFrame,
    texts: serde_json::Value,
    /// Where the rules card explains a refusal or an ending, by its code.
    rules: BTreeMap<&'static str, String>,
    /// What the reader set, by the names of the settings.
    wishes: BTreeMap<&'static str, bool>,
    side: u8,
}

#[derive(Serialize)]
struct KindWords {
    name: String,
    kanji: [String; 2],
    /// How the characters are read, in the letters of the language.
    reading: String,
}

/// The position before the first move, written as in a frame.
#[derive(Serialize)]
struct Beginning {
    squares: Vec<Option<(String, u8)>>,
    hands: Vec<Vec<(String, u32)>>,
}

/// The secret that gives a seat, in an address or a form.
#[derive(Deserialize)]
pub(crate) struct Invited {
    #[serde(default)]
    invite: Option<String>,
}

/// `GET /t/{id}`.
pub(crate) async fn show(
    State(app): State<App>,
    settings: Settings,
    guest: Guest,
    Path(id): Path<String>,
    Query(invited): Query<Invited>,
) -> Result<Response, Error> {
    let id = TableId::parse(&id).ok_or(Error::NoSuchTable)?;
    let snapshot = look(&app, &id, &guest).await?;
    let mut page = page(&settings, &id, &snapshot, String::new());
    // Once there are moves, both players are there.
    page.invitation = invited.invite.filter(|_| snapshot.moves().is_empty());
    render(&page)
}

/// `POST /t/{id}/seat`: takes the seat that an invitation gives.
pub(crate) async fn sit(
    State(app): State<App>,
    settings: Settings,
    guest: Guest,
    Path(id): Path<String>,
    Form(invited): Form<Invited>,
) -> Result<Response, Error> {
    let id = TableId::parse(&id).ok_or(Error::NoSuchTable)?;
    let token = invited.invite.as_deref().and_then(Token::parse).ok_or(Error::NoSeat)?;
    if app.hub.store().claim(&id, token.hash(), guest.hash()).await?.is_some() {
        return Ok((guest, Redirect::to(&format!("/t/{id}"))).into_response());
    }
    let snapshot = look(&app, &id, &guest).await?;
    let note = Words(settings.language).say("table-seat-taken");
    let mut response = render(&page(&settings, &id, &snapshot, note))?;
    *response.status_mut() = StatusCode::CONFLICT;
    Ok(response)
}

/// `POST /t/{id}`: a command by plain form, for pages without scripts.
pub(crate) async fn act(
    State(app): State<App>,
    settings: Settings,
    guest: Guest,
    caller: Caller,
    Path(id): Path<String>,
    posted: PostedCommand,
) -> Result<Response, Error> {
    let id = TableId::parse(&id).ok_or(Error::NoSuchTable)?;
    if let Some(question) = posted.question() {
        // What cannot be done now is refused with its reason below, not asked about.
        if look(&app, &id, &guest).await?.may().contains(&posted.name) {
            return ask(&settings, &id, posted.name, question);
        }
    }
    let speaker = app.hub.speaker(&id, &guest).await?;
    let reader = Reader::from(&settings);
    let note = match app.hub.command(&id, speaker, posted.command, caller).await {
        Ok(carried) => match carried.hint {
            None => return Ok(Redirect::to(&format!("/t/{id}")).into_response()),
            Some(hint) => {
                Words(settings.language).with("table-hint-move", &[("move", hint.into())])
            }
        },
        Err(CommandError::Refused(refused)) => {
            let snapshot = look(&app, &id, &guest).await?;
            let note = reader.refused(&snapshot, &refused);
            let mut response = render(&page(&settings, &id, &snapshot, note))?;
            *response.status_mut() = StatusCode::CONFLICT;
            return Ok(response);
        }
        Err(other) => return Err(other.into()),
    };
    let snapshot = look(&app, &id, &guest).await?;
    render(&page(&settings, &id, &snapshot, note))
}

fn ask(
    settings: &Settings,
    id: &TableId,
    command: &'static str,
    question: &str,
) -> Result<Response, Error> {
    let asked = Words(settings.language).say(question);
    let shell = Shell::new(settings, &asked, format!("/t/{id}"));
    render(&Question { shell, id: id.to_string(), asked, command })
}

/// `POST /t/{id}/again`: lays the same table with sides changed.
pub(crate) async fn again(
    State(app): State<App>,
    guest: Guest,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let id = TableId::parse(&id).ok_or(Error::NoSuchTable)?;
    let snapshot = look(&app, &id, &guest).await?;
    let mine = *snapshot.held().first().ok_or(Error::NoSeat)?;
    let mut setup = snapshot.setup().clone();
    setup.seats = changed_sides(&setup.seats, mine);
    match app.lay(setup, &guest, caller).await {
        Ok(opened) => Ok((guest, Redirect::to(&way(&opened))).into_response()),
        Err(OpenRefused::Store(failed)) => Err(failed.into()),
        Err(OpenRefused::TooMany) => Err(Error::TooManyTables),
        Err(OpenRefused::Setup(refused)) => Err(Error::Internal(refused.to_string())),
    }
}

/// The letters of a kind, in an address.
#[derive(Deserialize)]
pub(crate) struct Asked {
    kind: String,
}

/// `GET /t/{id}/piece`: the card of one kind of this game, as a part of a page.
pub(crate) async fn piece(
    State(app): State<App>,
    settings: Settings,
    guest: Guest,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let id = TableId::parse(&id).ok_or(Error::NotFound)?;
    let snapshot = look(&app, &id, &guest).await?;
    let game = snapshot.game();
    let kind = game.kinds().find(|&kind| game.kind(kind).letter == asked.kind);
    render(&kind_part(&settings, game, kind.ok_or(Error::NotFound)?))
}

/// Returns the seats the other way round. Whoever lays a table is its person 0, so the numbers of
/// the people change with whoever asks.
fn changed_sides(seats: &[Seat], mine: Player) -> Vec<Seat> {
    let me = match seats.get(mine.index()) {
        Some(Seat::Person { person }) => *person,
        _ => 0,
    };
    let renumbered = |seat: &Seat| match *seat {
        Seat::Person { person } if person == me => Seat::Person { person: 0 },
        Seat::Person { person: 0 } => Seat::Person { person: me },
        other => other,
    };
    seats.iter().rev().map(renumbered).collect()
}

pub(super) async fn look(
    app: &App,
    id: &TableId,
    guest: &Guest,
) -> Result<std::sync::Arc<Snapshot>, Error> {
    let speaker = app.hub.speaker(id, guest).await?;
    let snapshots = app.hub.watch(id, speaker).await?;
    let snapshot = snapshots.borrow().clone();
    Ok(snapshot)
}

/// What a table's page tells its scripts, and what that is made from.
struct Facts<'a> {
    settings: &'a Settings,
    snapshot: &'a Snapshot,
    scene: &'a Scene,
    sides: &'a [String; 2],
    frame: &'a TableFrame,
    side: Side,
}

impl Facts<'_> {
    /// Writes them for a data block of the page.
    fn written(&self, game: &str) -> String {
        let Self { settings, snapshot, .. } = *self;
        let data = Data {
            game,
            sheet: &self.scene.sheet(boards::style(settings, self.side)),
            kinds: kind_words(Words(settings.language), snapshot.game()),
            sides: self.sides,
            start: start(snapshot),
            frame: self.frame,
            texts: serde_json::from_str(&page_texts(settings.language, TEXTS)).unwrap_or_default(),
            rules: explanations(&snapshot.setup().game),
            wishes: BTreeMap::from([
                ("targets", settings.targets),
                ("confirm", settings.confirm),
                ("promote", settings.promote),
                ("sound", settings.sound),
            ]),
            side: self.side as u8,
        };
        let data = serde_json::to_string(&data).expect("plain data has only string keys");
        // A data block ends at the first `</script`, wherever it stands.
        data.replace('<', "\\u003c")
    }
}

fn page(settings: &Settings, id: &TableId, snapshot: &Snapshot, note: String) -> TablePage {
    let words = Words(settings.language);
    let frame = snapshot.frame(0, now_ms(), &Reader::from(settings));
    let scene = Scene::of_view(snapshot.game(), snapshot.view());
    let side = match snapshot.held() {
        [only] if only.index() == 1 => Side::Second,
        _ => Side::First,
    };
    let style = boards::style(settings, side);
    let setup = snapshot.setup();
    let sides = words.sides(&setup.game, matches!(setup.start, Some(Start::Handicap(_))));
    let seats = seats(words, snapshot.setup(), &sides, &frame);
    let name = words.game_short(&snapshot.setup().game);
    let title = words.with(
        "table-title",
        &[
            ("game", name.clone().into()),
            ("first", seats[0].name.clone().into()),
            ("second", seats[1].name.clone().into()),
        ],
    );
    let facts = Facts { settings, snapshot, scene: &scene, sides: &sides, frame: &frame, side };
    let data = facts.written(&name);
    TablePage {
        shell: Shell::new(settings, &title, format!("/t/{id}")),
        symbols: boards::symbols([&scene], settings.pieces),
        id: id.to_string(),
        data,
        turned: side == Side::Second,
        drops: !scene.holdable.is_empty(),
        large: scene.board.len() > SQUARES_SEEN_AT_ONCE,
        upright: scene.board.upright,
        board: scene.svg_element(style, &name),
        first_hand: hand(&scene, style, 0),
        second_hand: hand(&scene, style, 1),
        game: snapshot.setup().game.clone(),
        options: chosen(words, snapshot.setup()),
        game_name: name.clone(),
        reconstruction: words.reconstruction(&setup.game),
        status: status(words, &sides, &frame),
        note,
        offer: offer(words, &frame),
        asked: proposals(&frame).any(|(_, by)| frame.you == [by]),
        end: frame.end.as_ref().map(|end| end.text.clone()).unwrap_or_default(),
        moves: listed(&frame.moves.list),
        choices: frame.choices.iter().map(|choice| choice.m.clone()).collect(),
        pass: frame
            .choices
            .iter()
            .find(|choice| choice.to.is_none())
            .map(|choice| choice.m.clone()),
        may: frame.may.clone(),
        version: frame.version,
        sound: settings.sound,
        again: again_label(words, snapshot),
        invitation: None,
        seats,
    }
}

/// Returns what is proposed, by the command that agrees, and who proposes it.
fn proposals(frame: &TableFrame) -> impl Iterator<Item = (&'static str, u8)> {
    let Offers { takeback, impasse } = frame.offers;
    let named = [("takeback", takeback), ("impasse", impasse)];
    named.into_iter().filter_map(|(name, by)| Some((name, by?)))
}

fn offer(words: Words, frame: &TableFrame) -> Option<Offer> {
    let (accept, _) =
        proposals(frame).find(|(_, by)| !frame.you.is_empty() && !frame.you.contains(by))?;
    let text = match accept {
        "takeback" => words.say("table-opponent-asks-takeback"),
        _ => words.say("table-opponent-offers-impasse"),
    };
    Some(Offer { accept, text })
}

fn again_label(words: Words, snapshot: &Snapshot) -> Option<String> {
    let key = if is_one_screen(snapshot.setup()) { "rematch" } else { "rematch-swap" };
    (!snapshot.held().is_empty()).then(|| words.say(key))
}

/// Whether one person plays both sides, as at a shared screen.
fn is_one_screen(setup: &Setup) -> bool {
    setup.seats.iter().all(|seat| matches!(seat, Seat::Person { person: 0 }))
}

fn seats(words: Words, setup: &Setup, sides: &[String; 2], frame: &TableFrame) -> Vec<ShownSeat> {
    let alone = is_one_screen(setup);
    setup
        .seats
        .iter()
        .enumerate()
        .map(|(player, seat)| {
            let player = player as u8;
            let side = capitalised(&sides[usize::from(player.min(1))]);
            let name = match seat {
                Seat::Machine { level } => {
                    words.with("table-machine", &[("level", (*level).into())])
                }
                Seat::Person { .. } if alone => side.clone(),
                Seat::Person { .. } if frame.you.contains(&player) => words.say("table-you"),
                Seat::Person { .. } => words.say("guest"),
            };
            let side = if alone { String::new() } else { side };
            ShownSeat { player, name, side, to_move: frame.end.is_none() && frame.turn == player }
        })
        .collect()
}

/// Names what is special about this table: the handicap and the options that were chosen.
fn chosen(words: Words, setup: &Setup) -> Vec<String> {
    let handicap = match &setup.start {
        Some(Start::Handicap(id)) => {
            let name = handicap_name(words.0, id);
            Some(format!("{}: {name}", words.say("handicap")))
        }
        Some(Start::Position(_)) | None => None,
    };
    let option = |(name, value): (&String, &String)| {
        format!("{}: {}", option_name(words.0, name), option_value(words.0, name, value))
    };
    handicap.into_iter().chain(setup.options.iter().map(option)).collect()
}

fn status(words: Words, sides: &[String; 2], frame: &TableFrame) -> String {
    if frame.end.is_some() {
        return String::new();
    }
    let turn = if frame.thinking {
        words.say("thinking")
    } else if frame.you == [frame.turn] {
        words.say("your-turn")
    } else {
        let side = sides[usize::from(frame.turn.min(1))].clone();
        words.with("table-to-move", &[("side", side.into())])
    };
    let check = (!frame.check.is_empty()).then(|| words.say("table-check"));
    let counted = frame.count.map(|count| {
        let side = sides[usize::from(count.by.min(1))].clone();
        let values =
            [("made", count.made.into()), ("limit", count.limit.into()), ("side", side.into())];
        words.with("table-counted", &values)
    });
    let open = frame.may.contains(&"draw").then(|| words.say("table-draw-open"));
    let parts = [Some(turn), check, counted, open];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn kind_words(words: Words, game: &Game) -> BTreeMap<&str, KindWords> {
    let speaker = Speaker::new(words.0, game);
    game.kinds()
        .map(|id| {
            let (kind, name) = (game.kind(id), speaker.piece(id));
            let reading = speaker.piece_reading(id).unwrap_or_default();
            (kind.letter.as_str(), KindWords { name, kanji: kind.kanji.clone(), reading })
        })
        .collect()
}

/// Returns the position before the first move: what everybody knew when the table was laid.
fn start(snapshot: &Snapshot) -> Beginning {
    let game = snapshot.game();
    let sfen = match &snapshot.setup().start {
        None => None,
        Some(Start::Position(sfen)) => Some(sfen.clone()),
        Some(Start::Handicap(id)) => {
            let found = game.rules().handicaps.iter().find(|handicap| handicap.id == *id);
            found.map(|handicap| handicap.sfen.clone())
        }
    };
    let position = sfen
        .and_then(|sfen| Position::from_sfen(game, &sfen, Reading::Game).ok())
        .unwrap_or_else(|| Position::start(game));
    let letter = |kind: shogido_rules::KindId| game.kind(kind).letter.clone();
    let seen = |square| {
        let piece = position.piece_at(square)?;
        Some((letter(piece.kind), piece.owner.index() as u8))
    };
    let hand = |player| {
        position.hand(player).map(|(kind, count)| (letter(kind), u32::from(count))).collect()
    };
    Beginning {
        squares: game.rules().board.all().map(seen).collect(),
        hands: game.rules().each_player().map(hand).collect(),
    }
}

/// Draws a stand for a page without scripts; the scripts draw their own over it.
fn hand(scene: &Scene, style: shogido_diagram::Style, player: u8) -> String {
    use std::fmt::Write as _;
    let mut out = String::new();
    let sheet = scene.sheet(style);
    for &(kind, count) in scene.hands.get(usize::from(player)).into_iter().flatten() {
        if count == 0 {
            continue;
        }
        let letter = &scene.faces[usize::from(kind)].letter;
        let id = &sheet.kinds[letter][usize::from(player)];
        let _ = write!(
            out,
            "<span class=\"held\"><svg viewBox=\"-50 -55 100 110\" aria-hidden=\"true\">\
             <use href=\"#{id}\"/></svg><span class=\"count\">{count}</span></span>"
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_lays_the_next_table_sits_on_the_other_side() {
        let seats = [Seat::Person { person: 0 }, Seat::Person { person: 1 }];
        let asked_by = |player| changed_sides(&seats, player);
        assert_eq!(
            asked_by(Player::FIRST),
            [Seat::Person { person: 1 }, Seat::Person { person: 0 }]
        );
        assert_eq!(
            asked_by(Player::SECOND),
            [Seat::Person { person: 0 }, Seat::Person { person: 1 }]
        );
    }
}
