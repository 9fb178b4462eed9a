import { EDGE } from '../paints';
import { gleam, type Shape } from '../shape';

const CARVED = { fill: 'none', stroke: '#7d4d0b', 'stroke-width': 3 } as const;

export const COIN: readonly Shape[] = [
  ['circle', { cx: 50, cy: 54, r: 38, fill: 'url(#goldDeep)', stroke: EDGE, 'stroke-width': 2 }],
  ['circle', { cx: 50, cy: 49, r: 38, fill: 'url(#gold)', stroke: EDGE, 'stroke-width': 2 }],
  ['circle', { cx: 50, cy: 49, r: 31.5, fill: 'none', stroke: '#8c5a10', 'stroke-width': 2.4, opacity: 0.8 }],
  ['rect', { x: 40, y: 39, width: 20, height: 20, rx: 1.5, fill: 'url(#night)', stroke: '#fff0bd', 'stroke-width': 2.6 }],
  ['path', { d: 'M44 25 H56 M50 21 V32 M45 32 H55', ...CARVED }],
  ['path', { d: 'M44 67 H56 M46 67 L44 74 M54 67 L56 74 M50 67 V73', ...CARVED }],
  ['path', { d: 'M25 44 V55 M30 42 V56 M25 49 H33', ...CARVED }],
  ['path', { d: 'M68 43 H76 M72 43 V55 M67 55 H76', ...CARVED }],
  gleam('M19 36 A34 34 0 0 1 42 16', 3.4),
];
