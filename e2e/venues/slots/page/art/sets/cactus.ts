import { around, box, carve, disc, glow, line, oval, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** The wild west. */
export const CACTUS_SET: Readonly<Record<string, Drawing>> = {
  badge: [
    ...around(6, disc(50, 10, 7, 'gold')),
    shape('M50 12 L60.5 32 L83 31 L71 50 L83 69 L60.5 68 L50 88 L39.5 68 L17 69 L29 50 L17 31 L39.5 32Z', 'gold'),
    disc(50, 50, 17, 'goldDome'),
    shape('M50 38 L53.6 46 L62 47 L55.6 52.6 L57.6 61 L50 56.6 L42.4 61 L44.4 52.6 L38 47 L46.4 46Z', 'goldDeep'),
    gleam('M24 34 L40 35 L48 20', 2.2),
    sparkle(82, 18, 8),
  ],
  cowboyhat: [
    shape('M4 62 C20 58 22 72 50 72 C78 72 80 58 96 62 C92 82 72 88 50 88 C28 88 8 82 4 62Z', 'wood'),
    shape('M26 66 C26 40 28 14 42 16 C48 18 52 18 58 16 C72 14 74 40 74 66 C60 74 40 74 26 66Z', 'wood'),
    shape('M26 56 C40 64 60 64 74 56 L74.5 66 C60 74 40 74 25.5 66Z', 'ruby'),
    disc(50, 66, 5, 'goldDome'),
    carve('M50 20 C48 30 48 38 50 46', 'wood', 2.6),
    gleam('M33 50 C33 36 35 26 40 21', 2.8),
  ],
  boot: [
    shape('M30 8 H64 L60 50 C64 58 90 60 90 76 V82 H26 V70 C30 50 32 28 30 8Z', 'amber'),
    shape('M26 82 H90 V90 H48 L44 86 V92 H26Z', 'cocoa'),
    shape('M28 8 C36 16 58 16 66 8 L64 22 C54 28 40 28 30 22Z', 'cocoa'),
    line('M38 36 C46 44 52 34 56 42 M38 48 C46 54 50 46 55 52', 'sand', 3),
    disc(30, 72, 6, 'goldDome'),
    gleam('M35 28 C36 44 34 56 32 64', 2.4),
  ],
  horseshoe: [
    shape('M22 90 C4 60 8 10 50 10 C92 10 96 60 78 90 L62 86 C78 60 76 30 50 30 C24 30 22 60 38 86Z', 'steel'),
    ...[
      [20, 48],
      [26, 28],
      [42, 19],
      [58, 19],
      [74, 28],
      [80, 48],
      [77, 66],
      [23, 66],
    ].map(([x = 0, y = 0]) => disc(x, y, 2.8, 'ink')),
    gleam('M14 54 C13 36 20 22 33 16', 2.4),
    sparkle(50, 60, 9),
  ],
  wagonwheel: [
    ['circle', { cx: 50, cy: 50, r: 36, fill: 'none', stroke: '#3a1c07', 'stroke-width': 13 }],
    ['circle', { cx: 50, cy: 50, r: 36, fill: 'none', stroke: 'url(#wood)', 'stroke-width': 10 }],
    ...around(4, box(46, 18, 8, 64, 2, 'wood')),
    disc(50, 50, 13, 'amber'),
    disc(50, 50, 5, 'ink'),
    ...around(8, disc(50, 14, 2.2, 'steel')),
    gleam('M18 40 C22 28 30 20 40 16', 2.4),
  ],
  letter: [
    turned(-8, box(8, 22, 84, 58, 4, 'paper')),
    turned(-8, shade('M8 78 L40 50 H60 L92 78Z', 0.08)),
    turned(-8, carve('M10 78 L40 50 M90 78 L60 50', 'paper', 1.8)),
    turned(-8, shape('M8 24 H92 L54 56 Q50 59 46 56Z', 'ivory')),
    turned(-8, disc(50, 54, 12, 'rubyRound')),
    turned(-8, carve('M45 54 L49 58 L56 50', 'rubyRound', 2.8)),
    turned(-8, gleam('M14 28 H70', 2)),
  ],
  lasso: [
    line(
      'M50 60 C14 60 8 22 40 12 C72 4 96 24 84 46 C76 60 60 62 50 60 C40 66 34 76 40 84 C50 94 66 84 60 76 C54 70 40 76 26 94',
      'wood',
      7,
    ),
    line(
      'M50 60 C14 60 8 22 40 12 C72 4 96 24 84 46 C76 60 60 62 50 60 C40 66 34 76 40 84 C50 94 66 84 60 76 C54 70 40 76 26 94',
      'sand',
      4,
    ),
    oval(50, 60, 7, 6, 'amber'),
    gleam('M22 34 C24 24 32 17 42 14', 1.8),
    glow('M46 57 C48 55 52 55 54 57 C52 58 48 58 46 57Z', 0.5),
  ],
};
