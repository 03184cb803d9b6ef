//! Encodings of record files: guessed from the bytes, for names and headers lie.

use encoding_rs::{EUC_JP, ISO_2022_JP, SHIFT_JIS, UTF_16BE, UTF_16LE};

use crate::report::{Fault, Report};

/// How a text is stored in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// Shift-JIS as Windows reads it (code page 932), the usual one of `.kif`.
    ShiftJis,
    /// EUC-JP, of old Unix programs.
    EucJp,
    /// ISO-2022-JP, of mail.
    Iso2022Jp,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
}

impl Encoding {
    /// Returns the name as in `#KIF version=2.0 encoding=…`.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 => "UTF-8",
            Encoding::ShiftJis => "Shift_JIS",
            Encoding::EucJp => "EUC-JP",
            Encoding::Iso2022Jp => "ISO-2022-JP",
            Encoding::Utf16Le => "UTF-16LE",
            Encoding::Utf16Be => "UTF-16BE",
        }
    }

    /// Reads a name however it is spelt: `Shift_JIS`, `shift-jis`, `sjis`, `utf8`.
    pub fn find(name: &str) -> Option<Encoding> {
        let letters: String =
            name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
        Some(match letters.as_str() {
            "utf8" => Encoding::Utf8,
            "shiftjis" | "sjis" | "cp932" | "windows31j" | "ms932" => Encoding::ShiftJis,
            "eucjp" => Encoding::EucJp,
            "iso2022jp" | "jis" => Encoding::Iso2022Jp,
            "utf16le" | "utf16" => Encoding::Utf16Le,
            "utf16be" => Encoding::Utf16Be,
            _ => return None,
        })
    }

    fn codec(self) -> &'static encoding_rs::Encoding {
        match self {
            Encoding::Utf8 => encoding_rs::UTF_8,
            Encoding::ShiftJis => SHIFT_JIS,
            Encoding::EucJp => EUC_JP,
            Encoding::Iso2022Jp => ISO_2022_JP,
            Encoding::Utf16Le => UTF_16LE,
            Encoding::Utf16Be => UTF_16BE,
        }
    }
}

/// Guesses the encoding of bytes and decodes them. Bytes that make no sense become U+FFFD and are
/// reported with their offset.
pub fn decode(bytes: &[u8], report: &mut Report) -> (String, Encoding) {
    let encoding = guess(bytes);
    let (text, _) = encoding.codec().decode_with_bom_removal(bytes);
    if text.contains('\u{fffd}') && !holds_replacement(bytes, encoding) {
        let before = text.find('\u{fffd}').map_or("", |at| &text[..at]);
        let line = before.matches('\n').count() as u32 + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() as u32 + 1;
        let offset = first_fault(bytes, encoding);
        report.add(line, column, Fault::Undecodable, encoding.name(), &offset.to_string());
    }
    (text.into_owned(), encoding)
}

/// Tells whether the replacement character itself is written in the bytes.
fn holds_replacement(bytes: &[u8], encoding: Encoding) -> bool {
    encoding == Encoding::Utf8 && std::str::from_utf8(bytes).is_ok()
}

/// Returns the offset of the first byte that the encoding does not explain.
fn first_fault(bytes: &[u8], encoding: Encoding) -> usize {
    if let (Encoding::Utf8, Err(error)) = (encoding, std::str::from_utf8(bytes)) {
        return error.valid_up_to();
    }
    // The codecs stop behind the fault: its first byte lies the reported length before that.
    let mut decoder = encoding.codec().new_decoder_without_bom_handling();
    let mut text = String::with_capacity(bytes.len() * 3 + 16);
    let (result, read) = decoder.decode_to_string_without_replacement(bytes, &mut text, true);
    match result {
        encoding_rs::DecoderResult::Malformed(length, after) => {
            read.saturating_sub(usize::from(length) + usize::from(after))
        }
        _ => read,
    }
}

fn guess(bytes: &[u8]) -> Encoding {
    match bytes {
        [0xef, 0xbb, 0xbf, ..] => return Encoding::Utf8,
        [0xff, 0xfe, ..] => return Encoding::Utf16Le,
        [0xfe, 0xff, ..] => return Encoding::Utf16Be,
        _ => {}
    }
    if let Some(wide) = guess_utf16(bytes) {
        return wide;
    }
    if bytes.windows(3).any(|three| matches!(three, [0x1b, b'$', b'B' | b'@'])) {
        return Encoding::Iso2022Jp;
    }
    if std::str::from_utf8(bytes).is_ok() {
        return Encoding::Utf8;
    }
    let candidates = [Encoding::ShiftJis, Encoding::EucJp, Encoding::Utf8];
    let best = candidates.into_iter().max_by_key(|&candidate| likeness(bytes, candidate));
    best.unwrap_or(Encoding::ShiftJis)
}

/// Guesses UTF-16 without a mark: line ends and blanks put a zero in every other byte. A zero or
/// two among the bytes of a text in another encoding are only its faults.
fn guess_utf16(bytes: &[u8]) -> Option<Encoding> {
    let sample = &bytes[..bytes.len().min(4096)];
    let count = |sought: u8| sample.split(|&byte| byte == sought).count() - 1;
    if std::str::from_utf8(bytes).is_ok() && count(0) < sample.len() / 4 {
        return None;
    }
    let ends = |pair: [u8; 2]| sample.chunks_exact(2).filter(|chunk| *chunk == pair).count();
    let (low, high) = (ends([b'\n', 0]), ends([0, b'\n']));
    if low == high || low.max(high) * 2 < count(b'\n') {
        return None;
    }
    let encoding = if low > high { Encoding::Utf16Le } else { Encoding::Utf16Be };
    let (text, broken) = encoding.codec().decode_without_bom_handling(bytes);
    (!broken && !text.contains('\0')).then_some(encoding)
}

/// How much a decoding looks like a record: faults weigh against it, words of records for it.
fn likeness(bytes: &[u8], encoding: Encoding) -> i64 {
    let sample = &bytes[..bytes.len().min(1 << 16)];
    let (text, _) = encoding.codec().decode_without_bom_handling(sample);
    text.chars().map(weight).sum()
}

/// The kanji that records are made of.
const WORDS_OF_RECORDS: &str = "手先後同成打歩角飛金銀桂香玉一二三四五六七八九";

fn weight(letter: char) -> i64 {
    match letter {
        '\u{fffd}' => -20,
        '\u{ff61}'..='\u{ff9f}' => -2,
        '\u{80}'..='\u{9f}' => -5,
        '\u{ff10}'..='\u{ff19}' | '：' | '\u{3000}' => 3,
        _ if WORDS_OF_RECORDS.contains(letter) => 3,
        'ぁ'..='ん' | 'ァ'..='ン' => 1,
        _ => 0,
    }
}

/// A text in bytes, and what could not be written as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encoded {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The characters that had to be replaced, each once.
    pub replaced: Vec<char>,
}

/// Encodes a text. What Shift-JIS and its kin lack is replaced: ☗ and ☖ by ▲ and △, anything else
/// by `〓`, the printers' mark for a missing letter.
pub fn encode(text: &str, encoding: Encoding) -> Encoded {
    let mut replaced = Vec::new();
    let bytes = match encoding {
        Encoding::Utf8 => text.as_bytes().to_vec(),
        Encoding::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        Encoding::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        Encoding::ShiftJis | Encoding::EucJp | Encoding::Iso2022Jp => {
            let codec = encoding.codec();
            let fits = |letter: char| {
                letter.is_ascii() || !codec.encode(letter.encode_utf8(&mut [0; 4])).2
            };
            let written: String = text
                .chars()
                .map(|letter| {
                    if fits(letter) {
                        return letter;
                    }
                    if !replaced.contains(&letter) {
                        replaced.push(letter);
                    }
                    match letter {
                        '☗' => '▲',
                        '☖' => '△',
                        _ => '〓',
                    }
                })
                .collect();
            codec.encode(&written).0.into_owned()
        }
    };
    Encoded { bytes, replaced }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "手合割：平手\n先手：甲\n   1 ７六歩(77)   ( 0:00/00:00:00)\n";

    fn decoded(bytes: &[u8]) -> (String, Encoding, Report) {
        let mut report = Report::default();
        let (text, encoding) = decode(bytes, &mut report);
        (text, encoding, report)
    }

    #[test]
    fn each_encoding_is_recognised_by_its_bytes() {
        use Encoding::*;
        for encoding in [Utf8, ShiftJis, EucJp, Iso2022Jp, Utf16Le, Utf16Be] {
            let (text, found, report) = decoded(&encode(TEXT, encoding).bytes);
            assert_eq!((text.as_str(), found), (TEXT, encoding));
            assert!(report.is_clean());
        }
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_text() {
        assert_eq!(decoded("\u{feff}abc".as_bytes()).0, "abc");
        let wide: Vec<u8> = "\u{feff}手".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decoded(&wide).0, "手");
    }

    #[test]
    fn a_byte_that_makes_no_sense_is_reported_with_its_offset() {
        let mut bytes = encode(TEXT, Encoding::ShiftJis).bytes;
        bytes.insert(8, 0xff);
        let (_, encoding, report) = decoded(&bytes);
        assert_eq!(encoding, Encoding::ShiftJis);
        assert_eq!(report.oddities[0].code, Fault::Undecodable);
        assert_eq!(report.oddities[0].understood, "8");
    }

    #[test]
    fn a_zero_among_the_bytes_does_not_change_the_encoding() {
        for encoding in [Encoding::Utf8, Encoding::ShiftJis, Encoding::EucJp] {
            let sound = encode(TEXT, encoding).bytes;
            for at in 0..=sound.len() {
                let mut bytes = sound.clone();
                bytes.insert(at, 0);
                let found = decoded(&bytes).1;
                assert_eq!(found, encoding, "a zero at {at}");
            }
        }
        assert_eq!(decoded("先手：甲\0\n".as_bytes()).1, Encoding::Utf8);
    }

    #[test]
    fn shogi_marks_that_shift_jis_lacks_become_triangles() {
        let encoded = encode("☗７六歩 ☖３四歩", Encoding::ShiftJis);
        assert_eq!(decoded(&encoded.bytes).0, "▲７六歩 △３四歩");
        assert_eq!(encoded.replaced, ['☗', '☖']);
    }
}
