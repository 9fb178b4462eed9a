import { type Pen, round } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** The dots of the left face. */
const DOTS = [
  [-40, -8],
  [-18, 4],
  [-40, 24],
  [-18, 36],
] as const;

/** A red and a white die. */
export function dice(_pen: Pen, x: number, y: number, s: number): string {
  const face = (d: string, c: string) =>
    `<path d="${d}" fill="${c}" stroke="#8f1f10" stroke-opacity=".35" stroke-width="1.5" stroke-linejoin="round"/>`;
  return place(
    x,
    y,
    s,
    `<g transform="translate(-26 6) rotate(-8)">` +
      `${face('M0 -62 L58 -34 L0 -6 L-58 -34Z', '#f4795f')}${face('M-58 -34 L0 -6 V60 L-58 32Z', '#c2361c')}${face('M58 -34 L0 -6 V60 L58 32Z', '#9d2013')}` +
      `<ellipse cy="-34" rx="10" ry="6" fill="#fff"/>` +
      DOTS.map(
        ([a, b]) => `<ellipse cx="${a}" cy="${b}" rx="6" ry="8" fill="#fff" transform="skewY(26) translate(0 ${round(-a * 0.488 - 8)})"/>`,
      ).join('') +
      `<ellipse cx="29" cy="14" rx="7" ry="9" fill="#fff"/></g><g transform="translate(48 40) scale(.62) rotate(10)">` +
      `${face('M0 -62 L58 -34 L0 -6 L-58 -34Z', '#fff8e6')}${face('M-58 -34 L0 -6 V60 L-58 32Z', '#efe2bf')}${face('M58 -34 L0 -6 V60 L58 32Z', '#cfba83')}` +
      `<ellipse cy="-34" rx="13" ry="8" fill="#c2361c"/><ellipse cx="-29" cy="13" rx="8" ry="10" fill="#14202d"/>` +
      `<ellipse cx="29" cy="14" rx="8" ry="10" fill="#14202d"/></g>`,
  );
}
