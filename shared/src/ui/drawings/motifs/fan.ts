import { type Pen, polar } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A folding fan. */
export function fan(_pen: Pen, x: number, y: number, s: number): string {
  let t = '';
  for (let i = 0; i < 11; i++) {
    const a = -160 + i * 14;
    const [x1, y1] = polar(108, a, 0, 62);
    const [x2, y2] = polar(108, a + 14, 0, 62);
    const [u1, v1] = polar(44, a, 0, 62);
    const [u2, v2] = polar(44, a + 14, 0, 62);
    if (i < 10) t += `<path d="M${x1} ${y1}L${x2} ${y2}L${u2} ${v2}L${u1} ${v1}Z" fill="${i % 2 ? '#b3301a' : '#cf452b'}"/>`;
    t += `<path d="M0 62L${x1} ${y1}" stroke="#f0d797" stroke-width="3" stroke-linecap="round"/>`;
  }
  return place(
    x,
    y - 6 * s,
    s,
    t +
      (`<circle cy="62" r="8" fill="#d9a946"/><g transform="translate(0 -14)">` +
        [0, 72, 144, 216, 288]
          .map((a) => `<path d="M0 0C-14 -10 -12 -28 0 -32C12 -28 14 -10 0 0Z" transform="rotate(${a})" fill="#ffe9e0"/>`)
          .join('') +
        `<circle r="6" fill="#f0c95e"/></g>`),
  );
}
