import { around, box, carve, disc, glow, line, oval, paired, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** A night in the moon's palace. */
export const RABBIT_SET: Readonly<Record<string, Drawing>> = {
  crescent: [
    shape('M62 6 C26 4 6 32 12 58 C18 84 48 98 74 86 C50 82 36 66 38 44 C40 26 48 14 62 6Z', 'lemon'),
    glow('M40 14 C22 22 14 40 18 56 C20 38 28 24 40 14Z', 0.7),
    sparkle(70, 36, 12),
    sparkle(86, 58, 7),
    sparkle(58, 62, 6),
  ],
  mooncake: [
    shape('M10 46 V64 C10 80 28 90 50 90 C72 90 90 80 90 64 V46Z', 'wood'),
    ...around(10, disc(50, 20, 9, 'amber'), 50, 46),
    disc(50, 46, 31, 'amber'),
    disc(50, 46, 23, 'sand'),
    ...around(6, oval(50, 34, 5, 9, 'amber'), 50, 46),
    disc(50, 46, 6, 'goldDome'),
    gleam('M24 38 C28 28 36 22 44 20', 2.6),
  ],
  mortar: [
    turned(24, box(54, 2, 13, 50, 6, 'ivory'), 60, 44),
    turned(24, box(51, 40, 19, 18, 6, 'ivory'), 60, 44),
    shape('M12 46 H88 C88 66 76 76 66 80 L70 90 H30 L34 80 C24 76 12 66 12 46Z', 'jade'),
    oval(50, 46, 38, 8, 'pine'),
    oval(46, 46, 22, 4.6, 'ivory'),
    carve('M22 60 C36 68 64 68 78 60', 'jade', 2.4),
    gleam('M20 56 C23 65 30 71 38 75', 2.8),
  ],
  teapot: [
    line('M78 46 C96 42 96 72 74 72', 'ruby', 6),
    shape('M28 56 C16 56 18 38 6 34 L2 40 C8 44 8 72 30 74Z', 'ruby'),
    shape('M22 60 C22 38 38 32 52 32 C66 32 82 38 82 60 C82 80 68 88 52 88 C36 88 22 80 22 60Z', 'rubyRound'),
    shape('M34 34 C38 22 66 22 70 34 C62 38 42 38 34 34Z', 'gold'),
    disc(52, 20, 6, 'goldDome'),
    ...around(5, oval(52, 52, 4.4, 7, 'pink'), 52, 60),
    disc(52, 60, 4, 'lemon'),
    gleam('M30 52 C32 44 37 40 43 38', 2.8),
  ],
  teacup: [
    line('M40 26 C34 20 46 16 40 8 M54 26 C48 20 60 16 54 8', 'cloud', 3),
    oval(48, 84, 40, 8, 'cloud'),
    line('M76 46 C92 42 92 66 70 68', 'azure', 5),
    shape('M16 36 H80 C80 62 70 80 58 82 H38 C26 80 16 62 16 36Z', 'cloud'),
    oval(48, 36, 32, 7, 'amber'),
    line('M24 56 C34 64 62 64 72 56', 'azure', 4),
    gleam('M22 46 C24 60 30 70 36 75', 2.6),
  ],
  osmanthus: [
    line('M14 88 C34 74 52 50 84 16', 'wood', 5),
    shape('M40 64 C18 62 10 46 12 32 C28 36 40 48 40 64Z', 'leaf'),
    shape('M56 50 C56 74 72 82 90 80 C88 62 74 52 56 50Z', 'leaf'),
    ...[
      [60, 24],
      [40, 40],
      [74, 40],
      [54, 66],
    ].flatMap(([x = 0, y = 0]) => [...around(4, oval(x, y - 8, 6, 8, 'lemon'), x, y), disc(x, y, 4, 'orange')]),
    sparkle(82, 20, 7),
  ],
  carrot: [
    ...paired(turned(28, oval(50, 16, 7, 16, 'leaf'), 50, 34)),
    oval(50, 16, 7, 17, 'pine'),
    shape('M26 34 C36 24 64 24 74 34 C78 56 64 82 50 94 C36 82 22 56 26 34Z', 'orange'),
    carve('M30 46 H44 M56 58 H68 M38 66 H50 M50 40 H62', 'orange', 2.6),
    gleam('M32 40 C32 52 36 62 41 70', 3),
    glow('M36 32 C44 29 56 29 62 31 C52 33 44 34 36 32Z', 0.5),
    shade('M74 36 C76 56 64 80 50 94 C62 74 68 56 68 32Z', 0.15),
  ],
};
