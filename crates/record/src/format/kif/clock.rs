//! Times in KIF: `( 0:01/00:00:06)`.

/// Reads the time of one move, in milliseconds, from the text between the brackets, and the
/// mover's sum so far if one can be read.
pub(super) fn read(text: &str) -> Option<(u64, Option<u64>)> {
    let (spent, total) = match text.split_once('/') {
        Some((spent, total)) => (spent, duration(total)),
        None => (text, None),
    };
    Some((duration(spent)?, total))
}

/// Reads `1:02:03.5` and its like.
fn duration(text: &str) -> Option<u64> {
    let text = text.trim();
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds = 0_u64;
    let mut parts = 0;
    for part in whole.split(':') {
        let number: u64 = part.trim().parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
        parts += 1;
    }
    if !(1..=3).contains(&parts) || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let thousandths = format!("{fraction:0<3}").get(..3)?.parse::<u64>().ok()?;
    seconds.checked_mul(1000)?.checked_add(thousandths)
}

/// Writes the time of a move and the mover's sum, both in milliseconds.
pub(super) fn write(spent_ms: u64, total_ms: u64) -> String {
    let fraction = match spent_ms % 1000 {
        0 => String::new(),
        ms => format!(".{ms:03}"),
    };
    let (spent, total) = (spent_ms / 1000, total_ms / 1000);
    format!(
        "({:2}:{:02}{fraction}/{:02}:{:02}:{:02})",
        spent / 60,
        spent % 60,
        total / 3600,
        total / 60 % 60,
        total % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_of_writing_a_time_is_read() {
        for (text, ms) in [
            (" 0:01/00:00:06", (1_000, Some(6_000))),
            ("00:00 / 00:00:00", (0, Some(0))),
            ("0:4/0:0:4", (4_000, Some(4_000))),
            (" 1:30", (90_000, None)),
            ("90:00/3:00:00", (5_400_000, Some(10_800_000))),
            ("1:02:03/01:02:03", (3_723_000, Some(3_723_000))),
            ("0:06.123/00:00:06", (6_123, Some(6_000))),
            ("0:06.5/x", (6_500, None)),
            ("7", (7_000, None)),
        ] {
            assert_eq!(read(text), Some(ms), "{text}");
        }
        for text in ["", "x", "1:2:3:4", "-1:00", "0:01.x", "99999999999999999999", ":"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_time_is_read_as_it_was_written() {
        for ms in [0, 1, 999, 1_000, 59_999, 3_600_000, 360_000_000] {
            let written = write(ms, ms);
            let (spent, total) = read(written.trim_matches(['(', ')'])).expect("a time");
            assert_eq!((spent, total), (ms, Some(ms / 1000 * 1000)), "{written}");
        }
        assert_eq!(write(1_000, 6_000), "( 0:01/00:00:06)");
    }
}
