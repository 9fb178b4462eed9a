import { around, box, carve, disc, glow, line, oval, paired, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** The palace under the sea. */
export const PEARL_SET: Readonly<Record<string, Drawing>> = {
  trident: [
    box(46, 34, 8, 62, 3, 'goldSide'),
    shape('M50 2 L57 16 L54 18 V44 H46 V18 L43 16Z', 'gold'),
    ...paired(shape('M22 8 L30 20 L27 22 C27 36 36 42 50 42 V50 C30 50 19 40 19 22 L15 20Z', 'gold')),
    disc(50, 46, 7, 'azure'),
    box(42, 62, 16, 5, 2, 'azure'),
    gleam('M48 70 V90', 1.8),
    sparkle(80, 12, 7),
  ],
  palace: [
    box(18, 76, 64, 12, 2, 'cloud'),
    box(26, 50, 48, 28, 1, 'ruby'),
    ...[30, 44, 52, 66].map((x) => box(x, 50, 4, 27, 1, 'gold')),
    shape('M6 52 C18 50 26 42 30 34 H70 C74 42 82 50 94 52 C90 58 10 58 6 52Z', 'sea'),
    shape('M20 34 C30 32 38 24 42 12 H58 C62 24 70 32 80 34 C76 39 24 39 20 34Z', 'sea'),
    disc(50, 10, 6, 'ivory'),
    carve('M34 50 L38 38 M50 52 V38 M66 50 L62 38', 'sea', 1.8),
    gleam('M28 33 C36 30 42 24 44 15', 2),
  ],
  conch: [
    shape('M20 24 C40 6 78 12 86 44 C90 66 74 88 46 92 C50 84 48 78 42 74 C26 70 12 50 20 24Z', 'coral'),
    shape('M46 92 C70 78 76 60 64 48 C56 62 42 66 42 74 C48 78 50 84 46 92Z', 'petal'),
    carve('M24 30 C40 24 60 28 72 42 M20 44 C34 40 50 44 62 52 M26 58 C34 54 44 56 50 62', 'coral', 2.4),
    gleam('M30 22 C42 15 58 16 68 24', 2.8),
  ],
  shell: [
    shape(
      'M50 88 C40 88 36 84 34 80 C16 70 8 54 10 40 C14 38 18 40 20 42 C20 28 28 22 34 28 C36 16 44 12 50 20 C56 12 64 16 66 28 C72 22 80 28 80 42 C82 40 86 38 90 40 C92 54 84 70 66 80 C64 84 60 88 50 88Z',
      'pink',
    ),
    carve('M50 82 V24 M44 80 L34 32 M56 80 L66 32 M40 78 L20 46 M60 78 L80 46', 'pink', 2),
    oval(50, 83, 16, 6, 'petal'),
    gleam('M16 44 C17 54 22 62 28 68', 2.6),
    sparkle(70, 22, 8),
  ],
  coral: [
    line(
      'M50 88 V30 M50 62 C30 60 24 50 24 32 M50 70 C70 68 78 56 76 36 M24 46 C14 44 12 36 12 28 M50 44 C60 42 64 32 62 20 M76 50 C86 48 90 42 90 34 M50 40 C42 36 38 28 40 16',
      'coral',
      9,
    ),
    carve('M50 86 V34 M50 62 C34 60 26 50 25 36', 'coral', 1.4),
    shape('M22 90 C26 78 74 78 78 90Z', 'sand'),
    gleam('M22 34 C22 42 25 49 31 54', 2),
    gleam('M48 34 V58', 2),
  ],
  pendant: [
    line('M50 2 V22', 'ruby', 3),
    disc(50, 46, 30, 'jade'),
    disc(50, 46, 11, 'sea'),
    ...around(8, carve('M50 22 C46 26 46 30 50 32', 'jade', 2), 50, 46),
    disc(50, 14, 5, 'goldDome'),
    line('M50 76 V96 M44 76 L42 92 M56 76 L58 92', 'ruby', 3.4),
    disc(50, 79, 5, 'goldDome'),
    gleam('M26 40 C29 31 36 25 44 22', 2.8),
  ],
  wave: [
    shape('M6 86 C4 46 26 14 60 16 C80 18 90 34 84 46 C78 56 64 52 66 42 C54 36 44 48 48 62 C52 74 70 78 94 70 V86Z', 'azure'),
    line('M18 82 C16 54 32 28 58 26 C70 26 78 34 76 42', 'cloud', 3),
    line('M30 82 C28 60 38 42 54 36', 'cloud', 3),
    ...[
      [86, 20, 5],
      [92, 32, 3],
      [74, 10, 4],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, 'cloud')),
    shape('M4 82 C14 74 22 74 30 82 C38 74 46 74 54 82 C62 74 70 74 78 82 C86 76 92 76 96 82 V90 H4Z', 'sea'),
    glow('M60 16 C44 18 32 28 26 42 C34 28 46 20 60 16Z', 0.7),
    turned(0, sparkle(66, 62, 5)),
    shade('M4 88 H96 V90 H4Z', 0.3),
  ],
};
