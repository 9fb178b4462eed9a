import type { Pen } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A tiger face. */
export function tiger(_pen: Pen, x: number, y: number, s: number): string {
  const half = `<path d="M-30 -70 C-52 -92 -82 -80 -76 -48Z" fill="#e0832b"/><path d="M-40 -66 C-52 -76 -68 -70 -66 -54Z" fill="#fbd9b0"/>`;
  const fh =
    `<path d="M-70 -26 L-40 -18 M-78 4 L-46 2 M-74 32 L-48 22" stroke="#1d1510" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M-46 -14 C-36 -26 -18 -22 -14 -8 C-26 -2 -38 -2 -46 -14Z" fill="#fff7dd"/>` +
    `<circle cx="-28" cy="-12" r="6.5" fill="#0a7652"/><circle cx="-28" cy="-12" r="3" fill="#0e151d"/>` +
    `<path d="M-50 -28 C-38 -36 -24 -34 -14 -24" stroke="#1d1510" stroke-width="7" fill="none" stroke-linecap="round"/>`;
  const m = (q: string) => q + `<g transform="scale(-1 1)">${q}</g>`;
  return place(
    x,
    y + 6 * s,
    s,
    m(half) +
      (`<path d="M0 -76 C58 -76 88 -34 84 10 C80 54 42 76 0 76 C-42 76 -80 54 -84 10 C-88 -34 -58 -76 0 -76Z" fill="#f09a38"/>` +
        `<path d="M0 10 C30 6 58 20 56 42 C48 66 22 74 0 74 C-22 74 -48 66 -56 42 C-58 20 -30 6 0 10Z" fill="#fff3de"/>`) +
      m(fh) +
      (`<path d="M-15 12 H15 L0 28Z" fill="#c2361c"/>` +
        `<path d="M0 28V40M0 40C-10 50 -24 48 -28 40M0 40C10 50 24 48 28 40" stroke="#1d1510" stroke-width="4" fill="none" stroke-linecap="round"/>` +
        `<path d="M-14 44 L-10 58 L-5 46Z M14 44 L10 58 L5 46Z" fill="#fff"/>` +
        `<g stroke="#1d1510" stroke-width="7" stroke-linecap="round">` +
        `<path d="M-18 -62H18M-14 -48H14M-18 -34H18M0 -62V-34"/></g>`),
  );
}
