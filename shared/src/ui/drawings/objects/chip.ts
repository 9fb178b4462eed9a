import { type Pen, radial, round } from '@site/shared/ui/drawings/brush';
import type { Suit } from './suits';
import { SUITS } from './suits';

/** Draws a betting chip seen from above. */
export function chip(pen: Pen, cx: number, cy: number, r: number, c = '#c2361c', mark: Suit = 's'): string {
  const k = pen.id('ch');
  const q = round((2 * Math.PI * r * 0.86) / 16);
  return (
    `<defs>` +
    radial(
      k,
      [
        [0, '#fff', 0.32],
        [0.7, '#fff', 0],
        [1, '#000', 0.3],
      ],
      [0.4, 0.3, 0.8],
    ) +
    `</defs><g><circle cx="${cx}" cy="${round(cy + r * 0.09)}" r="${r}" fill="#06121f" opacity=".35"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${c}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.86)}" fill="none" stroke="#fdf9ef" stroke-width="${round(r * 0.26)}" stroke-dasharray="${q} ${q}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.7)}" fill="${c}" stroke="#fdf9ef" stroke-width="${round(r * 0.035)}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.56)}" fill="#fdf9ef"/>` +
    `<path transform="translate(${cx} ${cy}) scale(${round(r * 0.36) / 10})" d="${SUITS[mark]}" fill="${c}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${k})"/></g>`
  );
}
