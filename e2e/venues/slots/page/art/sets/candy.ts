import { around, box, carve, disc, glow, line, oval, paired, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** A sweet-shop's window. */
export const CANDY_SET: Readonly<Record<string, Drawing>> = {
  lollipop: [
    box(47, 60, 6, 36, 2, 'ivory'),
    disc(50, 38, 34, 'rose'),
    ...around(6, shape('M50 38 C46 26 48 12 62 6 A34 34 0 0 1 76 16 C60 18 54 28 50 38Z', 'ivory'), 50, 38),
    disc(50, 38, 5, 'rose'),
    gleam('M22 34 C24 24 31 16 40 12', 3),
    shape('M36 72 L50 76 L64 72 L62 86 L50 79 L38 86Z', 'azure'),
  ],
  icecream: [
    shape('M28 52 H72 L50 96Z', 'sand'),
    carve('M34 56 L56 84 M46 54 L62 74 M66 56 L44 84 M54 54 L38 74', 'sand', 1.8),
    disc(36, 42, 19, 'pink'),
    disc(64, 42, 19, 'jade'),
    disc(50, 24, 19, 'ivory'),
    box(24, 48, 52, 8, 4, 'amber'),
    disc(50, 6, 6, 'rubyRound'),
    gleam('M36 20 C38 13 43 10 48 9', 2.6),
    turned(30, box(70, 2, 7, 26, 2, 'wood'), 72, 14),
  ],
  cupcake: [
    shape('M20 56 H80 L72 92 H28Z', 'azure'),
    carve('M34 58 L38 90 M50 58 V90 M66 58 L62 90', 'azure', 2.4),
    shape(
      'M12 58 C10 44 24 42 26 38 C24 26 40 24 42 20 C46 8 56 8 58 20 C62 24 76 26 74 38 C78 42 90 44 88 58 C76 66 24 66 12 58Z',
      'pink',
    ),
    carve('M30 40 C42 48 60 46 70 38 M42 24 C48 28 54 28 58 24', 'pink', 2),
    disc(50, 8, 7, 'rubyRound'),
    ...[
      [30, 52, 0],
      [46, 36, 40],
      [62, 52, 80],
      [56, 30, 120],
    ].map(([x = 0, y = 0, angle = 0]) => turned(angle, box(x, y, 7, 3, 1.4, 'lemon'), x, y)),
    gleam('M18 50 C19 46 23 44 28 42', 2.4),
  ],
  donut: [
    disc(50, 52, 40, 'amber'),
    shape(
      'M50 12 C74 12 90 28 90 50 C84 60 80 52 74 60 C68 70 62 62 54 70 C46 76 42 64 34 68 C24 68 26 58 18 58 C12 56 10 54 10 50 C10 28 26 12 50 12Z',
      'pink',
    ),
    disc(50, 46, 13, 'night'),
    ...[
      [28, 30, 20],
      [50, 20, 80],
      [72, 32, 130],
      [76, 50, 40],
      [26, 48, 100],
      [62, 62, 10],
      [40, 62, 60],
    ].map(([x = 0, y = 0, angle = 0], index) => turned(angle, box(x - 4, y - 1.6, 8, 3.4, 1.6, index % 2 === 0 ? 'lemon' : 'azure'), x, y)),
    gleam('M18 40 C21 29 29 21 39 18', 2.8),
  ],
  gingerbread: [
    shape(
      'M50 6 C66 6 72 20 64 32 C72 32 84 30 90 36 C94 46 84 50 66 48 C66 60 72 70 76 82 C74 92 62 92 58 82 L50 68 L42 82 C38 92 26 92 24 82 C28 70 34 60 34 48 C16 50 6 46 10 36 C16 30 28 32 36 32 C28 20 34 6 50 6Z',
      'wood',
    ),
    line('M14 38 L22 44 M86 38 L78 44 M30 80 L38 84 M70 80 L62 84', 'ivory', 3),
    ...paired(disc(44, 18, 2.6, 'ivory')),
    line('M43 26 C47 30 53 30 57 26', 'ivory', 2.6),
    disc(50, 42, 3.4, 'rubyRound'),
    disc(50, 54, 3.4, 'leaf'),
    gleam('M37 20 C38 14 42 10 47 10', 2.2),
  ],
  honeypot: [
    shape('M22 26 C6 44 8 84 28 90 H72 C92 84 94 44 78 26Z', 'amber'),
    box(18, 16, 64, 14, 7, 'sand'),
    shape('M24 30 H76 V40 C72 50 66 40 62 46 C58 62 50 62 48 48 C44 40 38 54 34 46 C30 40 26 44 24 40Z', 'lemon'),
    shape('M50 56 L62 63 V77 L50 84 L38 77 V63Z', 'lemon'),
    turned(30, box(60, -4, 5, 26, 2, 'wood'), 62, 10),
    gleam('M19 46 C15 58 17 70 23 78', 2.8),
    shade('M78 34 C88 50 88 76 76 88 C82 70 82 50 74 36Z', 0.18),
  ],
  chocolate: [
    turned(-12, box(20, 8, 60, 56, 3, 'cocoa')),
    ...[14, 32].flatMap((y) => [25, 44, 63].map((x) => turned(-12, box(x - 1, y, 15, 14, 2, 'cocoa')))),
    ...[14, 32].flatMap((y) =>
      [25, 44, 63].map((x) => turned(-12, gleam(`M${String(x + 1)} ${String(y + 3)} H${String(x + 9)}`, 1.6, 0.4))),
    ),
    turned(-12, shape('M16 52 L28 46 L38 53 L50 46 L62 53 L72 46 L84 52 V88 H16Z', 'ruby')),
    turned(-12, line('M16 64 H84 M16 80 H84', 'gold', 3)),
    turned(-12, oval(50, 72, 12, 5, 'gold')),
    glow('M26 74 L34 72 L38 92 L30 93Z', 0.2),
    sparkle(78, 14, 7),
  ],
};
