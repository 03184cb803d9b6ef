//! The wooden body of a shogi piece.

use std::fmt::Write as _;

/// The size of a piece by its rank, in drawing units.
///
/// The proportions are those of a usual tournament set, whose bases measure, from king to pawn,
/// 28.7, 27.7, 26.7, 25.7, 23.7 and 22.7 mm and whose heights 31.9, 30.9, 29.9, 28.9, 28.9 and
/// 27.9 mm, on squares of about 35 by 38 mm; enlarged a little to read well on a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Stature {
    /// The king and whoever stands in its place.
    King,
    /// Rook and bishop.
    Major,
    /// Gold, silver and other generals.
    #[default]
    General,
    /// The knight.
    Knight,
    /// The lance.
    Lance,
    /// The pawn.
    Pawn,
}

impl Stature {
    /// Returns the width of the base and the height.
    pub(crate) fn size(self) -> (f32, f32) {
        let (width, height) = match self {
            Self::King => (28.7, 31.9),
            Self::Major => (27.7, 30.9),
            Self::General => (26.7, 29.9),
            Self::Knight => (25.7, 28.9),
            Self::Lance => (23.7, 28.9),
            Self::Pawn => (22.7, 27.9),
        };
        (width * 3.1, height * 3.1)
    }

    /// Returns a short name for symbol ids.
    pub(crate) fn code(self) -> char {
        match self {
            Self::King => 'k',
            Self::Major => 'm',
            Self::General => 'g',
            Self::Knight => 'n',
            Self::Lance => 'l',
            Self::Pawn => 'p',
        }
    }
}

/// Draws the pentagon with slightly rounded corners, centred on the origin, moved down by `lower`.
pub(crate) fn pentagon(stature: Stature, lower: f32) -> String {
    let (width, height) = stature.size();
    let (base, shoulder) = (width / 2.0, width * 0.365);
    let (top, bottom) = (-height / 2.0 + lower, height / 2.0 + lower);
    let neck = top + height * 0.175;
    let corners =
        [(0.0, top), (shoulder, neck), (base, bottom), (-base, bottom), (-shoulder, neck)];
    rounded(&corners, 3.5)
}

/// Draws a regular octagon lying on a side, of this distance from the middle to its corners.
pub(crate) fn octagon(radius: f32, lower: f32) -> String {
    let corners: Vec<_> = (0..8)
        .map(|n| (n as f32 + 0.5) * std::f32::consts::FRAC_PI_4)
        .map(|angle| (radius * angle.cos(), radius * angle.sin() + lower))
        .collect();
    rounded(&corners, 3.0)
}

/// Joins corners by straight lines and softens each corner over `radius` units.
fn rounded(corners: &[(f32, f32)], radius: f32) -> String {
    let count = corners.len();
    let towards = |from: (f32, f32), to: (f32, f32)| {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let share = radius / dx.hypot(dy);
        (from.0 + dx * share, from.1 + dy * share)
    };
    let mut path = String::new();
    for (n, &corner) in corners.iter().enumerate() {
        let before = towards(corner, corners[(n + count - 1) % count]);
        let after = towards(corner, corners[(n + 1) % count]);
        let command = if n == 0 { 'M' } else { 'L' };
        let _ = write!(
            path,
            "{command}{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
            before.0, before.1, corner.0, corner.1, after.0, after.1
        );
    }
    path.push('Z');
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_piece_is_never_smaller() {
        use Stature::*;
        let sizes = [King, Major, General, Knight, Lance, Pawn].map(Stature::size);
        assert!(sizes.windows(2).all(|pair| pair[0].0 > pair[1].0 && pair[0].1 >= pair[1].1));
        assert!(sizes.iter().all(|size| size.0 < 96.0 && size.1 < 106.0));
    }
}
