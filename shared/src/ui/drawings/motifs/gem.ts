import { type Pen, polygon, star } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A cut emerald. */
export function gem(_pen: Pen, x: number, y: number, s: number): string {
  return place(
    x,
    y,
    s,
    `<path d="M-78 -18 L-44 -62 H44 L78 -18 L0 74Z" fill="#44bf93"/>` +
      `<path d="M-78 -18 L-44 -62 L-26 -18Z" fill="#9be8c9"/><path d="M-44 -62 H44 L26 -18 H-26Z" fill="#c9f7e4"/>` +
      `<path d="M44 -62 L78 -18 H26Z" fill="#5fd0a6"/><path d="M-78 -18 H-26 L0 74Z" fill="#2aa27a"/>` +
      `<path d="M-26 -18 H26 L0 74Z" fill="#6fdcb4"/><path d="M26 -18 H78 L0 74Z" fill="#0f7d5a"/>` +
      `<path d="M-78 -18 L-44 -62 H44 L78 -18 L0 74Z" fill="none" stroke="#eafff6" stroke-opacity=".8" stroke-width="2"/>` +
      polygon(star(-40, -52, 16, 4, 0.22), 'fill="#fff"'),
  );
}
