import { EDGE } from '../paints';
import { gleam, GROUND, sparkle, type Shape } from '../shape';

/** A carved seal over a gilt ribbon; the word on the ribbon is the page's. */
export const SEAL: readonly Shape[] = [
  GROUND,
  ['rect', { x: 17, y: 8, width: 66, height: 66, rx: 9, fill: EDGE }],
  ['rect', { x: 18.5, y: 8, width: 63, height: 63, rx: 8, fill: 'url(#gold)' }],
  ['rect', { x: 23, y: 12.5, width: 54, height: 54, rx: 5, fill: 'url(#rubyRound)', stroke: '#6d0713', 'stroke-width': 1.4 }],
  [
    'path',
    {
      d: 'M30 60 V20 H70 V58 H40 V30 H60 V48 H50 V40',
      fill: 'none',
      stroke: '#fff1d0',
      'stroke-width': 4.6,
    },
  ],
  gleam('M24 20 V17 Q24 14 27 14 H48', 2.4),
  ['path', { d: 'M4 70 H20 V88 H4 L10 79Z M96 70 H80 V88 H96 L90 79Z', fill: 'url(#goldDeep)', stroke: EDGE, 'stroke-width': 1.2 }],
  ['rect', { x: 12, y: 64, width: 76, height: 21, rx: 4, fill: 'url(#gold)', stroke: EDGE, 'stroke-width': 1.6 }],
  sparkle(80, 14, 8),
];

/** The position of the word on the ribbon. */
export const SEAL_WORD = { x: 50, y: 80, 'font-size': 16, 'font-weight': 700, 'text-anchor': 'middle', fill: '#7a0716' } as const;
