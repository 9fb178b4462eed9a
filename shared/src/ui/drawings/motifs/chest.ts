import { type Pen, linear } from '@site/shared/ui/drawings/brush';
import { place } from './place';
import { beams } from '../objects/beams';

/** An open treasure chest. */
export function chest(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('cs');
  return place(
    x,
    y + 8 * s,
    s,
    `<defs>${linear(k, [
      [0, '#a9642a'],
      [1, '#5a2c0e'],
    ])}</defs>` +
      beams(pen, 0, -6, 9, 120, 18, '#ffe59a', 0.6, -90) +
      `<path d="M-84 -20 C-84 -66 84 -66 84 -20 L70 -34 H-70Z" fill="#8a4b1c" stroke="#e8c36c" stroke-width="5"/>` +
      `<path d="M-72 -8 C-50 -34 -30 -22 -14 -34 C6 -44 22 -26 40 -32 C58 -34 66 -18 72 -8Z" fill="#f6d06b"/>` +
      [-48, -20, 8, 36, 56]
        .map((a, i) => `<circle cx="${a}" cy="${-18 - (i % 2) * 9}" r="11" fill="#ffe49a" stroke="#b98122" stroke-width="2"/>`)
        .join('') +
      `<rect x="-84" y="-8" width="168" height="72" rx="8" fill="url(#${k})" stroke="#e8c36c" stroke-width="5"/>` +
      `<path d="M-44 -8V64M44 -8V64" stroke="#e8c36c" stroke-width="8"/>` +
      `<rect x="-17" y="-14" width="34" height="36" rx="6" fill="#f0c95e" stroke="#8a5e10" stroke-width="2"/>` +
      `<circle cy="2" r="6" fill="#3a2406"/><rect x="-2.5" y="3" width="5" height="12" fill="#3a2406"/>`,
  );
}
