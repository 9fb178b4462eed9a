import { type Pen, BRUSH, radial } from '@site/shared/ui/drawings/brush';
import glyphs from '../glyphs.json';
import { place } from './place';

/** A red lantern. */
export function lantern(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('ln');
  return place(
    x,
    y,
    s,
    `<defs>` +
      radial(
        k,
        [
          [0, '#ffd28a'],
          [0.4, '#f0553a'],
          [1, '#9d2013'],
        ],
        [0.5, 0.5, 0.62],
      ) +
      `</defs><path d="M0 -92V-66" stroke="#e8c36c" stroke-width="3"/>` +
      `<rect x="-26" y="-68" width="52" height="14" rx="4" fill="#d9a946"/>` +
      `<ellipse rx="74" ry="56" fill="url(#${k})"/>` +
      `<g fill="none" stroke="#7c1d10" stroke-opacity=".55" stroke-width="2"><ellipse rx="50" ry="56"/>` +
      `<ellipse rx="24" ry="56"/></g><ellipse rx="74" ry="56" fill="none" stroke="#ffb27a" stroke-width="2"/>` +
      `<text text-anchor="middle" y="24" font-size="64" font-weight="700" fill="#ffe7a8" ${BRUSH}>${glyphs.luck}` +
      `</text><rect x="-26" y="52" width="52" height="12" rx="4" fill="#d9a946"/>` +
      `<path d="M-14 64V92M-5 64V98M5 64V98M14 64V92" stroke="#e04e32" stroke-width="4" stroke-linecap="round"/>`,
  );
}
