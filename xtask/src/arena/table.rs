//! The result of a match: score, rating difference with its error, and how games ended.

use std::collections::BTreeMap;
use std::fmt;

/// What one game was worth to the match's first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    /// It won.
    Win,
    /// Nobody won.
    Draw,
    /// It lost.
    Loss,
}

impl Score {
    /// Points: one, a half, none.
    pub(crate) fn points(self) -> f64 {
        match self {
            Self::Win => 1.0,
            Self::Draw => 0.5,
            Self::Loss => 0.0,
        }
    }
}

/// Results so far. Games come in pairs from the same opening with sides exchanged.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    /// Mean points of the pairs that are complete.
    pairs: Vec<f64>,
    /// Wins, draws and losses of the first player.
    counts: [u32; 3],
    /// How often each ending occurred.
    endings: BTreeMap<String, u32>,
}

impl Table {
    /// Counts a pair of games and how each of them ended.
    pub(crate) fn add_pair(&mut self, games: &[(Score, String)]) {
        for (score, ending) in games {
            self.counts[*score as usize] += 1;
            *self.endings.entry(ending.clone()).or_default() += 1;
        }
        let points: f64 = games.iter().map(|(score, _)| score.points()).sum();
        self.pairs.push(points / games.len() as f64);
    }

    /// Games played.
    pub(crate) fn games(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The first player's share of the points, 0 to 1; a half before the first game.
    pub(crate) fn share(&self) -> f64 {
        if self.pairs.is_empty() {
            return 0.5;
        }
        self.pairs.iter().sum::<f64>() / self.pairs.len() as f64
    }

    /// The standard error of the share, from the spread of the pairs: games of a pair are not
    /// independent, pairs are.
    pub(crate) fn error(&self) -> f64 {
        let count = self.pairs.len() as f64;
        if count < 2.0 {
            return 0.5;
        }
        let share = self.share();
        let variance =
            self.pairs.iter().map(|pair| (pair - share).powi(2)).sum::<f64>() / (count - 1.0);
        (variance / count).sqrt()
    }
}

/// The rating difference that makes a share of points likely (the logistic curve of Elo).
pub(crate) fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [wins, draws, losses] = self.counts;
        let (share, error) = (self.share(), 1.96 * self.error());
        let (low, high) = (elo(share - error), elo(share + error));
        write!(
            f,
            "{} games: +{wins} ={draws} -{losses}, {:.1} % (95 %: {:.1} to {:.1}), Elo {:+.0} ({low:+.0} to {high:+.0});",
            self.games(),
            100.0 * share,
            100.0 * (share - error).max(0.0),
            100.0 * (share + error).min(1.0),
            elo(share),
        )?;
        for (ending, count) in &self.endings {
            write!(f, " {ending} {count}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_three_quarters_is_about_191_points() {
        assert!((elo(0.75) - 190.8).abs() < 0.1);
        assert!(elo(0.5).abs() < 1e-9);
    }

    #[test]
    fn pairs_that_are_all_split_have_no_spread() {
        let mut table = Table::default();
        for _ in 0..10 {
            table
                .add_pair(&[(Score::Win, "checkmate".into()), (Score::Loss, "resignation".into())]);
        }
        assert_eq!(table.games(), 20);
        assert!((table.share() - 0.5).abs() < 1e-9);
        assert!(table.error() < 1e-9);
    }
}
