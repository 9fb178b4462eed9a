import { around, box, carve, disc, glow, line, oval, paired, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

function cash(x: number, y: number, size: number): Drawing {
  return [disc(x, y, size, 'gold'), box(x - size * 0.28, y - size * 0.28, size * 0.56, size * 0.56, 1, 'night')];
}

/** Luck that comes as money. */
export const COIN_SET: Readonly<Record<string, Drawing>> = {
  moneytree: [
    shape('M45 88 C48 70 46 58 44 46 H56 C54 58 52 70 55 88Z', 'wood'),
    disc(50, 28, 22, 'leaf'),
    disc(27, 44, 17, 'leaf'),
    disc(73, 44, 17, 'leaf'),
    ...cash(50, 26, 9),
    ...cash(27, 45, 8),
    ...cash(73, 45, 8),
    ...cash(60, 52, 6),
    shape('M28 80 H72 L67 92 H33Z', 'ruby'),
    gleam('M33 22 C37 14 43 11 50 10', 2.6),
  ],
  piggy: [
    line('M82 54 C92 50 90 42 84 46', 'gold', 4),
    box(30, 72, 12, 18, 5, 'goldDeep'),
    box(62, 72, 12, 18, 5, 'goldDeep'),
    oval(54, 56, 33, 26, 'goldDome'),
    shape('M28 34 L30 18 L46 30Z', 'gold'),
    oval(20, 58, 11, 13, 'gold'),
    carve('M17 55 V61 M23 55 V61', 'gold', 3.4),
    disc(34, 48, 3, 'ink'),
    carve('M48 32 H68', 'gold', 4.4),
    ...cash(60, 16, 10),
    gleam('M42 38 C50 33 60 34 68 38', 3),
  ],
  gong: [
    line('M24 10 H76 M32 10 V30 M68 10 V30', 'ruby', 4),
    disc(48, 56, 35, 'goldDeep'),
    disc(48, 54, 35, 'gold'),
    disc(48, 54, 25, 'goldSide'),
    disc(48, 54, 10, 'goldDome'),
    line('M92 92 L72 66', 'wood', 5),
    disc(69, 63, 8, 'rubyRound'),
    gleam('M20 44 C24 32 32 26 42 23', 3),
  ],
  scales: [
    box(46, 14, 8, 70, 3, 'goldSide'),
    shape('M28 84 H72 L78 92 H22Z', 'gold'),
    disc(50, 14, 8, 'rubyRound'),
    shape('M12 28 C30 22 70 22 88 28 V33 C70 28 30 28 12 33Z', 'gold'),
    ...paired(carve('M18 31 L8 58 M18 31 L30 58', 'gold', 1.6), shape('M4 58 H34 C32 72 6 72 4 58Z', 'goldSide')),
    ...cash(19, 52, 7),
    disc(81, 54, 5, 'goldDome'),
    gleam('M48 24 V76', 2, 0.6),
  ],
  coinstring: [
    line('M50 4 V12', 'ruby', 3.4),
    line('M50 76 V94 M43 80 L40 94 M57 80 L60 94', 'ruby', 3.4),
    ...cash(50, 66, 17),
    ...cash(50, 46, 19),
    ...cash(50, 26, 17),
    gleam('M36 40 C38 33 43 30 48 29', 2.4),
    gleam('M37 21 C39 15 44 12 48 11', 2.2),
  ],
  knot: [
    line('M50 4 V16', 'ruby', 4),
    ...[30, 42, 54].flatMap((at) => [
      line(`M${String(at - 8)} ${String(58 - (at - 30))} l24 24`, 'ruby', 6),
      line(`M${String(at - 8)} ${String(34 + (at - 30))} l24 -24`, 'rose', 6),
    ]),
    ...around(4, disc(50, 17, 6, 'rubyRound'), 50, 45),
    disc(50, 45, 7, 'goldDome'),
    box(44, 72, 12, 8, 2, 'gold'),
    line('M46 82 V95 M50 82 V97 M54 82 V95', 'ruby', 2.6),
  ],
  fountain: [
    line('M50 34 C40 10 20 16 18 40', 'sky', 4),
    line('M50 34 C60 10 80 16 82 40', 'sky', 4),
    line('M50 34 V12', 'sky', 4),
    shape('M28 40 H72 C70 50 60 52 54 52 H46 C40 52 30 50 28 40Z', 'steel'),
    box(46, 50, 8, 20, 2, 'steel'),
    oval(50, 74, 42, 12, 'steel'),
    oval(50, 72, 36, 8, 'azure'),
    ...cash(36, 72, 5),
    ...cash(60, 74, 5),
    turned(0, sparkle(50, 14, 7)),
    glow('M20 70 C30 66 40 66 46 67 C36 69 28 70 22 73Z', 0.6),
    shade('M12 78 C24 88 76 88 88 78 C80 84 66 86 50 86 C34 86 20 84 12 78Z', 0.3),
  ],
};
