import { around, box, carve, disc, glow, line, oval, paired, shade, shape } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** The mountain forest. */
export const TIGER_SET: Readonly<Record<string, Drawing>> = {
  sunrise: [
    ...around(12, shape('M50 4 L55 24 H45Z', 'amber'), 50, 50),
    disc(50, 50, 26, 'orange'),
    shape('M4 66 C18 54 30 58 38 64 C48 52 64 52 72 62 C82 56 90 60 96 66 V88 H4Z', 'pine'),
    shape('M4 78 C22 68 42 72 56 78 C70 70 86 72 96 78 V90 H4Z', 'leaf'),
    gleam('M32 42 C35 35 41 31 48 30', 2.6),
  ],
  drum: [
    line('M18 8 L42 34 M82 8 L58 34', 'wood', 5),
    shape('M10 46 V72 C10 84 28 92 50 92 C72 92 90 84 90 72 V46Z', 'ruby'),
    oval(50, 46, 40, 16, 'gold'),
    oval(50, 44, 35, 12, 'ivory'),
    oval(50, 44, 14, 5, 'rubyRound'),
    ...[18, 34, 50, 66, 82].map((x) => disc(x, 62 + Math.round(8 - Math.abs(50 - x) / 4), 3, 'goldDome')),
    disc(42, 34, 5, 'gold'),
    disc(58, 34, 5, 'gold'),
    gleam('M16 62 C18 72 24 79 32 83', 2.4),
  ],
  paw: [
    shape('M50 46 C64 46 82 62 78 78 C74 90 60 86 50 86 C40 86 26 90 22 78 C18 62 36 46 50 46Z', 'amber'),
    ...paired(
      shape('M18 60 C6 58 6 40 16 38 C28 38 30 58 18 60Z', 'amber'),
      shape('M38 40 C26 38 26 16 37 14 C50 15 50 40 38 40Z', 'amber'),
    ),
    ...paired(shape('M13 40 L12 28 L20 38Z', 'ivory'), shape('M33 18 L34 4 L42 17Z', 'ivory')),
    shape('M50 58 C60 58 68 68 66 76 C62 82 56 78 50 78 C44 78 38 82 34 76 C32 68 40 58 50 58Z', 'cocoa'),
    gleam('M28 68 C30 60 35 54 42 51', 2.6),
  ],
  mountain: [
    shape('M2 88 L30 34 L44 56 L62 14 L98 88Z', 'sea'),
    shape('M62 14 L76 44 L66 40 L60 50 L54 40 L50 43Z', 'ivory'),
    shape('M30 34 L39 48 L32 46 L27 54 L22 50Z', 'ivory'),
    shade('M62 14 L98 88 H72 L60 50 L66 40Z', 0.22),
    shape('M2 88 C18 74 34 76 48 84 C64 74 82 76 98 88Z', 'leaf'),
    line('M8 66 H30 M70 62 H94', 'cloud', 3.4),
  ],
  pine: [
    box(44, 74, 12, 18, 2, 'wood'),
    shape('M50 44 L86 78 H14Z', 'pine'),
    shape('M50 24 L78 58 H22Z', 'pine'),
    shape('M50 4 L70 36 H30Z', 'leaf'),
    glow('M50 4 L40 28 L36 28Z', 0.4),
    glow('M30 48 L42 34 L36 54Z', 0.25),
    glow('M24 68 L36 56 L30 74Z', 0.25),
  ],
  mushroom: [
    shape('M38 50 H62 C60 66 64 78 70 88 C58 94 42 94 30 88 C36 78 40 66 38 50Z', 'ivory'),
    shape('M6 54 C8 24 28 10 50 10 C72 10 92 24 94 54 C78 64 22 64 6 54Z', 'rubyRound'),
    disc(34, 32, 8, 'ivory'),
    disc(62, 26, 6, 'ivory'),
    disc(74, 46, 6, 'ivory'),
    disc(50, 48, 6, 'ivory'),
    disc(20, 48, 4.4, 'ivory'),
    gleam('M16 38 C20 28 27 21 35 17', 2.8),
  ],
  maple: [
    carve('M50 62 L54 94', 'fire', 4),
    shape(
      'M50 4 L58 24 L70 18 L68 38 L92 34 L84 48 L94 56 L70 68 L72 78 L52 72 L48 72 L28 78 L30 68 L6 56 L16 48 L8 34 L32 38 L30 18 L42 24Z',
      'fire',
    ),
    carve('M51 68 L50 22 M50 62 L26 44 M50 62 L76 44 M50 66 L34 70 M50 66 L66 70', 'fire', 1.8),
    gleam('M34 24 L37 40', 2),
    sparkle(80, 24, 7),
  ],
};
