import { type Pen, radial } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** Sweets. */
export function candy(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('ca');
  return place(
    x,
    y,
    s,
    `<defs>` +
      radial(
        k,
        [
          [0, '#fff', 0.7],
          [0.5, '#fff', 0],
          [1, '#000', 0.25],
        ],
        [0.36, 0.3, 0.8],
      ) +
      `</defs><rect x="-6" y="30" width="12" height="74" rx="6" fill="#fdf6ea"/>` +
      `<circle cy="-10" r="66" fill="#f26d8f"/>` +
      [0, 60, 120, 180, 240, 300]
        .map(
          (a) =>
            `<path d="M0 -10 C24 -30 28 -58 6 -76 C34 -74 56 -50 58 -26 C44 -34 20 -30 0 -10Z" transform="rotate(${a} 0 -10)" fill="#fff3f0"/>`,
        )
        .join('') +
      `<circle cy="-10" r="66" fill="url(#${k})"/><g transform="translate(62 52) rotate(30)">` +
      `<path d="M-30 -16 L-12 0 L-30 16Z M30 -16 L12 0 L30 16Z" fill="#f0c95e"/>` +
      `<ellipse rx="19" ry="15" fill="#44bf93"/></g><g transform="translate(-60 56) rotate(-20) scale(.85)">` +
      `<path d="M-30 -16 L-12 0 L-30 16Z M30 -16 L12 0 L30 16Z" fill="#4f9ae3"/>` +
      `<ellipse rx="19" ry="15" fill="#bb6bc4"/></g>`,
  );
}
