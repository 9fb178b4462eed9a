import { type Pen, linear } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A thunderbolt on a shield. */
export function bolt(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('bo');
  return place(
    x,
    y,
    s,
    `<defs>${linear(k, [
      [0, '#fffbe0'],
      [0.5, '#ffd65c'],
      [1, '#e08a1c'],
    ])}</defs>` +
      `<circle r="84" fill="#0b2c52" stroke="#e8c36c" stroke-width="6"/>` +
      `<circle r="70" fill="none" stroke="#4f9ae3" stroke-width="2" stroke-dasharray="4 7"/>` +
      `<path d="M20 -104 L-52 14 H-6 L-24 102 L54 -24 H6Z" fill="url(#${k})" stroke="#8a4b0a" stroke-width="2.5"/>`,
  );
}
