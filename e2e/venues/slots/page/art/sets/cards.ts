import { around, box, carve, disc, line, oval, paired, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** A pack of cards. */
export const CARDS_SET: Readonly<Record<string, Drawing>> = {
  joker: [
    shape('M26 66 C22 40 8 36 4 48 C2 24 30 16 42 40 C40 16 60 16 58 40 C70 16 98 24 96 48 C92 36 78 40 74 66Z', 'rose'),
    shape('M42 40 C40 16 60 16 58 40 L62 66 H38Z', 'lemon'),
    disc(5, 50, 6, 'goldDome'),
    disc(50, 18, 6, 'goldDome'),
    disc(95, 50, 6, 'goldDome'),
    shape('M20 66 C36 60 64 60 80 66 L76 84 C60 78 40 78 24 84Z', 'violet'),
    ...[32, 50, 68].map((x) => disc(x, 74, 3.4, 'goldDome')),
    gleam('M12 36 C18 31 26 33 31 42', 2.4),
  ],
  rose: [
    line('M50 58 C52 74 46 84 44 95', 'leaf', 5),
    ...paired(shape('M46 78 C32 68 18 70 12 80 C24 90 38 88 46 78Z', 'leaf')),
    shape('M50 6 C74 6 86 22 80 42 C76 58 62 66 50 66 C38 66 24 58 20 42 C14 22 26 6 50 6Z', 'rose'),
    shape('M50 66 C34 60 22 46 24 28 C38 30 50 42 50 66Z', 'ruby'),
    shape('M50 66 C66 60 78 46 76 28 C62 30 50 42 50 66Z', 'ruby'),
    carve('M40 30 C38 18 56 14 60 24 C62 34 48 36 48 28', 'rose', 2.6),
    gleam('M26 24 C29 17 35 13 42 12', 2.4),
  ],
  cardback: [
    turned(-10, box(24, 6, 54, 82, 6, 'paper')),
    turned(-10, box(29, 11, 44, 72, 3, 'azure')),
    turned(-10, line('M32 14 L70 80 M70 14 L32 80 M51 12 V82 M30 47 H72', 'cloud', 2)),
    turned(-10, shape('M51 30 L64 47 L51 64 L38 47Z', 'gold')),
    turned(-10, disc(51, 47, 6, 'rubyRound')),
    turned(-10, gleam('M27 14 V76', 2)),
  ],
  spade: [
    shape(
      'M50 6 C60 26 90 40 88 62 C86 78 66 80 56 70 C58 80 62 86 68 92 H32 C38 86 42 80 44 70 C34 80 14 78 12 62 C10 40 40 26 50 6Z',
      'ink',
    ),
    line(
      'M50 6 C60 26 90 40 88 62 C86 78 66 80 56 70 C58 80 62 86 68 92 H32 C38 86 42 80 44 70 C34 80 14 78 12 62 C10 40 40 26 50 6Z',
      'cloud',
      1.4,
    ),
    gleam('M22 58 C24 46 34 36 44 26', 3.2),
    sparkle(74, 26, 8),
  ],
  heart: [
    shape('M50 92 C22 68 6 52 8 32 C10 12 38 6 50 28 C62 6 90 12 92 32 C94 52 78 68 50 92Z', 'rubyRound'),
    gleam('M18 34 C18 24 25 19 33 21', 4),
    sparkle(76, 22, 8),
  ],
  club: [
    shape('M45 58 H55 C56 76 60 86 68 92 H32 C40 86 44 76 45 58Z', 'pine'),
    ...around(3, disc(50, 28, 20, 'pine'), 50, 48),
    disc(50, 48, 12, 'pine'),
    gleam('M36 26 C38 19 43 15 49 14', 3),
    gleam('M16 54 C17 49 20 46 24 44', 2.6),
  ],
  diamond: [
    shape('M50 4 C58 22 72 38 88 50 C72 62 58 78 50 96 C42 78 28 62 12 50 C28 38 42 22 50 4Z', 'coral'),
    shape('M50 24 C56 36 62 43 70 50 C62 57 56 64 50 76 C44 64 38 57 30 50 C38 43 44 36 50 24Z', 'rose'),
    oval(50, 50, 5, 5, 'coral'),
    gleam('M26 46 C34 40 41 30 46 19', 2.8),
  ],
};
