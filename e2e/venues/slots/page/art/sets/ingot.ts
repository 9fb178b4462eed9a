import { box, carve, disc, glow, line, oval, paired, shade, shape } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** Lucky things of a house of wealth. */
export const INGOT_SET: Readonly<Record<string, Drawing>> = {
  treasurebowl: [
    disc(34, 38, 13, 'goldDome'),
    disc(64, 36, 13, 'goldDome'),
    disc(49, 30, 14, 'goldDome'),
    shape('M10 44 H90 C90 70 74 84 62 86 H38 C26 84 10 70 10 44Z', 'ruby'),
    box(6, 40, 88, 9, 4, 'gold'),
    box(34, 84, 32, 7, 3, 'gold'),
    line('M30 62 C36 54 44 70 50 62 C56 54 64 70 70 62', 'gold', 3),
    gleam('M18 54 C20 64 26 72 34 77', 2.6),
    sparkle(70, 22, 9),
  ],
  ruyi: [
    shape(
      'M22 26 C8 22 10 4 26 8 C34 0 48 8 42 20 C56 34 66 46 72 62 C84 62 92 74 84 84 C74 92 60 88 62 74 C56 56 46 44 34 32 C30 34 24 32 22 26Z',
      'jade',
    ),
    carve('M26 16 C32 12 38 18 34 24 M74 78 C80 78 80 70 74 70', 'jade', 2.4),
    disc(53, 50, 5, 'goldDome'),
    line('M78 88 V96 M72 88 L68 96', 'ruby', 3),
    gleam('M44 30 C54 42 60 50 66 62', 2.4),
    gleam('M18 18 C17 13 20 11 24 12', 2.2),
  ],
  purse: [
    line('M34 20 C24 6 40 4 50 16 C60 4 76 6 66 20', 'gold', 4),
    shape('M34 30 C6 48 8 88 50 90 C92 88 94 48 66 30 Z', 'rubyRound'),
    shape('M28 20 C36 26 64 26 72 20 L66 34 H34Z', 'ruby'),
    box(31, 28, 38, 8, 4, 'gold'),
    disc(50, 62, 17, 'gold'),
    carve('M43 54 H57 M50 50 V62 M42 62 H58 M44 72 H56 M45 67 H55', 'gold', 2.8),
    gleam('M24 48 C18 58 18 68 24 76', 3.2),
  ],
  envelope: [
    box(20, 8, 60, 82, 6, 'ruby'),
    shape('M20 14 Q20 8 26 8 H74 Q80 8 80 14 V24 C66 40 34 40 20 24Z', 'rubyRound'),
    disc(50, 36, 11, 'goldDome'),
    carve('M45 36 H55 M50 31 V41', 'gold', 2.6),
    line('M30 74 C36 62 46 62 50 72 C54 62 64 62 70 74', 'gold', 3),
    line('M30 82 H70', 'gold', 3),
    gleam('M25 32 V80', 2.2, 0.5),
  ],
  abacus: [
    box(10, 20, 80, 62, 6, 'wood'),
    box(17, 27, 66, 48, 2, 'paper'),
    ...[28, 42.5, 57.5, 72].flatMap((x) => [
      carve(`M${String(x)} 27 V75`, 'wood', 2),
      oval(x, 36, 6.4, 4.2, 'rubyRound'),
      oval(x, 56, 6.4, 4.2, 'goldDome'),
      oval(x, 66, 6.4, 4.2, 'goldDome'),
    ]),
    box(14, 43, 72, 6, 1, 'wood'),
    gleam('M16 25 H70', 2, 0.5),
  ],
  firecracker: [
    line('M50 4 V16', 'gold', 3),
    ...[24, 42, 60].flatMap((y) => [
      ...paired(
        shape(`M48 ${String(y - 6)} L20 ${String(y + 4)} L24 ${String(y + 15)} L48 ${String(y + 5)}Z`, 'ruby'),
        line(`M22 ${String(y + 4.5)} L26 ${String(y + 14)}`, 'gold', 3),
      ),
    ]),
    box(45, 14, 10, 68, 4, 'gold'),
    line('M50 82 V90', 'gold', 2.4),
    sparkle(50, 90, 9),
    sparkle(24, 84, 6),
  ],
  kumquat: [
    ...paired(shape('M50 26 C40 6 22 8 14 18 C24 32 40 32 50 26Z', 'leaf')),
    disc(34, 62, 25, 'orange'),
    disc(66, 62, 25, 'orange'),
    disc(50, 50, 25, 'orange'),
    carve('M50 22 V30', 'leaf', 4),
    line('M50 26 L46 34 M50 26 L54 34', 'leaf', 3),
    glow('M34 44 C38 34 48 32 52 34 C44 36 38 42 36 50Z', 0.6),
    shade('M62 70 C58 76 52 76 46 72 C52 74 58 73 62 70Z', 0.3),
  ],
};
