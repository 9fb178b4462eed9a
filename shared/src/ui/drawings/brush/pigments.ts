/** Colors of one landscape: sky from top to horizon, the three mineral layers of a ridge, and its gilt line. */
export interface Pigment {
  readonly sky: readonly [string, string, string];
  readonly top: string;
  readonly mid: string;
  readonly low: string;
  readonly line: string;
}

export const NIGHT: Pigment = { sky: ['#061426', '#0a2e55', '#165c86'], top: '#1560ab', mid: '#15806f', low: '#b79f5f', line: '#e8c97e' };
export const DUSK: Pigment = { sky: ['#231135', '#5a2562', '#c25b52'], top: '#4b3a94', mid: '#8a4079', low: '#e6ac72', line: '#f6d79a' };
export const JADE: Pigment = { sky: ['#05251f', '#0a5c48', '#5fb797'], top: '#0b6f7a', mid: '#1f9670', low: '#dccb8f', line: '#f2e0a6' };
export const EMBER: Pigment = { sky: ['#2b0b0c', '#7c1d16', '#d9663a'], top: '#8c2a3a', mid: '#c2512f', low: '#f0c077', line: '#ffe0a0' };
export const GOLD: Pigment = { sky: ['#2a1a08', '#7a4d12', '#e0a845'], top: '#a8641c', mid: '#d0922e', low: '#fbe7b0', line: '#fff3d0' };
export const GILT: Pigment = { sky: ['#0b131d', '#1d2b3a', '#7d6a40'], top: '#2b3f54', mid: '#7c6a3e', low: '#f0d797', line: '#f0d797' };
export const SEA: Pigment = { sky: ['#03202f', '#06587a', '#28a3b5'], top: '#0a5f8f', mid: '#129a9a', low: '#a4dcc8', line: '#d9f5e6' };
/** Neutral colors for the ridge line behind a message. It is shown faintly, so it suits both editions. */
export const INK: Pigment = { sky: ['#ffffff', '#eef2f6', '#d3dce6'], top: '#b4c1cf', mid: '#8a99aa', low: '#d3dce6', line: '#8a99aa' };
