import type { Pen } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A pyramid with an eye. */
export function pyramid(_pen: Pen, x: number, y: number, s: number): string {
  return place(
    x,
    y,
    s,
    `<path d="M-96 66 L-6 -76 L20 66Z" fill="#f0c877"/><path d="M20 66 L-6 -76 L96 66Z" fill="#b57f2c"/>` +
      `<g stroke="#8a5e1c" stroke-opacity=".4" stroke-width="2"><path d="M-78 38H14M-60 10H9M-42 -18H4M-24 -46H-1"/>` +
      `</g><g transform="translate(-6 -8)"><circle r="30" fill="#ffe9b0" opacity=".35"/>` +
      `<path d="M-30 0 C-14 -22 14 -22 30 0 C14 18 -14 18 -30 0Z" fill="#fff6dd" stroke="#14202d" stroke-width="3.4"/>` +
      `<circle r="11" fill="#0f5fb0"/><circle r="5" fill="#0e151d"/>` +
      `<path d="M-6 15 C-8 26 -18 30 -24 26 M8 15 L14 32" stroke="#14202d" stroke-width="3.4" fill="none" stroke-linecap="round"/>` +
      `</g>`,
  );
}
