import { type Pen, linear, radial } from '@site/shared/ui/drawings/brush';

/** Draws a dragon's pearl in flames. */
export function pearl(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('pl');
  return (
    `<g transform="translate(${x} ${y}) scale(${s})">` +
    `<defs>` +
    `${radial(
      k,
      [
        [0, '#ffffff'],
        [0.3, '#bfe4ff'],
        [0.7, '#3a86d6'],
        [1, '#0b3d72'],
      ],
      [0.38, 0.32, 0.75],
    )}${linear(k + 'f', [
      [0, '#ffe08a'],
      [0.5, '#f58a3a'],
      [1, '#c2361c'],
    ])}` +
    `</defs>` +
    `<path d="M0 -98 C16 -70 48 -78 46 -46 C70 -58 86 -30 74 -8 C98 2 90 38 68 44 C66 76 24 84 0 78 C-24 84 -66 76 -68 44 C-90 38 -98 2 -74 -8 C-86 -30 -70 -58 -46 -46 C-48 -78 -16 -70 0 -98Z" fill="url(#${k}f)"/>` +
    `<path d="M0 -74 C10 -56 32 -58 34 -36 C56 -36 62 -16 56 0 C72 14 62 40 44 44 C34 64 12 62 0 60 C-12 62 -34 64 -44 44 C-62 40 -72 14 -56 0 C-62 -16 -56 -36 -34 -36 C-32 -58 -10 -56 0 -74Z" fill="#ffe9b0" opacity=".75"/>` +
    `<circle cy="6" r="44" fill="url(#${k})"/>` +
    `<ellipse cx="-14" cy="-14" rx="13" ry="8" fill="#fff" opacity=".85" transform="rotate(-30 -14 -14)"/>` +
    `<path d="M-20 20 A26 26 0 1 0 -14 -10" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/></g>`
  );
}
