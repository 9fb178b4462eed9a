import { around, box, carve, disc, glow, line, oval, shade, shape, turned } from '../brush';
import { gleam, sparkle, type Drawing } from '../shape';

/** A day in the bamboo grove. */
export const PANDA_SET: Readonly<Record<string, Drawing>> = {
  bamboo: [
    ...[28, 50, 72].flatMap((x, index) => [
      box(x - 9, 6 + index * 6, 18, 30, 4, 'leaf'),
      box(x - 9, 36 + index * 6, 18, 28, 4, 'leaf'),
      box(x - 9, 64 + index * 6, 18, 26 - index * 6, 4, 'leaf'),
    ]),
    shape('M34 30 C16 28 8 38 4 50 C20 52 30 44 34 30Z', 'pine'),
    shape('M68 26 C84 20 92 28 98 38 C84 44 74 38 68 26Z', 'pine'),
    gleam('M23 12 V84', 2, 0.6),
    gleam('M45 18 V84', 2, 0.6),
  ],
  shoot: [
    shape('M50 4 C70 24 82 56 78 88 H22 C18 56 30 24 50 4Z', 'wood'),
    shape('M50 4 C60 18 64 34 62 48 L50 38 L38 48 C36 34 40 18 50 4Z', 'leaf'),
    shape('M22 88 C20 66 30 52 44 42 C46 60 44 76 40 88Z', 'sand'),
    shape('M78 88 C80 66 70 52 56 42 C54 60 56 76 60 88Z', 'sand'),
    carve('M26 80 C28 66 34 56 41 50 M74 80 C72 66 66 56 59 50', 'sand', 1.8),
    gleam('M44 18 C41 26 40 32 40 38', 2.4),
  ],
  bun: [
    line('M40 18 C34 12 46 8 40 2 M58 18 C52 12 64 8 58 2', 'cloud', 3),
    shape('M50 22 C78 22 92 44 88 64 C84 72 16 72 12 64 C8 44 22 22 50 22Z', 'ivory'),
    carve('M50 26 C44 32 36 34 30 42 M50 26 C56 32 64 34 70 42 M50 26 V42 M50 26 C48 34 44 40 42 46 M50 26 C52 34 56 40 58 46', 'ivory', 2),
    disc(50, 26, 4, 'rubyRound'),
    box(6, 64, 88, 24, 8, 'sand'),
    carve('M8 72 H92 M8 80 H92', 'sand', 2),
    gleam('M22 44 C24 36 30 30 38 28', 2.8),
  ],
  apple: [
    carve('M50 26 C50 16 54 10 60 6', 'wood', 4),
    shape('M52 22 C56 8 72 4 84 8 C82 22 68 28 52 22Z', 'leaf'),
    shape('M50 28 C38 18 14 22 12 48 C12 74 32 92 42 90 C48 88 52 88 58 90 C68 92 88 74 88 48 C86 22 62 18 50 28Z', 'rubyRound'),
    shade('M88 48 C88 74 68 92 58 90 C74 80 82 62 80 34 C86 38 88 42 88 48Z', 0.2),
    glow('M22 44 C22 32 30 28 38 30 C32 34 28 42 28 52 C24 50 22 48 22 44Z', 0.6),
  ],
  strawhat: [
    shape('M50 12 L96 72 C80 84 20 84 4 72Z', 'sand'),
    oval(50, 73, 46, 9, 'amber'),
    carve('M50 14 L28 74 M50 14 L40 78 M50 14 L60 78 M50 14 L72 74 M30 42 C42 48 58 48 70 42 M18 58 C38 66 62 66 82 58', 'sand', 1.8),
    disc(50, 12, 5, 'rubyRound'),
    line('M22 80 C24 94 44 96 50 88 C56 96 76 94 78 80', 'ruby', 3),
    gleam('M44 24 L22 56', 2.6),
  ],
  ball: [
    disc(50, 50, 40, 'coral'),
    shape('M50 10 C28 30 28 70 50 90 C72 70 72 30 50 10Z', 'lemon'),
    shape('M50 10 C42 30 42 70 50 90 C58 70 58 30 50 10Z', 'azure'),
    disc(50, 12, 6, 'goldDome'),
    ...around(6, oval(50, 42, 4, 6, 'petal')),
    disc(50, 50, 4, 'lemon'),
    gleam('M18 44 C20 32 27 24 36 18', 3.2),
  ],
  bowl: [
    shape('M18 46 C22 20 78 20 82 46Z', 'ivory'),
    ...[
      [34, 34],
      [50, 28],
      [64, 36],
      [46, 40],
    ].map(([x = 0, y = 0]) => turned(x, oval(x, y, 4.4, 2.4, 'ivory'), x, y)),
    line('M60 10 L94 44 M70 6 L96 36', 'wood', 4),
    shape('M8 44 H92 C92 66 78 80 66 84 V90 H34 V84 C22 80 8 66 8 44Z', 'azure'),
    line('M18 60 C26 52 34 68 42 60 C50 52 58 68 66 60 C72 54 78 62 82 60', 'cloud', 3),
    gleam('M16 52 C18 60 23 68 30 73', 2.8),
    sparkle(22, 28, 6),
  ],
};
