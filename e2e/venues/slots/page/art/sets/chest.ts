import { around, box, carve, disc, line, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** On board of a pirate. */
export const CHEST_SET: Readonly<Record<string, Drawing>> = {
  pirateflag: [
    box(12, 4, 6, 90, 2, 'wood'),
    shape('M18 10 C34 2 46 20 62 12 C74 6 84 12 92 10 V60 C80 66 72 56 60 62 C46 68 32 54 18 62Z', 'ink'),
    disc(55, 32, 13, 'ivory'),
    box(48, 40, 14, 10, 3, 'ivory'),
    disc(50, 32, 3.6, 'ink'),
    disc(60, 32, 3.6, 'ink'),
    carve('M52 45 V50 M55 45 V50 M58 45 V50', 'ink', 1.4),
    line('M38 56 L72 46 M38 46 L72 56', 'ivory', 3),
    disc(15, 5, 5, 'goldDome'),
  ],
  helm: [
    ...around(8, box(47, 2, 6, 22, 3, 'wood')),
    ['circle', { cx: 50, cy: 50, r: 27, fill: 'none', stroke: '#3a1c07', 'stroke-width': 12 }],
    ['circle', { cx: 50, cy: 50, r: 27, fill: 'none', stroke: 'url(#wood)', 'stroke-width': 9 }],
    ...around(4, line('M50 26 V74', 'sand', 4)),
    disc(50, 50, 10, 'goldDome'),
    gleam('M26 44 C29 34 36 28 44 26', 2.4),
  ],
  compass: [
    disc(50, 52, 40, 'gold'),
    disc(50, 52, 31, 'paper'),
    ...around(4, carve('M50 25 V31', 'gold', 3), 50, 52),
    turned(35, shape('M50 26 L58 52 H42Z', 'ruby'), 50, 52),
    turned(35, shape('M50 78 L58 52 H42Z', 'ink'), 50, 52),
    disc(50, 52, 4, 'goldDome'),
    ['circle', { cx: 50, cy: 7, r: 6, fill: 'none', stroke: '#dfa637', 'stroke-width': 3 }],
    gleam('M18 46 C20 34 28 25 38 20', 2.8),
  ],
  anchor: [
    ['circle', { cx: 50, cy: 14, r: 8, fill: 'none', stroke: '#b9c6d4', 'stroke-width': 5 }],
    box(28, 28, 44, 8, 4, 'steel'),
    shape(
      'M45 22 H55 V78 C70 74 80 66 82 54 L72 58 L86 38 L96 58 L90 56 C86 80 66 90 50 94 C34 90 14 80 10 56 L4 58 L14 38 L28 58 L18 54 C20 66 30 74 45 78Z',
      'steel',
    ),
    line('M58 18 C76 14 70 34 84 28', 'sand', 4),
    gleam('M48 38 V74', 2),
    gleam('M14 62 C19 73 28 80 38 84', 2),
  ],
  treasuremap: [
    shape('M8 22 L34 12 L64 22 L92 12 V76 L64 86 L34 76 L8 86Z', 'paper'),
    shade('M34 12 L64 22 V86 L34 76Z', 0.1),
    carve('M34 14 V76 M64 22 V86', 'paper', 1.4),
    [
      'path',
      { d: 'M18 68 C26 48 38 66 46 48 C52 36 60 48 72 40', fill: 'none', stroke: '#7d6434', 'stroke-width': 3, 'stroke-dasharray': '5 5' },
    ],
    line('M70 30 L82 42 M82 30 L70 42', 'ruby', 5),
    shape('M18 44 L25 30 L32 44Z', 'leaf'),
    line('M42 66 C46 62 50 70 56 66', 'azure', 3),
    turned(0, sparkle(84, 18, 6)),
  ],
  key: [
    turned(40, ['circle', { cx: 50, cy: 22, r: 14, fill: 'none', stroke: '#5a3405', 'stroke-width': 11 }]),
    turned(40, shape('M46 36 H54 V80 H72 V90 H62 V86 H54 V92 H46Z', 'gold')),
    turned(40, box(66, 72, 7, 18, 1, 'gold')),
    turned(40, ['circle', { cx: 50, cy: 22, r: 14, fill: 'none', stroke: 'url(#gold)', 'stroke-width': 8 }]),
    turned(40, disc(50, 22, 5, 'rubyRound')),
    turned(40, gleam('M48.5 42 V76', 1.8)),
    sparkle(30, 70, 8),
  ],
  bottle: [
    line('M4 80 C18 72 32 86 48 80 C64 74 80 86 96 78', 'azure', 5),
    turned(-34, shape('M42 6 H58 V26 C66 32 70 38 70 48 V86 Q70 92 64 92 H36 Q30 92 30 86 V48 C30 38 34 32 42 26Z', 'sea')),
    turned(-34, box(41, -2, 18, 14, 2, 'wood')),
    turned(-34, box(38, 46, 24, 36, 3, 'paper')),
    turned(-34, carve('M43 56 H57 M43 63 H57 M43 70 H52', 'paper', 2)),
    turned(-34, gleam('M36 46 V82', 2.6)),
    line('M4 90 C18 82 32 96 48 90 C64 84 80 96 96 88', 'sky', 4),
  ],
};
