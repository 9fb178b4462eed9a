import { EDGE } from '../paints';
import { gleam, type Shape } from '../shape';

export const BELL: readonly Shape[] = [
  ['circle', { cx: 50, cy: 84, r: 8, fill: 'url(#goldDeep)', stroke: EDGE, 'stroke-width': 1.4 }],
  [
    'path',
    {
      d: 'M50 16 C33 16 28 30 27 46 C26 60 21 66 13 73 H87 C79 66 74 60 73 46 C72 30 67 16 50 16Z',
      fill: 'url(#goldSide)',
      stroke: EDGE,
      'stroke-width': 2,
    },
  ],
  ['path', { d: 'M26 56 Q50 65 74 56', fill: 'none', stroke: '#8c5a10', 'stroke-width': 3, opacity: 0.7 }],
  ['rect', { x: 10, y: 70, width: 80, height: 10, rx: 5, fill: 'url(#gold)', stroke: EDGE, 'stroke-width': 1.6 }],
  gleam('M39 26 C34 34 34 45 33 54', 3.6),
  [
    'path',
    {
      d: 'M50 20 C40 6 22 8 24 20 C26 32 42 28 50 20 C58 28 74 32 76 20 C78 8 60 6 50 20Z',
      fill: 'url(#ruby)',
      stroke: '#6d0713',
      'stroke-width': 1.4,
    },
  ],
  ['path', { d: 'M46 22 L37 40 L44 38 L48 45 L51 24Z', fill: 'url(#ruby)', stroke: '#6d0713', 'stroke-width': 1.2 }],
  ['path', { d: 'M54 22 L63 40 L56 38 L52 45 L49 24Z', fill: 'url(#ruby)', stroke: '#6d0713', 'stroke-width': 1.2 }],
  ['circle', { cx: 50, cy: 20, r: 5.5, fill: 'url(#goldDome)', stroke: EDGE, 'stroke-width': 1.2 }],
];
