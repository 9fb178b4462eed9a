import { EDGE } from '../paints';
import { gleam, sparkle, type Shape } from '../shape';

const OUTLINE = 'M17 15 H84 V33 C69 48 61 65 58 89 H34 C37 68 46 51 60 38 H34 V48 H17 Z';

export const SEVEN: readonly Shape[] = [
  ['path', { d: OUTLINE, fill: EDGE, stroke: EDGE, 'stroke-width': 10 }],
  ['path', { d: OUTLINE, fill: 'none', stroke: 'url(#gold)', 'stroke-width': 7 }],
  ['path', { d: OUTLINE, fill: 'url(#ruby)', stroke: '#6d0713', 'stroke-width': 1.4 }],
  ['path', { d: 'M17 15 H84 V26 C60 22 36 24 17 32 Z', fill: '#fff', opacity: 0.24 }],
  gleam('M22 20 H78', 2.6),
  gleam('M70 42 C59 54 53 67 51 82', 2.2, 0.4),
  sparkle(82, 16, 9),
];
