//! The network in floating point, and how it learns.

use shogido_engine::eval::network::features::{
    BUCKETS, FEATURES, HAND_KINDS, HAND_MOST, KINDS, Look, SQUARES,
};
use shogido_engine::eval::network::weights::{
    HIDDEN, LOGIT, ONE, OUTPUT_SCALE, PLAIN_SCALE, Row, Weights,
};

use super::samples::Sample;

/// Rows of the merged tables.
pub(super) const ROWS: usize = BUCKETS * FEATURES;

/// Rows of the learned tables: one more region, whose weights all regions share. What is true of a
/// man wherever the king stands is then learned from all positions at once.
const LEARNED: usize = ROWS + FEATURES;

/// Hidden weights are stored in a byte, so they stay below one.
const HIDDEN_BOUND: f32 = 0.99;

/// Output weights are kept small enough for the sums of the search to fit 32 bits.
const OUTPUT_BOUND: f32 = 3.9;

/// Rough values of the men in pawns of a hundred, in the order of the kinds: where learning starts.
const MATERIAL: [f32; KINDS] =
    [90., 240., 260., 380., 570., 640., 450., 0., 420., 420., 430., 450., 830., 950.];

/// Tables of weights or of their gradients.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub(super) hidden: Vec<[f32; HIDDEN]>,
    pub(super) plain: Vec<f32>,
    pub(super) bias: [f32; HIDDEN],
    pub(super) output: [[f32; HIDDEN]; 2],
    pub(super) tempo: f32,
}

impl Tables {
    /// Tables of zeros with so many feature rows.
    pub(super) fn zeros(rows: usize) -> Self {
        Self {
            hidden: vec![[0.0; HIDDEN]; rows],
            plain: vec![0.0; rows],
            bias: [0.0; HIDDEN],
            output: [[0.0; HIDDEN]; 2],
            tempo: 0.0,
        }
    }

    /// Sets everything to zero.
    fn clear(&mut self) {
        self.hidden.fill([0.0; HIDDEN]);
        self.plain.fill(0.0);
        self.bias = [0.0; HIDDEN];
        self.output = [[0.0; HIDDEN]; 2];
        self.tempo = 0.0;
    }

    /// The parts that have no feature rows, in one order.
    fn small(&mut self) -> impl Iterator<Item = &mut f32> {
        self.bias
            .iter_mut()
            .chain(self.output.iter_mut().flatten())
            .chain(std::iter::once(&mut self.tempo))
    }

    fn add(&mut self, other: &mut Self) {
        for (sum, row) in self.hidden.iter_mut().zip(&other.hidden) {
            for (to, from) in sum.iter_mut().zip(row) {
                *to += from;
            }
        }
        for (to, from) in self.plain.iter_mut().zip(&other.plain) {
            *to += from;
        }
        for (to, from) in self.small().zip(other.small()) {
            *to += *from;
        }
    }
}

/// The hidden sums of one sample, for the side to move and the other.
struct Forward {
    sums: [[f32; HIDDEN]; 2],
    chance: f32,
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The chance of winning that the merged tables give a sample.
fn forward(tables: &Tables, sample: &Sample) -> Forward {
    let mut sums = [tables.bias; 2];
    let mut out = tables.tempo;
    for (seat, half) in [0.5, -0.5].into_iter().enumerate() {
        for row in sample.rows(seat) {
            for (sum, weight) in sums[seat].iter_mut().zip(&tables.hidden[row]) {
                *sum += weight;
            }
            out += half * tables.plain[row];
        }
        for (sum, weight) in sums[seat].iter().zip(&tables.output[seat]) {
            let ramp = sum.clamp(0.0, 1.0);
            out += ramp * ramp * weight;
        }
    }
    Forward { sums, chance: logistic(out) }
}

/// Adds the gradient of a sample's squared error to `gradient`; gives the squared error.
fn backward(tables: &Tables, gradient: &mut Tables, sample: &Sample) -> f32 {
    let Forward { sums, chance } = forward(tables, sample);
    let error = chance - sample.target;
    let slope = 2.0 * error * chance * (1.0 - chance);
    gradient.tempo += slope;
    for (seat, half) in [0.5, -0.5].into_iter().enumerate() {
        let mut unit_slopes = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            let sum = sums[seat][unit];
            let ramp = sum.clamp(0.0, 1.0);
            gradient.output[seat][unit] += slope * ramp * ramp;
            let inside = if sum > 0.0 && sum < 1.0 { 1.0 } else { 0.0 };
            unit_slopes[unit] = inside * slope * tables.output[seat][unit] * 2.0 * ramp;
        }
        for (to, from) in gradient.bias.iter_mut().zip(&unit_slopes) {
            *to += from;
        }
        for row in sample.rows(seat) {
            for (to, from) in gradient.hidden[row].iter_mut().zip(&unit_slopes) {
                *to += from;
            }
            gradient.plain[row] += half * slope;
        }
    }
    error * error
}

/// The mean squared errors over samples: against the target, and against the results of the games.
pub(super) fn loss(tables: &Tables, samples: &[Sample]) -> [f64; 2] {
    let mut sums = [0.0; 2];
    for sample in samples {
        let chance = forward(tables, sample).chance;
        sums[0] += f64::from(chance - sample.target).powi(2);
        sums[1] += f64::from(chance - sample.result).powi(2);
    }
    sums.map(|sum| sum / samples.len().max(1) as f64)
}

/// Adam (Kingma and Ba, 2015) with decoupled weight decay (Loshchilov and Hutter, 2019).
#[derive(Debug)]
pub(super) struct Learner {
    learned: Tables,
    first: Tables,
    second: Tables,
    merged: Tables,
    gradients: Vec<Tables>,
    steps: i32,
    decay: f32,
}

/// One step of Adam for one weight.
struct Step {
    rate: f32,
    decay: f32,
    correct: [f32; 2],
}

impl Step {
    fn take(&self, weight: &mut f32, first: &mut f32, second: &mut f32, gradient: f32) {
        *first += 0.1 * (gradient - *first);
        *second += 0.001 * (gradient * gradient - *second);
        let scaled = (*first * self.correct[0]) / ((*second * self.correct[1]).sqrt() + 1e-8);
        *weight -= self.rate * (scaled + self.decay * *weight);
    }
}

impl Learner {
    /// A learner that starts from material, with small random hidden weights.
    pub(super) fn new(threads: usize, decay: f32, mut random: impl FnMut() -> f32) -> Self {
        let mut learned = Tables::zeros(LEARNED);
        for row in learned.hidden.iter_mut().skip(ROWS) {
            row.fill_with(|| 0.05 * random());
        }
        for unit in &mut learned.bias {
            *unit = 0.2 + 0.1 * random();
        }
        for unit in learned.output.iter_mut().flatten() {
            *unit = 0.2 * random();
        }
        for (kind, value) in MATERIAL.into_iter().enumerate() {
            let worth = value / LOGIT as f32;
            for square in 0..SQUARES {
                learned.plain[ROWS + kind * SQUARES + square] = worth;
                learned.plain[ROWS + (KINDS + kind) * SQUARES + square] = -worth;
            }
        }
        material_in_hand(&mut learned.plain[ROWS..]);
        Self {
            first: Tables::zeros(LEARNED),
            second: Tables::zeros(LEARNED),
            merged: Tables::zeros(ROWS),
            gradients: vec![Tables::zeros(ROWS); threads],
            learned,
            steps: 0,
            decay,
        }
    }

    /// The tables as the evaluation uses them: each region's weights with the shared ones added.
    pub(super) fn merge(&mut self) -> &Tables {
        let Self { learned, merged, .. } = self;
        for row in 0..ROWS {
            let shared = ROWS + row % FEATURES;
            for unit in 0..HIDDEN {
                let sum = learned.hidden[row][unit] + learned.hidden[shared][unit];
                merged.hidden[row][unit] = sum.clamp(-HIDDEN_BOUND, HIDDEN_BOUND);
            }
            merged.plain[row] = learned.plain[row] + learned.plain[shared];
        }
        merged.bias = learned.bias;
        merged.output = learned.output;
        merged.tempo = learned.tempo;
        &self.merged
    }

    /// Learns from one batch at the given rate; gives the mean squared error before the step.
    pub(super) fn learn(&mut self, batch: &[&Sample], rate: f32) -> f64 {
        self.merge();
        let share = batch.len().div_ceil(self.gradients.len()).max(1);
        let merged = &self.merged;
        let error: f64 = std::thread::scope(|scope| {
            let workers: Vec<_> = self
                .gradients
                .iter_mut()
                .zip(batch.chunks(share))
                .map(|(gradient, part)| {
                    scope.spawn(move || {
                        gradient.clear();
                        part.iter()
                            .map(|one| f64::from(backward(merged, gradient, one)))
                            .sum::<f64>()
                    })
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("no worker panics")).sum()
        });
        let parts = batch.len().div_ceil(share);
        let (sum, others) = self.gradients.split_at_mut(1);
        for other in &mut others[..parts - 1] {
            sum[0].add(other);
        }
        self.step(rate, 1.0 / batch.len() as f32);
        error / batch.len() as f64
    }

    /// Moves every weight against its gradient.
    fn step(&mut self, rate: f32, scale: f32) {
        self.steps += 1;
        let correct =
            [1.0 / (1.0 - 0.9_f32.powi(self.steps)), 1.0 / (1.0 - 0.999_f32.powi(self.steps))];
        let step = Step { rate, decay: self.decay, correct };
        let Self { learned, first, second, gradients, .. } = self;
        let gradient = &mut gradients[0];
        for feature in 0..FEATURES {
            let mut shared = [0.0; HIDDEN];
            let mut shared_plain = 0.0;
            for region in 0..=BUCKETS {
                let row = region * FEATURES + feature;
                let (slopes, plain) = if region < BUCKETS {
                    (gradient.hidden[row], gradient.plain[row])
                } else {
                    (shared, shared_plain)
                };
                for unit in 0..HIDDEN {
                    shared[unit] += slopes[unit];
                    step.take(
                        &mut learned.hidden[row][unit],
                        &mut first.hidden[row][unit],
                        &mut second.hidden[row][unit],
                        slopes[unit] * scale,
                    );
                }
                shared_plain += plain;
                step.take(
                    &mut learned.plain[row],
                    &mut first.plain[row],
                    &mut second.plain[row],
                    plain * scale,
                );
            }
        }
        let no_decay = Step { decay: 0.0, ..step };
        let moments = first.small().zip(second.small());
        for ((weight, slope), (one, two)) in learned.small().zip(gradient.small()).zip(moments) {
            no_decay.take(weight, one, two, *slope * scale);
        }
        for weight in learned.output.iter_mut().flatten() {
            *weight = weight.clamp(-OUTPUT_BOUND, OUTPUT_BOUND);
        }
    }

    /// The weights in whole numbers, as the program stores them.
    pub(super) fn weights(&mut self) -> Weights {
        let tables = self.merge();
        let whole = |value: f32, scale: i32| (value * scale as f32).round() as i16;
        Weights {
            hidden: tables
                .hidden
                .iter()
                .map(|row| Row(row.map(|value| (value * ONE as f32).round() as i8)))
                .collect(),
            plain: tables.plain.iter().map(|value| whole(*value, LOGIT * PLAIN_SCALE)).collect(),
            bias: tables.bias.map(|value| whole(value, ONE)),
            output: tables.output.map(|side| side.map(|value| whole(value, OUTPUT_SCALE))),
            tempo: whole(tables.tempo, LOGIT),
        }
    }
}

/// Starts the worth of men in hand a little above that on the board: they can go anywhere.
fn material_in_hand(plain: &mut [f32]) {
    let look = Look::new(0, SQUARES - 1);
    for (kind, value) in MATERIAL.iter().enumerate().take(HAND_KINDS) {
        for nth in 0..HAND_MOST[kind] {
            let worth = 1.1 * value / LOGIT as f32;
            plain[look.in_hand(0, kind, nth)] = worth;
            plain[look.in_hand(1, kind, nth)] = -worth;
        }
    }
}
