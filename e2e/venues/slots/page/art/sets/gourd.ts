import { around, box, carve, disc, glow, line, oval, paired, shape, turned } from '../brush';
import { CLOUD } from '../pictures/cloud';
import { gleam, sparkle, type Drawing } from '../shape';

/** What the immortals carry. */
export const GOURD_SET: Readonly<Record<string, Drawing>> = {
  sword: [
    turned(40, shape('M50 2 L56 12 V62 H44 V12Z', 'steel')),
    turned(40, carve('M50 12 V60', 'steel', 1.4)),
    turned(40, shape('M30 62 C40 58 60 58 70 62 C66 72 34 72 30 62Z', 'gold')),
    turned(40, box(46, 68, 8, 18, 3, 'ruby')),
    turned(40, disc(50, 90, 6, 'goldDome')),
    line('M22 84 C14 84 14 92 20 96', 'ruby', 3),
    sparkle(76, 20, 9),
  ],
  peach: [
    shape('M50 22 C30 8 8 26 12 52 C16 76 36 86 50 90 C64 86 84 76 88 52 C92 26 70 8 50 22Z', 'pink'),
    carve('M50 22 C44 36 44 58 52 74', 'pink', 2),
    glow('M22 36 C24 26 34 22 40 26 C30 30 26 40 26 50 C22 46 21 40 22 36Z', 0.6),
    shape('M50 22 C58 4 76 2 88 10 C82 24 64 28 50 22Z', 'leaf'),
    shape('M50 22 C42 6 28 4 18 10 C24 22 38 26 50 22Z', 'leaf'),
  ],
  flute: [
    turned(-38, box(44, 2, 12, 92, 5, 'jade')),
    turned(-38, box(42, 14, 16, 5, 2, 'gold')),
    turned(-38, box(42, 78, 16, 5, 2, 'gold')),
    ...[28, 42, 51, 60, 69].map((y) => turned(-38, ['circle', { cx: 50, cy: y, r: 2.8, fill: '#04382b' }])),
    turned(-38, gleam('M47 22 V74', 1.8)),
    line('M76 80 C72 88 78 90 74 97', 'ruby', 3),
    sparkle(30, 62, 7),
    sparkle(70, 30, 6),
  ],
  clappers: [
    turned(-16, box(20, 14, 18, 72, 6, 'wood'), 50, 90),
    turned(0, box(41, 10, 18, 76, 6, 'sand')),
    turned(16, box(62, 14, 18, 72, 6, 'wood'), 50, 90),
    box(24, 70, 52, 7, 3, 'gold'),
    line('M50 78 V94 M44 78 L42 92 M56 78 L58 92', 'ruby', 3),
    carve('M50 20 V60', 'sand', 2),
    gleam('M45 18 V60', 2),
  ],
  winejar: [
    shape('M36 20 C36 30 14 36 14 60 C14 80 30 90 50 90 C70 90 86 80 86 60 C86 36 64 30 64 20Z', 'wood'),
    shape('M30 24 C36 10 64 10 70 24 C64 30 36 30 30 24Z', 'ruby'),
    disc(50, 10, 5, 'rubyRound'),
    shape('M50 38 L72 60 L50 82 L28 60Z', 'rubyRound'),
    line('M42 54 H58 M42 61 H58 M50 54 V70 M43 70 H57', 'gold', 3),
    gleam('M22 50 C20 60 22 70 28 77', 3),
  ],
  basket: [
    line('M22 52 C22 6 78 6 78 52', 'wood', 5),
    ...around(5, oval(34, 26, 6, 9, 'pink'), 34, 36),
    disc(34, 36, 6, 'lemon'),
    ...around(5, oval(64, 28, 6, 9, 'cloud'), 64, 38),
    disc(64, 38, 6, 'lemon'),
    shape('M14 50 H86 L76 88 H24Z', 'sand'),
    carve('M20 62 H80 M23 74 H77 M34 50 L38 88 M50 50 V88 M66 50 L62 88', 'sand', 2.4),
    box(10, 47, 80, 8, 4, 'wood'),
    ...paired(shape('M30 47 C24 40 16 42 12 48Z', 'leaf')),
  ],
  cloud: CLOUD,
};
