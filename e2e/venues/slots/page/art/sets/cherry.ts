import { around, carve, disc, glow, line, oval, paired, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

const SEEDS = [
  [34, 44],
  [50, 40],
  [66, 44],
  [42, 56],
  [58, 56],
  [36, 66],
  [50, 70],
  [64, 66],
  [50, 84],
] as const;

/** A fruit stall. */
export const CHERRY_SET: Readonly<Record<string, Drawing>> = {
  watermelon: [
    turned(-18, shape('M6 34 H94 C94 62 74 84 50 84 C26 84 6 62 6 34Z', 'pine')),
    turned(-18, shape('M12 34 H88 C88 58 70 77 50 77 C30 77 12 58 12 34Z', 'paper')),
    turned(-18, shape('M16 34 H84 C84 56 68 73 50 73 C32 73 16 56 16 34Z', 'ruby')),
    ...[
      [30, 44],
      [50, 42],
      [70, 44],
      [40, 56],
      [60, 56],
      [50, 66],
    ].map(([x = 0, y = 0]) => turned(-18, oval(x, y, 2.2, 3.6, 'ink'))),
    turned(-18, gleam('M20 38 H70', 2.2, 0.5)),
    sparkle(84, 18, 7),
  ],
  grapes: [
    carve('M50 24 C50 14 54 8 60 4', 'wood', 5),
    shape('M52 22 C60 6 80 8 88 16 C80 28 66 32 52 22Z', 'leaf'),
    ...[
      [28, 34],
      [50, 32],
      [72, 36],
      [38, 50],
      [61, 51],
      [50, 66],
      [30, 62],
      [70, 64],
      [42, 80],
      [58, 81],
    ].flatMap(([x = 0, y = 0]) => [
      disc(x, y, 12.4, 'grape'),
      gleam(
        `M${String(x - 6)} ${String(y)} C${String(x - 6)} ${String(y - 4)} ${String(x - 3)} ${String(y - 6)} ${String(x)} ${String(y - 7)}`,
        2,
        0.6,
      ),
    ]),
  ],
  strawberry: [
    shape('M50 94 C28 84 10 58 14 38 C18 22 38 20 50 28 C62 20 82 22 86 38 C90 58 72 84 50 94Z', 'ruby'),
    ...SEEDS.map(([x, y]) => oval(x, y, 2, 3, 'lemon')),
    shape('M50 28 L30 34 L34 24 L18 18 L38 16 L50 4 L62 16 L82 18 L66 24 L70 34Z', 'leaf'),
    gleam('M20 44 C19 54 23 64 28 71', 2.8),
  ],
  tangerine: [
    disc(50, 54, 38, 'orange'),
    shape('M50 22 C58 6 76 4 88 10 C82 24 66 30 50 22Z', 'leaf'),
    carve('M50 24 C50 18 46 12 44 8', 'wood', 4),
    ...[
      [36, 62],
      [56, 70],
      [66, 54],
      [44, 80],
      [70, 70],
    ].map(([x = 0, y = 0]) => carve(`M${String(x)} ${String(y)} h.1`, 'orange', 2.6)),
    glow('M18 50 C20 36 30 28 42 26 C32 32 26 42 26 54 C22 56 18 54 18 50Z', 0.5),
    shade('M88 54 C88 76 70 92 50 92 C70 86 80 70 80 44 C86 46 88 50 88 54Z', 0.15),
  ],
  lemon: [
    turned(
      -28,
      shape(
        'M4 50 C10 44 12 42 16 38 C26 20 74 20 84 38 C88 42 92 46 97 48 C97 54 92 58 84 62 C74 80 26 80 16 62 C12 58 8 56 4 50Z',
        'lemon',
      ),
    ),
    turned(-28, gleam('M22 42 C30 32 44 29 56 30', 3.4)),
    turned(-28, shade('M84 62 C74 80 26 80 16 62 C36 74 64 72 84 62Z', 0.14)),
    shape('M64 24 C64 8 78 2 92 6 C92 22 80 30 64 24Z', 'leaf'),
    carve('M66 24 C74 18 82 12 88 9', 'leaf', 1.6),
  ],
  pear: [
    carve('M50 16 C50 10 54 6 58 2', 'wood', 4),
    shape(
      'M50 14 C62 14 64 28 68 40 C74 50 84 58 82 72 C80 86 66 92 50 92 C34 92 20 86 18 72 C16 58 26 50 32 40 C36 28 38 14 50 14Z',
      'leaf',
    ),
    shape('M52 16 C58 4 72 4 82 10 C76 20 64 24 52 16Z', 'pine'),
    glow('M26 68 C26 58 34 54 38 42 C40 54 32 62 32 76 C28 76 26 72 26 68Z', 0.5),
    shade('M82 72 C80 86 66 92 50 92 C66 86 72 74 70 46 C78 54 83 62 82 72Z', 0.14),
    ...[
      [48, 70],
      [58, 62],
      [52, 80],
    ].map(([x = 0, y = 0]) => carve(`M${String(x)} ${String(y)} h.1`, 'leaf', 2.4)),
  ],
  blueberry: [
    ...paired(shape('M50 26 C40 8 22 8 12 16 C20 30 36 34 50 26Z', 'leaf')),
    disc(32, 62, 24, 'azure'),
    disc(70, 64, 22, 'azure'),
    disc(50, 46, 25, 'azure'),
    ...around(5, shape('M50 46 L46 37 H54Z', 'ink'), 50, 46),
    ...around(5, shape('M32 66 L29 59 H35Z', 'ink'), 32, 66),
    gleam('M32 40 C34 32 40 27 46 26', 2.6),
    gleam('M54 60 C56 54 60 50 65 48', 2.2),
    line('M50 22 V14', 'leaf', 4),
  ],
};
