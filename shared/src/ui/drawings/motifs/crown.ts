import { type Pen, linear } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A crown with jewels. */
export function crown(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('cw');
  return place(
    x,
    y,
    s,
    `<defs>${linear(k, [
      [0, '#fff0bd'],
      [0.5, '#e3b44b'],
      [1, '#94651a'],
    ])}</defs>` +
      `<path d="M-84 46 L-92 -40 L-48 2 L0 -70 L48 2 L92 -40 L84 46Z" fill="url(#${k})" stroke="#8a5e10" stroke-width="2"/>` +
      `<rect x="-84" y="46" width="168" height="22" rx="5" fill="#b98122"/>` +
      [
        [-92, -46],
        [0, -78],
        [92, -46],
      ]
        .map(([a, b]) => `<circle cx="${a}" cy="${b}" r="11" fill="#dd4a2f" stroke="#ffe9b0" stroke-width="2.4"/>`)
        .join('') +
      `<circle cy="20" r="15" fill="#0f5fb0" stroke="#ffe9b0" stroke-width="3"/>` +
      `<circle cx="-46" cy="26" r="10" fill="#0a7652" stroke="#ffe9b0" stroke-width="2.4"/>` +
      `<circle cx="46" cy="26" r="10" fill="#0a7652" stroke="#ffe9b0" stroke-width="2.4"/>` +
      `<path d="M-76 34 L-80 -14" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>`,
  );
}
