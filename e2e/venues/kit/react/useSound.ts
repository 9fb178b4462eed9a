import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../page/guardedStorage';

export type Cue = 'chip' | 'deal' | 'flip' | 'tick' | 'draw' | 'shot' | 'hit' | 'win' | 'bigWin' | 'lose';

/** Note of a cue: frequency in hertz, start and duration in seconds, waveform, loudness up to 1. */
type Note = readonly [hertz: number, at: number, lasts: number, wave: OscillatorType, loudness: number];

const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  chip: [
    [2_400, 0, 0.03, 'triangle', 0.5],
    [3_100, 0.035, 0.04, 'triangle', 0.4],
  ],
  deal: [[520, 0, 0.05, 'sawtooth', 0.15]],
  flip: [
    [700, 0, 0.04, 'triangle', 0.3],
    [1_050, 0.04, 0.05, 'triangle', 0.3],
  ],
  tick: [[1_200, 0, 0.03, 'square', 0.12]],
  draw: [
    [392, 0, 0.08, 'sine', 0.5],
    [523, 0.08, 0.12, 'sine', 0.5],
  ],
  shot: [[180, 0, 0.06, 'square', 0.2]],
  hit: [
    [880, 0, 0.05, 'square', 0.2],
    [440, 0.05, 0.08, 'square', 0.15],
  ],
  win: [
    [523, 0, 0.12, 'triangle', 0.5],
    [659, 0.1, 0.12, 'triangle', 0.5],
    [784, 0.2, 0.25, 'triangle', 0.5],
  ],
  bigWin: [
    [523, 0, 0.15, 'triangle', 0.5],
    [659, 0.12, 0.15, 'triangle', 0.5],
    [784, 0.24, 0.15, 'triangle', 0.5],
    [1_047, 0.36, 0.5, 'triangle', 0.6],
    [1_319, 0.36, 0.5, 'sine', 0.3],
  ],
  lose: [
    [330, 0, 0.12, 'sine', 0.3],
    [262, 0.1, 0.2, 'sine', 0.3],
  ],
};

const STORED = 'sound';
const LOUDNESS = 0.16;

const listeners = new Set<() => void>();
let context: AudioContext | null = null;

/**
 * Returns the sound state. Sound is off until the player turns it on; the venue's pages remember the choice. `play` is
 * silent while it is off.
 */
export function useSound(): { readonly isOn: boolean; readonly toggle: () => void; readonly play: (cue: Cue) => void } {
  return { isOn: useSyncExternalStore(subscribe, isSoundOn), toggle, play };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isSoundOn(): boolean {
  return deviceStorage.read(STORED) === 'on';
}

function toggle(): void {
  const isOn = !isSoundOn();
  deviceStorage.write(STORED, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
  if (isOn) play('chip');
}

function play(cue: Cue): void {
  if (!isSoundOn() || document.visibilityState !== 'visible' || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of CUES[cue]) sing(context, note);
}

function sing(audio: AudioContext, [hertz, at, lasts, wave, loudness]: Note): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness * LOUDNESS, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}
