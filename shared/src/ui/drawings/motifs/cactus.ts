import { type Pen, polygon, star } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A cactus at sunset. */
export function cactus(_pen: Pen, x: number, y: number, s: number): string {
  return place(
    x,
    y,
    s,
    `<circle cy="-6" r="80" fill="#f6b24d"/><circle cy="-6" r="62" fill="#fbd37a"/>` +
      `<path d="M-100 62 C-60 44 60 44 100 62 V84 H-100Z" fill="#8a3b1c"/>` +
      `<path d="M-14 70 V-56 a14 14 0 0 1 28 0 V70Z M-14 20 H-40 a12 12 0 0 1 -12 -12 V-22 a11 11 0 0 1 22 0 V-2 H-14Z M14 4 H34 V-22 a11 11 0 0 1 22 0 V12 a14 14 0 0 1 -14 14 H14Z" fill="#12694b"/>` +
      `<path d="M-4 -54V66M6 -54V66M-41 -20V4M45 -20V10" stroke="#0a4a34" stroke-width="2.4"/>` +
      polygon(star(62, -54, 19), 'fill="#e8c36c" stroke="#8a5e10" stroke-width="2"'),
  );
}
