import { type Pen, BRUSH, radial } from '@site/shared/ui/drawings/brush';
import { place } from './place';
import glyphs from '../glyphs.json';

/** A gourd with the character for prosperity. */
export function gourd(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('gd');
  return place(
    x,
    y,
    s,
    `<defs>` +
      radial(
        k,
        [
          [0, '#fff0bd'],
          [0.5, '#e3ae45'],
          [1, '#8a5612'],
        ],
        [0.36, 0.3, 0.8],
      ) +
      `</defs>` +
      `<path d="M0 -92 C8 -84 14 -84 12 -74 C34 -70 40 -40 24 -22 C58 -8 66 70 0 80 C-66 70 -58 -8 -24 -22 C-40 -40 -34 -70 -12 -74 C-14 -84 -4 -84 0 -92Z" fill="url(#${k})"/>` +
      `<path d="M-28 -22 C-10 -14 10 -14 28 -22 L24 -12 C8 -6 -8 -6 -24 -12Z" fill="#c2361c"/>` +
      `<path d="M6 -14 C30 0 24 22 40 30 M4 -14 C14 8 6 22 14 38" stroke="#c2361c" stroke-width="6" fill="none" stroke-linecap="round"/>` +
      `<text text-anchor="middle" y="54" font-size="48" font-weight="700" fill="#7a1f10" ${BRUSH}>` +
      `${glyphs.prosperity}</text>`,
  );
}
