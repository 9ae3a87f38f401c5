/** Sounds synthesised with Web Audio: no files to download. */
import { untrack } from 'svelte';
import { hasGesture, onGesture } from './gesture';
import { settings } from './settings.svelte';
import { buzz } from './vibration';

export type Sound =
  | 'flip'
  | 'slide'
  | 'place'
  | 'touch'
  | 'beat'
  | 'match'
  | 'miss'
  | 'turn'
  | 'token'
  | 'shuffle'
  | 'alarm'
  | 'reverse'
  | 'refuse'
  | 'win'
  | 'lose'
  | 'end'
  | 'pop';

interface Note {
  /** Frequency in hertz; 0 is a breath of noise. */
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
  /** The pitch it glides to, or for noise the end of the filter's sweep. */
  readonly to?: number;
}

const note = (
  pitch: number,
  at: number,
  lasts: number,
  loud: number,
  wave: OscillatorType = 'sine',
  to?: number,
): Note => (to === undefined ? { pitch, at, lasts, loud, wave } : { pitch, at, lasts, loud, wave, to });
const breath = (at: number, lasts: number, loud: number, to: number): Note => ({ pitch: 0, at, lasts, loud, to });

const SCORE: Record<Sound, readonly Note[]> = {
  flip: [breath(0, 0.07, 0.25, 2600), note(520, 0.05, 0.06, 0.12, 'triangle')],
  slide: [breath(0, 0.16, 0.16, 900)],
  place: [note(190, 0, 0.09, 0.4, 'sine', 90), breath(0, 0.04, 0.2, 700)],
  touch: [note(330, 0, 0.1, 0.35, 'triangle', 880), breath(0, 0.03, 0.3, 3200)],
  beat: [note(440, 0, 0.14, 0.22, 'triangle')],
  match: [
    note(523, 0, 0.14, 0.3, 'triangle'),
    note(659, 0.1, 0.14, 0.3, 'triangle'),
    note(784, 0.2, 0.3, 0.32, 'triangle'),
  ],
  miss: [note(311, 0, 0.18, 0.28, 'triangle', 277), note(233, 0.16, 0.3, 0.28, 'triangle', 196)],
  turn: [note(587, 0, 0.12, 0.2, 'sine'), note(880, 0.1, 0.22, 0.2, 'sine')],
  token: [note(988, 0, 0.08, 0.2, 'sine'), note(1319, 0.06, 0.22, 0.2, 'sine')],
  shuffle: [breath(0, 0.05, 0.2, 1800), breath(0.07, 0.05, 0.2, 2100), breath(0.14, 0.05, 0.2, 2400)],
  alarm: [0, 0.09, 0.18, 0.27, 0.36, 0.45].map((at, i) => note(i % 2 ? 1245 : 1047, at, 0.08, 0.24, 'square')),
  reverse: [note(880, 0, 0.28, 0.24, 'sawtooth', 220), note(220, 0.24, 0.3, 0.2, 'sawtooth', 880)],
  refuse: [note(160, 0, 0.12, 0.3, 'triangle'), note(160, 0.15, 0.12, 0.3, 'triangle')],
  // A fanfare: up, a step back, and a chord held with its octave.
  win: [
    ...[523, 659, 784, 1047, 784].map((pitch, i) => note(pitch, i * 0.12, 0.16, 0.28, 'triangle')),
    ...[523, 784, 1047, 1319].map((pitch) => note(pitch, 0.62, 1.1, 0.16, 'triangle')),
    note(2093, 0.74, 0.5, 0.06),
    note(2637, 0.86, 0.5, 0.05),
  ],
  // Not this time: it comes down gently, and ends on a chord that is at home.
  lose: [
    ...[392, 349, 330].map((pitch, i) => note(pitch, i * 0.2, 0.26, 0.22)),
    ...[262, 330, 392].map((pitch) => note(pitch, 0.62, 0.9, 0.14)),
  ],
  // For those who looked on: it is over.
  end: [note(523, 0, 0.2, 0.24, 'triangle'), note(784, 0.16, 0.5, 0.24, 'triangle')],
  pop: [note(420, 0, 0.06, 0.22, 'sine', 700)],
};

/** The four syllables of a rhyme without a voice: la, la, high, low. */
const RHYME = [392, 440, 587, 294];

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function context(): AudioContext | undefined {
  // An effect that plays a sound must not run again when the sound is switched off and on.
  if (!untrack(() => settings.sound) || typeof AudioContext === 'undefined' || !hasGesture()) return undefined;
  audio ??= new AudioContext();
  wake();
  return audio;
}

/** A phone that slept has interrupted its sound. A browser may refuse to go on without a press: the next one tries again. */
function wake(): void {
  if (audio && audio.state !== 'running') void audio.resume().catch(() => undefined);
}

function noise(ctx: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return hiss;
}

function voice(
  ctx: AudioContext,
  { pitch, lasts, wave, to }: Note,
  start: number,
): [AudioScheduledSourceNode, AudioNode] {
  if (pitch > 0) {
    const source = ctx.createOscillator();
    source.type = wave ?? 'sine';
    source.frequency.setValueAtTime(pitch, start);
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + lasts);
    return [source, source];
  }
  const source = ctx.createBufferSource();
  source.buffer = noise(ctx);
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(400, start);
  filter.frequency.exponentialRampToValueAtTime(to ?? 1200, start + lasts);
  source.connect(filter);
  return [source, filter];
}

function sing(ctx: AudioContext, played: Note): void {
  const start = ctx.currentTime + 0.01 + played.at;
  const [source, end] = voice(ctx, played, start);
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(played.loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + played.lasts);
  end.connect(gain).connect(ctx.destination);
  source.start(start);
  source.stop(start + played.lasts + 0.02);
}

/** What is felt beside what is heard, where it concerns this player. */
const FELT: Partial<Record<Sound, number | number[]>> = {
  turn: 40,
  refuse: 30,
  alarm: [60, 40, 60, 40, 60],
  win: [40, 60, 40, 60, 160],
};

/** Play a sound, unless the device is muted, and let it be felt, unless that is switched off. */
export function play(sound: Sound): void {
  const ctx = context();
  if (ctx) SCORE[sound].forEach((each) => sing(ctx, each));
  const felt = FELT[sound];
  if (felt !== undefined) buzz(felt);
}

/** Sing one syllable of the rhyme, where no voice can speak it. */
export function chant(beat: number): void {
  const ctx = context();
  const pitch = RHYME[beat % RHYME.length] ?? 440;
  if (ctx) [note(pitch, 0, 0.3, 0.3, 'triangle'), note(pitch * 2, 0, 0.2, 0.08)].forEach((each) => sing(ctx, each));
}

/** Browsers allow sound and speech only after a first press: start both there, so that nothing comes late. */
export function wakeOnTouch(): void {
  onGesture(() => {
    context();
    // iOS is silent, without an error, until something was spoken during a press.
    if ('speechSynthesis' in globalThis) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
  });
  for (const event of ['visibilitychange', 'pointerup', 'keydown']) document.addEventListener(event, wake);
}

/** Say whether sound still waits for that first press, now and whenever it changes; gives the way to hear no more. */
export function onSleep(told: (asleep: boolean) => void): () => void {
  const tell = (): void =>
    told(typeof AudioContext !== 'undefined' && audio?.state !== 'running' && untrack(() => settings.sound));
  const follow = (): void => {
    context()?.addEventListener('statechange', tell);
    tell();
  };
  const forget = onGesture(follow);
  follow();
  return () => {
    forget();
    audio?.removeEventListener('statechange', tell);
  };
}
