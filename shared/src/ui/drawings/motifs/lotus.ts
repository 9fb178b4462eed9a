import { type Pen, linear } from '@site/shared/ui/drawings/brush';
import { place } from './place';

/** A lotus flower. */
export function lotus(pen: Pen, x: number, y: number, s: number): string {
  const k = pen.id('lo');
  const p = (a: number, q: number) =>
    `<path d="M0 40 C-26 10 -20 -36 0 -62 C20 -36 26 10 0 40Z" transform="rotate(${a} 0 40) scale(${q})" transform-origin="0 40" fill="url(#${k})" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>`;
  return place(
    x,
    y,
    s,
    `<defs>${linear(k, [
      [0, '#f58fb0'],
      [0.6, '#fbd0dc'],
      [1, '#fff1e8'],
    ])}</defs>` +
      `<ellipse cy="58" rx="90" ry="16" fill="#0a7652" opacity=".7"/>` +
      `${[-76, 76, -52, 52].map((a) => p(a, 1)).join('')}${[-27, 27].map((a) => p(a, 1.06)).join('')}${p(0, 1.1)}` +
      `<circle cy="34" r="12" fill="#f0c95e"/>`,
  );
}
