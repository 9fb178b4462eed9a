import { box, carve, disc, glow, line, oval, paired, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** Match day. */
export const FOOTBALL_SET: Readonly<Record<string, Drawing>> = {
  trophy: [
    ...paired(line('M28 18 C6 14 8 44 32 46', 'gold', 6)),
    shape('M24 10 H76 C76 40 68 54 56 58 V70 H66 V78 H34 V70 H44 V58 C32 54 24 40 24 10Z', 'gold'),
    box(28, 76, 44, 14, 3, 'ink'),
    box(38, 80, 24, 6, 1, 'gold'),
    shape('M50 18 L53.6 27 L63 27.6 L55.6 33.6 L58 43 L50 37.6 L42 43 L44.4 33.6 L37 27.6 L46.4 27Z', 'goldDome'),
    gleam('M30 16 C30 30 34 42 41 50', 2.8),
    sparkle(80, 12, 8),
  ],
  jersey: [
    shape('M34 10 C42 20 58 20 66 10 L92 24 L82 46 L72 40 V90 H28 V40 L18 46 L8 24Z', 'ruby'),
    shape('M44 17 C48 19 52 19 56 17 V90 H44Z', 'ivory'),
    carve('M34 10 C42 22 58 22 66 10', 'ruby', 3),
    carve('M28 40 V34 M72 40 V34', 'ruby', 2),
    line('M20 45 L10 27 M80 45 L90 27', 'ivory', 3),
    gleam('M33 44 V84', 2.2, 0.5),
  ],
  glove: [
    shape(
      'M30 62 C20 56 12 46 12 36 C16 30 24 34 30 44 L26 16 C28 8 36 8 38 16 L42 36 L44 10 C46 4 54 4 56 10 L58 36 L64 14 C68 8 74 10 74 18 L72 44 L78 32 C84 28 88 32 86 38 L74 68 V74 H32Z',
      'azure',
    ),
    box(30, 72, 46, 18, 4, 'lemon'),
    carve('M38 40 L40 52 M50 40 V52 M64 44 L62 54', 'azure', 2.4),
    oval(52, 60, 14, 8, 'ivory'),
    line('M38 81 H68', 'azure', 4),
    gleam('M31 18 L34 38', 2),
  ],
  cleat: [
    shape('M10 30 C20 36 30 34 36 26 L66 54 C80 56 92 60 92 72 V76 H10 C6 60 6 44 10 30Z', 'orange'),
    shape('M8 74 H93 C93 82 86 84 78 84 H16 C10 84 8 80 8 74Z', 'ivory'),
    ...[18, 34, 66, 82].map((x) => box(x - 5, 83, 10, 9, 2, 'ink')),
    line('M40 34 L48 30 M47 41 L55 36 M54 48 L62 43', 'ivory', 3.4),
    line('M14 64 C30 58 46 66 62 62', 'ivory', 4),
    gleam('M14 40 C18 42 24 42 29 40', 2.4),
  ],
  whistle: [
    line('M20 8 C4 22 10 36 26 40', 'ruby', 4),
    shape('M40 32 H94 V50 H66 C68 54 69 58 69 62 C69 78 56 90 40 90 C22 90 10 78 10 62 C10 46 24 32 40 32Z', 'steel'),
    disc(40, 62, 17, 'ink'),
    disc(44, 66, 8, 'orange'),
    box(54, 32, 14, 10, 1, 'ink'),
    disc(26, 34, 6, 'goldDome'),
    gleam('M17 58 C19 48 26 41 35 38', 2.8),
    sparkle(88, 22, 7),
  ],
  goal: [
    shade('M12 84 V24 H88 V84Z', 0.25),
    line('M22 30 V80 M36 28 V80 M50 28 V80 M64 28 V80 M78 30 V80 M16 40 H84 M16 54 H84 M16 68 H84', 'cloud', 1.4),
    shape('M6 88 V14 H94 V88 H85 V23 H15 V88Z', 'ivory'),
    shape('M2 88 H98 V94 H2Z', 'leaf'),
    disc(62, 76, 12, 'ivory'),
    shape('M62 69 L68 74 L66 81 H58 L56 74Z', 'ink'),
    glow('M8 16 H92 V19 H8Z', 0.7),
  ],
  redcard: [
    turned(14, box(26, 10, 50, 72, 6, 'ruby')),
    turned(14, glow('M26 16 Q26 10 32 10 H52 L30 82 Q26 80 26 76Z', 0.25)),
    turned(-10, shape('M18 74 C28 60 44 62 50 70 L66 76 C72 80 70 88 62 86 L46 84 C40 92 26 94 14 90Z', 'sand')),
    carve('M34 74 L44 78', 'sand', 2.4),
    oval(56, 80, 8, 3.6, 'sand'),
    sparkle(80, 18, 9),
  ],
};
