import { around, box, carve, disc, glow, line, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** A night at the tables. */
export const CHIPS_SET: Readonly<Record<string, Drawing>> = {
  roulette: [
    disc(50, 50, 42, 'wood'),
    disc(50, 50, 35, 'ruby'),
    ...around(6, shape('M50 50 L42 15.5 A35 35 0 0 1 58 15.5Z', 'ink')),
    disc(50, 50, 20, 'goldSide'),
    ...around(4, line('M50 50 V34', 'goldDeep', 4)),
    disc(50, 50, 7, 'goldDome'),
    disc(72, 28, 5, 'ivory'),
    gleam('M14 42 C18 26 28 17 40 13', 2.8),
  ],
  goldbar: [
    shape('M8 84 L16 62 H46 L54 84Z', 'gold'),
    shape('M46 84 L54 62 H84 L92 84Z', 'gold'),
    shape('M26 60 L34 36 H66 L74 60Z', 'gold'),
    glow('M34 36 H66 L63 42 H37Z', 0.55),
    carve('M38 52 H62', 'gold', 2.4),
    carve('M22 76 H42 M60 76 H78', 'gold', 2.4),
    sparkle(68, 28, 11),
    sparkle(20, 56, 6),
  ],
  champagne: [
    turned(18, shape('M42 4 H56 V26 C56 34 66 38 66 48 V82 Q66 88 60 88 H38 Q32 88 32 82 V48 C32 38 42 34 42 26Z', 'jade')),
    turned(18, box(32, 54, 34, 20, 1, 'paper')),
    turned(18, shape('M41 2 H57 V20 H41Z', 'gold')),
    turned(18, gleam('M38 50 V80', 2.6)),
    turned(18, line('M40 64 H58', 'gold', 3)),
    disc(28, 22, 4, 'lemon'),
    disc(18, 36, 3, 'lemon'),
    disc(36, 10, 3, 'lemon'),
  ],
  banknotes: [
    turned(-14, box(10, 34, 74, 38, 3, 'pine')),
    turned(-4, box(12, 34, 76, 40, 3, 'jade')),
    turned(6, box(12, 32, 78, 42, 3, 'leaf')),
    turned(6, ['circle', { cx: 51, cy: 53, r: 12, fill: 'url(#goldDome)', stroke: '#12400f', 'stroke-width': 1.6 }]),
    turned(6, carve('M20 40 H30 M72 66 H82 M47 53 H55 M51 48 V58', 'leaf', 2.6)),
    turned(6, gleam('M18 36 H66', 2, 0.6)),
  ],
  neonstar: [
    shape('M50 6 L62 38 L94 38 L68 58 L78 92 L50 72 L22 92 L32 58 L6 38 L38 38Z', 'violet'),
    line('M50 22 L58 45 L80 45 L62 58 L69 80 L50 67 L31 80 L38 58 L20 45 L42 45Z', 'pink', 3.4),
    line('M50 40 L54 51 L64 51 L56 58 L59 68 L50 62 L41 68 L44 58 L36 51 L46 51Z', 'lemon', 2.6),
    gleam('M45 22 L40 40 H24', 2),
    sparkle(76, 22, 8),
  ],
  tophat: [
    shape('M26 76 L20 14 C36 6 64 6 80 14 L74 76Z', 'ink'),
    line('M26 76 L20 14 C36 6 64 6 80 14 L74 76', 'cloud', 1.2),
    shape('M4 74 C20 66 80 66 96 74 C90 90 10 90 4 74Z', 'ink'),
    shape('M25 62 H75 L74 75 C60 70 40 70 26 75Z', 'ruby'),
    glow('M28 18 C34 14 40 13 44 13 L44 58 H32Z', 0.22),
    gleam('M10 76 C20 71 34 70 44 69', 2, 0.5),
  ],
  bowtie: [
    shape('M50 50 L10 24 C4 40 4 60 10 76Z', 'rose'),
    shape('M50 50 L90 24 C96 40 96 60 90 76Z', 'rose'),
    shade('M50 50 L10 76 C7 70 6 62 6 54Z', 0.25),
    shade('M50 50 L90 76 C93 70 94 62 94 54Z', 0.25),
    carve('M40 48 L18 38 M40 54 L18 62 M60 48 L82 38 M60 54 L82 62', 'rose', 2),
    box(40, 38, 20, 24, 7, 'ruby'),
    gleam('M13 30 L36 44 M86 30 L64 44', 2.2),
  ],
};
