/** A handful of quiet tones, made here: nothing is loaded. A browser plays none before its page was touched. */
let context: AudioContext | null = null;

const QUIET = 0.05;
/** Tones that come closer than this are one. */
const APART = 400;
const TONES: Record<string, [hertz: number, at: number][]> = {
  turn: [
    [523, 0],
    [784, 0.13],
  ],
  played: [[330, 0]],
  remark: [[660, 0]],
};
let last = 0;

export function sound(name: "turn" | "played" | "remark"): void {
  if (performance.now() - last < APART && name !== "turn") return;
  last = performance.now();
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [hertz, at] of TONES[name]!) tone(context, hertz, context.currentTime + at);
}

function tone(audio: AudioContext, hertz: number, at: number): void {
  const [wave, volume] = [audio.createOscillator(), audio.createGain()];
  wave.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(QUIET, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + 0.4);
}
