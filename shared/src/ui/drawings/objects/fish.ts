import { type Pen, linear } from '@site/shared/ui/drawings/brush';

/** Draws a fish facing left, about 140 long at scale 1; with `flip` -1 it faces right. */
export function fish(pen: Pen, cx: number, cy: number, s: number, c1 = '#f2a33c', c2 = '#c2361c', flip: 1 | -1 = 1): string {
  const k = pen.id('fi');
  return (
    `<defs>${linear(k, [
      [0, c1],
      [1, c2],
    ])}</defs>` +
    `<g transform="translate(${cx} ${cy}) scale(${s * flip} ${s})">` +
    `<path d="M38 0 C60 -26 76 -24 84 -30 C78 -10 78 10 84 30 C76 24 60 26 38 0Z" fill="${c2}"/>` +
    `<path d="M-12 -30 C0 -52 26 -48 34 -40 C24 -34 18 -24 16 -18Z M-4 28 C4 44 20 46 26 42 C20 36 16 28 14 20Z" fill="${c2}"/>` +
    `<path d="M-58 2 C-44 -34 10 -44 46 0 C10 44 -40 38 -58 2Z" fill="url(#${k})"/>` +
    `<path d="M-26 -24 C-14 -10 -14 12 -26 27 M-2 -29 C8 -12 8 14 -2 29 M20 -21 C27 -8 27 10 20 21" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>` +
    `<circle cx="-38" cy="-6" r="7.5" fill="#fff"/><circle cx="-40" cy="-6" r="4" fill="#0e151d"/>` +
    `<path d="M-57 6 C-52 10 -47 10 -44 8" stroke="#5a1a0c" stroke-width="2.4" fill="none" stroke-linecap="round"/>` +
    `</g>`
  );
}
