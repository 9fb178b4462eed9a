import { around, box, carve, disc, glow, line, oval, paired, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

const FLASH = 'M56 40 L34 70 H48 L40 96 L68 60 H53 L62 40Z';

/** The god of thunder. */
export const BOLT_SET: Readonly<Record<string, Drawing>> = {
  hammer: [
    turned(30, box(45, 34, 10, 60, 4, 'wood')),
    turned(30, carve('M45 70 L55 64 M45 80 L55 74 M45 90 L55 84', 'wood', 2.6)),
    turned(30, shape('M18 12 L26 6 H74 L82 12 V36 L74 42 H26 L18 36Z', 'steel')),
    turned(30, carve('M30 6 V42 M70 6 V42', 'steel', 2)),
    turned(30, shape('M54 12 L42 26 H50 L46 37 L58 22 H51Z', 'lemon')),
    turned(30, gleam('M24 12 H66', 2.4)),
    sparkle(18, 70, 8),
  ],
  warhelm: [
    ...paired(shape('M24 40 C4 34 2 16 8 4 C12 18 22 24 32 24Z', 'ivory')),
    shape('M16 56 C14 26 32 12 50 12 C68 12 86 26 84 56Z', 'steel'),
    shape('M46 10 H54 V62 H46Z', 'gold'),
    shape('M16 54 H84 V66 H66 L60 92 L54 66 H46 L40 92 L34 66 H16Z', 'gold'),
    disc(50, 60, 5, 'azure'),
    ...paired(disc(24, 60, 3, 'goldDeep')),
    gleam('M22 48 C23 34 30 24 40 19', 2.8),
  ],
  horn: [
    shape('M6 14 C10 54 36 74 66 66 L84 92 C96 80 98 56 88 44 L68 46 C44 50 24 36 20 10Z', 'ivory'),
    oval(85, 68, 9, 25, 'wood'),
    shape('M30 48 C34 54 40 58 46 60 L54 48 C48 46 42 42 39 37Z', 'gold'),
    shape('M4 16 L22 8 L24 18 L6 24Z', 'gold'),
    shade('M10 30 C16 56 40 72 66 66 L70 72 C38 82 12 62 10 30Z', 0.2),
    gleam('M20 26 C25 36 34 44 44 47', 2.2),
    line('M36 56 C34 72 46 82 56 78', 'ruby', 3),
  ],
  spark: [
    disc(50, 50, 36, 'violet'),
    disc(50, 50, 24, 'azure'),
    ...around(5, line('M50 44 L44 32 L54 26 L48 10', 'lemon', 3)),
    disc(50, 50, 10, 'cloud'),
    gleam('M20 44 C22 34 28 26 36 21', 2.8),
    sparkle(50, 50, 12),
    sparkle(82, 18, 7),
  ],
  storm: [
    shape(FLASH, 'lemon'),
    shape('M22 56 C4 56 4 34 20 34 C20 14 44 8 52 22 C62 10 82 18 80 34 C96 34 96 56 78 56Z', 'ink'),
    line('M22 56 C4 56 4 34 20 34 C20 14 44 8 52 22 C62 10 82 18 80 34 C96 34 96 56 78 56Z', 'cloud', 1.2),
    glow('M16 44 C16 38 20 37 25 38 C25 26 36 20 44 24 C34 26 30 34 31 44 C25 42 20 43 16 44Z', 0.3),
    line('M24 68 L18 82 M80 66 L74 80 M88 72 L84 82', 'sky', 3.4),
    gleam('M52 62 L46 70', 2),
  ],
  fire: [
    shape(
      'M50 4 C54 24 84 36 82 62 C80 82 66 92 50 92 C34 92 20 82 18 62 C18 48 26 42 28 30 C36 34 38 40 40 44 C48 34 50 18 50 4Z',
      'fire',
    ),
    shape(
      'M52 40 C54 52 68 58 68 72 C68 84 60 90 50 90 C40 90 32 84 32 72 C34 64 38 62 40 56 C46 60 46 62 48 64 C52 56 52 48 52 40Z',
      'amber',
    ),
    shape('M50 64 C52 72 58 74 58 80 C58 86 54 89 50 89 C46 89 42 86 42 80 C44 76 48 74 50 64Z', 'lemon'),
    gleam('M26 60 C25 54 28 50 30 46', 2.6),
  ],
  whirl: [
    oval(50, 16, 42, 10, 'cloud'),
    oval(54, 32, 33, 9, 'sky'),
    oval(47, 47, 26, 8, 'cloud'),
    oval(53, 61, 19, 7, 'sky'),
    oval(48, 74, 13, 6, 'cloud'),
    oval(51, 86, 7, 5, 'sky'),
    carve('M20 16 C36 22 66 22 80 15 M34 33 C46 38 64 38 74 32 M32 47 C42 52 54 52 62 47', 'sky', 1.8),
    sparkle(88, 44, 6),
    sparkle(14, 62, 6),
    glow('M14 13 C26 8 44 7 56 8 C40 10 26 12 18 18Z', 0.7),
  ],
};
