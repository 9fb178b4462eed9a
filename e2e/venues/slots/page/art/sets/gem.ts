import { disc, glow, oval, paired, shade, shape } from '../brush';
import type { PaintName } from '../paints';
import { gleam, sparkle, type Drawing } from '../shape';

/** Facets are light above and to the left, dark below. */
function cut(paint: PaintName, outline: string, table: string, light: string, dark: string): Drawing {
  return [shape(outline, paint), shade(dark, 0.28), glow(light, 0.45), glow(table, 0.35), sparkle(32, 26, 8), sparkle(72, 66, 5)];
}

/** Cut stones. */
export const GEM_SET: Readonly<Record<string, Drawing>> = {
  rubystone: cut(
    'ruby',
    'M50 10 L84 28 V68 L50 90 L16 68 V28Z',
    'M50 26 L70 37 V60 L50 73 L30 60 V37Z',
    'M50 10 L16 28 L30 37 L50 26Z',
    'M50 90 L84 68 L70 60 L50 73Z',
  ),
  emerald: cut(
    'jade',
    'M30 10 H70 L86 26 V74 L70 90 H30 L14 74 V26Z',
    'M36 28 H64 L70 34 V66 L64 72 H36 L30 66 V34Z',
    'M30 10 H70 L64 28 H36Z',
    'M30 90 H70 L64 72 H36Z',
  ),
  amethyst: cut(
    'violet',
    'M50 8 C80 34 88 52 80 70 C74 84 62 90 50 90 C38 90 26 84 20 70 C12 52 20 34 50 8Z',
    'M50 32 L68 56 L50 76 L32 56Z',
    'M50 8 C38 18 24 34 20 48 L32 56 L50 32Z',
    'M80 70 C74 84 62 90 50 90 V76 L68 56Z',
  ),
  topaz: cut('amber', 'M50 8 L92 50 L50 92 L8 50Z', 'M50 30 L70 50 L50 70 L30 50Z', 'M50 8 L8 50 H30 L50 30Z', 'M50 92 L92 50 H70 L50 70Z'),
  ring: [
    ['circle', { cx: 50, cy: 62, r: 25, fill: 'none', stroke: '#5a3405', 'stroke-width': 11 }],
    ['circle', { cx: 50, cy: 62, r: 25, fill: 'none', stroke: 'url(#gold)', 'stroke-width': 8 }],
    shape('M28 22 L38 8 H62 L72 22 L50 44Z', 'azure'),
    glow('M38 8 H62 L56 22 H44Z', 0.6),
    shade('M72 22 L50 44 L56 22Z', 0.25),
    gleam('M28 58 C30 48 36 43 42 41', 2.6),
    sparkle(72, 12, 9),
  ],
  crystal: [
    ...paired(shape('M34 88 L10 56 L16 34 L30 44 L42 88Z', 'sea')),
    shape('M32 88 L28 34 L50 6 L72 34 L68 88Z', 'azure'),
    glow('M28 34 L50 6 L48 40 L44 88 H32Z', 0.4),
    shade('M72 34 L56 42 L58 88 H68Z', 0.25),
    gleam('M33 36 L48 16', 2.2),
    sparkle(74, 20, 8),
  ],
  opal: [
    oval(50, 50, 40, 36, 'gold'),
    oval(50, 50, 33, 29, 'cloud'),
    ['ellipse', { cx: 44, cy: 54, rx: 22, ry: 16, fill: 'url(#pink)', opacity: 0.45 }],
    ['ellipse', { cx: 60, cy: 46, rx: 16, ry: 14, fill: 'url(#violet)', opacity: 0.35 }],
    disc(50, 12, 4, 'goldDome'),
    disc(50, 88, 4, 'goldDome'),
    disc(10, 50, 4, 'goldDome'),
    disc(90, 50, 4, 'goldDome'),
    gleam('M24 44 C28 34 36 28 46 27', 3.6),
    sparkle(62, 38, 7),
  ],
};
