import { gleam, type Shape } from '../shape';

const CURL = { fill: 'none', stroke: '#2f7fbe', 'stroke-width': 3.2 } as const;
const TAIL = { fill: 'none', stroke: '#f3b64a', 'stroke-width': 4 } as const;

export const CLOUD: readonly Shape[] = [
  ['path', { d: 'M20 80 H66', ...TAIL }],
  ['path', { d: 'M44 87.5 H80', ...TAIL, 'stroke-width': 3, opacity: 0.8 }],
  [
    'path',
    {
      d: 'M20 72 C2 72 3 49 19 47 C16 27 39 19 49 32 C58 16 82 23 79 43 C97 43 98 72 80 72 Z',
      fill: 'url(#cloud)',
      stroke: '#c9932e',
      'stroke-width': 3,
    },
  ],
  ['path', { d: 'M24 63 C14 61 17 51 25 54 C31 57 28 65 22 64', ...CURL }],
  ['path', { d: 'M76 63 C87 61 84 50 75 53 C69 56 72 65 78 64', ...CURL }],
  ['path', { d: 'M44 60 C34 52 42 38 53 43 C63 48 58 61 49 58 C43 55 47 48 52 51', ...CURL }],
  gleam('M24 45 C23 35 33 28 42 33', 3, 0.9),
  gleam('M58 33 C64 27 74 30 75 39', 2.4, 0.8),
];
