import { type Pen, polygon, radial, star } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A ringed planet. */
export function planet(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('pn');
  return place(
    x,
    y,
    s,
    `<defs>` +
      radial(
        k,
        [
          [0, '#ffd9a8'],
          [0.5, '#d9663a'],
          [1, '#5a1c3c'],
        ],
        [0.36, 0.3, 0.8],
      ) +
      `</defs><g transform="rotate(-20)">` +
      `<path d="M-104 0 A104 26 0 0 1 104 0" fill="none" stroke="#f0d797" stroke-width="9" opacity=".9"/>` +
      `<circle r="62" fill="url(#${k})"/>` +
      `<path d="M-58 -18 C-20 -8 20 -10 58 -22 M-61 8 C-20 18 20 16 61 6 M-48 36 C-16 42 20 40 48 32" stroke="#7c2440" stroke-opacity=".5" stroke-width="7" fill="none"/>` +
      `<path d="M-104 0 A104 26 0 0 0 104 0" fill="none" stroke="#fff0c6" stroke-width="9"/></g>` +
      `${polygon(star(76, -70, 15, 4, 0.25), 'fill="#fff"')}${polygon(star(-78, -62, 10, 4, 0.25), 'fill="#fff"')}`,
  );
}
