//! Numbers as each language writes them.

use crate::Language;

/// A whole number with its thousands grouped: `12,345`, in Russian and Belarusian `12 345` from
/// five digits on.
pub fn integer(language: Language, number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let (separator, shortest) = match language {
        Language::En | Language::Ja => (',', 4),
        Language::Ru | Language::Be => ('\u{a0}', 5),
    };
    let mut written = String::with_capacity(digits.len() * 2);
    if number < 0 {
        written.push(MINUS);
    }
    for (position, digit) in digits.chars().enumerate() {
        let left = digits.len() - position;
        if position > 0 && left.is_multiple_of(3) && digits.len() >= shortest {
            written.push(separator);
        }
        written.push(digit);
    }
    written
}

/// A number of hundredths with two decimals, as for scores: `−1.50`, in Russian and Belarusian
/// `−1,50`.
pub fn decimal(language: Language, hundredths: i64) -> String {
    let point = match language {
        Language::En | Language::Ja => '.',
        Language::Ru | Language::Be => ',',
    };
    let sign = if hundredths < 0 { MINUS.to_string() } else { String::new() };
    let size = hundredths.unsigned_abs();
    format!("{sign}{}{point}{:02}", size / 100, size % 100)
}

/// The minus sign, longer than a hyphen.
const MINUS: char = '\u{2212}';

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped_as_each_language_does() {
        assert_eq!(integer(Language::En, 1234), "1,234");
        assert_eq!(integer(Language::Ru, 1234), "1234");
        assert_eq!(integer(Language::Be, 12345), "12\u{a0}345");
        assert_eq!(integer(Language::Ja, -1_234_567), "\u{2212}1,234,567");
        assert_eq!(integer(Language::En, 0), "0");
        assert_eq!(integer(Language::En, i64::MIN), "\u{2212}9,223,372,036,854,775,808");
    }

    #[test]
    fn scores_have_the_decimal_sign_of_the_language() {
        assert_eq!(decimal(Language::En, 150), "1.50");
        assert_eq!(decimal(Language::Ru, -5), "\u{2212}0,05");
    }
}
