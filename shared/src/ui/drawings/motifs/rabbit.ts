import type { Pen } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A rabbit in the moon. */
export function rabbit(_pen: Pen, x: number, y: number, s: number): string {
  return place(
    x,
    y,
    s,
    `<circle r="84" fill="#fff0c6"/><circle r="84" fill="none" stroke="#e8c36c" stroke-width="3"/>` +
      `<circle cx="-40" cy="-36" r="12" fill="#f0dca4"/><circle cx="46" cy="-50" r="8" fill="#f0dca4"/>` +
      `<circle cx="54" cy="34" r="14" fill="#f0dca4"/>` +
      `<path d="M-18 -16 C-40 -60 -34 -84 -22 -84 C-8 -84 -4 -52 -4 -24 C-2 -54 6 -82 18 -80 C30 -76 26 -46 10 -18 C30 -8 34 14 22 24 C52 34 56 74 30 78 H-36 C-58 74 -54 38 -26 26 C-38 14 -36 -8 -18 -16Z" fill="#fff" stroke="#c9b98a" stroke-width="2.4"/>` +
      `<path d="M-20 -28 C-30 -56 -28 -70 -22 -70 C-15 -70 -13 -46 -12 -30Z M12 -32 C16 -52 20 -66 16 -68 C10 -66 5 -48 4 -30Z" fill="#f6b7b0"/>` +
      `<circle cx="-14" cy="4" r="4.4" fill="#9d2013"/><circle cx="10" cy="4" r="4.4" fill="#9d2013"/>` +
      `<path d="M-5 13 L-2 16 L1 13Z" fill="#e07a6a"/>` +
      `<circle cx="46" cy="66" r="13" fill="#fff" stroke="#c9b98a" stroke-width="2"/>`,
  );
}
