import { type Pen, linear } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A racing car seen from the side, its number on a white disc. */
export function car(pen: Pen, x: number, y: number, s: number): string {
  const body = pen.id('ca');
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="34" r="27" fill="#10161d"/><circle cx="${cx}" cy="34" r="13" fill="#c9d3dc"/><circle cx="${cx}" cy="34" r="5" fill="#10161d"/>`;
  return place(
    x,
    y,
    s,
    `<defs>${linear(body, [
      [0, '#ff8a5c'],
      [0.5, '#d6321f'],
      [1, '#7c0f14'],
    ])}</defs>` +
      `<path d="M-104 -40 H-70 V-26 H-86 V16 H-104Z" fill="#10161d"/>` +
      `<path d="M-98 24 C-94 -6 -66 -16 -46 -20 C-34 -46 8 -48 24 -20 C60 -14 92 -2 104 20 V34 H-98Z" fill="url(#${body})" stroke="#4d070b" stroke-width="3"/>` +
      `<path d="M-32 -20 C-22 -38 2 -38 12 -20Z" fill="#bfe6ff" stroke="#4d070b" stroke-width="3"/>` +
      `<circle cx="-6" cy="8" r="20" fill="#fffdf6"/><path d="M-12 -1 L-3 -6 H2 V20 H-5 V3 L-12 6Z" fill="#14202d"/>` +
      wheel(-62) +
      wheel(60),
  );
}
