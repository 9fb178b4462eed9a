import { type Pen, linear } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A whale that blows, its belly furrowed. */
export function whale(pen: Pen, x: number, y: number, s: number): string {
  const back = pen.id('wl');
  const belly = pen.id('wl');
  return place(
    x,
    y,
    s,
    `<defs>${linear(back, [
      [0, '#7fb8ef'],
      [0.6, '#2a67b3'],
      [1, '#123a73'],
    ])}${linear(belly, [
      [0, '#f3fbff'],
      [1, '#b9d3ea'],
    ])}</defs>` +
      `<path d="M-40 -58 C-56 -84 -78 -78 -82 -92 M-40 -58 C-26 -84 -4 -78 0 -92" fill="none" stroke="#d7f1ff" stroke-width="8" stroke-linecap="round"/>` +
      `<path d="M-100 14 C-100 -44 -40 -62 4 -52 C44 -42 66 -20 82 -28 C76 -50 86 -68 102 -72 C108 -50 106 -28 96 -14 C92 40 40 74 -22 72 C-72 70 -100 48 -100 14Z" fill="url(#${back})" stroke="#0d2c58" stroke-width="3"/>` +
      `<path d="M-98 22 C-70 34 -30 36 14 26 C0 58 -30 70 -44 71 C-78 66 -97 46 -98 22Z" fill="url(#${belly})"/>` +
      `<path d="M-78 34 C-68 52 -58 62 -48 68 M-54 36 C-46 52 -38 60 -28 66 M-28 36 C-22 48 -16 54 -8 58" fill="none" stroke="#7c9cbd" stroke-width="3" stroke-linecap="round"/>` +
      `<path d="M10 28 C34 34 44 54 34 74 C14 70 -2 52 -4 34Z" fill="#2a67b3" stroke="#0d2c58" stroke-width="3"/>` +
      `<circle cx="-62" cy="2" r="9" fill="#08172b"/><circle cx="-65" cy="-1" r="3" fill="#fff"/>`,
  );
}
