// The sound of a piece on wood, made by the browser itself: a short knock with a low body.

let context = null;

/** Knocks once; a capture knocks a little harder. Silent until the reader has touched the page. */
export function knock(hard = false) {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const out = context.createGain();
  out.gain.value = hard ? 0.5 : 0.34;
  out.connect(context.destination);
  snap(now, out);
  body(now, out, hard ? 190 : 235);
}

/** The snap: a few milliseconds of filtered noise. */
function snap(now, out) {
  const length = Math.floor(context.sampleRate * 0.03);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 6;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 2300, Q: 0.9 });
  source.connect(filter).connect(out);
  source.start(now);
}

/** The body: a low tone that dies at once. */
function body(now, out, frequency) {
  const tone = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: 0.9 });
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.6, now + 0.07);
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.09);
  tone.connect(gain).connect(out);
  tone.start(now);
  tone.stop(now + 0.1);
}
