import { EDGE } from '../paints';
import { gleam, sparkle, type Shape } from '../shape';

export const INGOT: readonly Shape[] = [
  [
    'path',
    {
      d: 'M4 37 C13 45 26 50 36 51 H64 C74 50 87 45 96 37 C99 66 79 88 50 88 C21 88 1 66 4 37Z',
      fill: 'url(#gold)',
      stroke: EDGE,
      'stroke-width': 2,
    },
  ],
  ['path', { d: 'M9 55 C17 76 34 86 50 86 C66 86 83 76 91 55 C82 68 67 74 50 74 C33 74 18 68 9 55Z', fill: '#6f4208', opacity: 0.35 }],
  ['ellipse', { cx: 50, cy: 51, rx: 27, ry: 8, fill: 'url(#goldDeep)' }],
  ['path', { d: 'M26 51 C27 14 73 14 74 51 C66 60 34 60 26 51Z', fill: 'url(#goldDome)', stroke: EDGE, 'stroke-width': 1.4 }],
  ['ellipse', { cx: 41, cy: 34, rx: 9, ry: 5, fill: '#fff', opacity: 0.75, transform: 'rotate(-24 41 34)' }],
  gleam('M12 49 C17 64 30 75 46 79', 2.8),
  sparkle(88, 34, 8),
];
