import { around, box, carve, disc, glow, line, oval, shape, turned } from '../brush';
import { BELL } from '../pictures/bell';
import { SEVEN } from '../pictures/seven';
import { gleam, sparkle, type Drawing } from '../shape';

/** The machine of old. */
export const REELS_SET: Readonly<Record<string, Drawing>> = {
  seven: SEVEN,
  bell: BELL,
  clover: [
    line('M50 52 C54 70 62 82 76 92', 'leaf', 6),
    ...[45, 135, 225, 315].map((angle) =>
      turned(angle, shape('M50 48 C30 40 24 14 38 10 C46 8 50 16 50 20 C50 16 54 8 62 10 C76 14 70 40 50 48Z', 'leaf'), 50, 48),
    ),
    ...[45, 135, 225, 315].map((angle) => turned(angle, carve('M50 44 V24', 'leaf', 1.6), 50, 48)),
    disc(50, 48, 4, 'lemon'),
    sparkle(78, 18, 8),
  ],
  token: [
    disc(50, 54, 40, 'ink'),
    disc(50, 49, 40, 'steel'),
    ...around(16, box(48.4, 10, 3.2, 8, 1, 'ink'), 50, 49),
    disc(50, 49, 27, 'azure'),
    shape('M50 28 L56 43 L72 44 L59.6 54 L64 70 L50 61 L36 70 L40.4 54 L28 44 L44 43Z', 'steel'),
    gleam('M16 42 C19 30 27 20 38 16', 3),
  ],
  ticket: [
    turned(-16, shape('M8 28 H92 V42 C84 44 84 56 92 58 V72 H8 V58 C16 56 16 44 8 42Z', 'lemon')),
    turned(-16, ['path', { d: 'M30 30 V70', fill: 'none', stroke: '#7d5a03', 'stroke-width': 2.4, 'stroke-dasharray': '4 4' }]),
    turned(-16, shape('M60 34 L64 45 L76 45.6 L66.6 53 L70 65 L60 58 L50 65 L53.4 53 L44 45.6 L56 45Z', 'ruby')),
    turned(-16, gleam('M14 32 H60', 2)),
    sparkle(84, 20, 7),
  ],
  lever: [
    turned(24, box(45, 22, 10, 56, 4, 'steel')),
    disc(62, 20, 17, 'rubyRound'),
    shape('M18 78 C18 56 66 56 66 78Z', 'steel'),
    box(10, 76, 66, 14, 4, 'gold'),
    oval(42, 70, 14, 5, 'ink'),
    ...[20, 66].map((x) => disc(x, 83, 3, 'goldDeep')),
    gleam('M52 18 C53 12 57 9 62 8', 3),
  ],
  bulb: [
    ...around(8, line('M50 4 V0', 'lemon', 4), 50, 40),
    shape('M50 8 C72 8 84 24 80 42 C78 54 66 58 64 70 H36 C34 58 22 54 20 42 C16 24 28 8 50 8Z', 'lemon'),
    line('M40 68 L38 44 L46 52 L50 42 L54 52 L62 44 L60 68', 'orange', 3),
    box(35, 70, 30, 8, 3, 'steel'),
    box(37, 78, 26, 7, 3, 'steel'),
    box(42, 85, 16, 7, 3, 'ink'),
    glow('M26 36 C27 24 34 17 43 15 C35 21 32 29 33 40Z', 0.7),
  ],
};
