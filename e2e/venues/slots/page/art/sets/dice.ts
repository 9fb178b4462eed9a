import { box, carve, disc, oval, shade, shape } from '../brush';
import type { PaintName } from '../paints';
import { gleam, sparkle, type Drawing } from '../shape';

const [LEFT, MIDDLE, RIGHT] = [30, 50, 70];

/** A die from above, with a rim that shows its height. */
function die(body: PaintName, pips: PaintName, places: readonly (readonly [x: number, y: number])[], size = 7.4): Drawing {
  return [
    box(12, 16, 76, 76, 16, 'night'),
    box(12, 10, 76, 76, 16, body),
    ...places.map(([x, y]) => disc(x, y - 2, size, pips)),
    gleam('M19 40 V28 Q19 17 30 17 H52', 3),
  ];
}

/** A game of dice. */
export const DICE_SET: Readonly<Record<string, Drawing>> = {
  dicecup: [
    shape('M22 30 C22 14 78 14 78 30 L86 78 H14Z', 'wood'),
    shape('M18 54 L16 66 H84 L82 54 C62 60 38 60 18 54Z', 'gold'),
    oval(50, 78, 40, 11, 'ruby'),
    oval(50, 76, 32, 7, 'night'),
    disc(50, 18, 6, 'goldDome'),
    carve('M36 26 L32 50 M64 26 L68 50', 'wood', 2),
    gleam('M28 32 L23 62', 2.6),
    shade('M78 30 L86 78 H74 L68 26Z', 0.2),
  ],
  sixpips: die(
    'ivory',
    'ruby',
    [LEFT, MIDDLE, RIGHT].flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const]),
  ),
  fivepips: die('jade', 'ivory', [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [MIDDLE, MIDDLE],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ]),
  fourpips: die('azure', 'ivory', [
    [LEFT, LEFT],
    [RIGHT, LEFT],
    [LEFT, RIGHT],
    [RIGHT, RIGHT],
  ]),
  threepips: die('violet', 'ivory', [
    [LEFT, LEFT],
    [MIDDLE, MIDDLE],
    [RIGHT, RIGHT],
  ]),
  twopips: die('amber', 'ink', [
    [RIGHT, LEFT],
    [LEFT, RIGHT],
  ]),
  onepip: [...die('rose', 'ivory', [[MIDDLE, MIDDLE]], 14), sparkle(78, 20, 8)],
};
