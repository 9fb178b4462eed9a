import { type Pen, linear, repeat } from '@site/shared/ui/drawings/brush';

const COLUMNS = 7;
const ROWS = 3;
const MARKED = 9;

/** Draws a calendar sheet on two rings with its first days marked, about 150 wide at scale 1. */
export function calendar(pen: Pen, cx: number, cy: number, s: number): string {
  const k = pen.id('cl');
  const days = repeat(COLUMNS * ROWS, (day) => {
    const [x, y] = [-60 + (day % COLUMNS) * 20, -8 + Math.floor(day / COLUMNS) * 22];
    if (day < MARKED)
      return `<circle cx="${x}" cy="${y}" r="7" fill="#0a7652"/><path d="M${x - 3.2} ${y}l2.4 2.6 4.2-5" stroke="#fff" stroke-width="2" fill="none"/>`;
    if (day === MARKED) return `<circle cx="${x}" cy="${y}" r="9.5" fill="#e8c36c" stroke="#8a5e10" stroke-width="1.5"/>`;
    return `<circle cx="${x}" cy="${y}" r="6" fill="#d8cfb8"/>`;
  });
  return (
    `<defs>${linear(k, [
      [0, '#d8482c'],
      [1, '#a8251a'],
    ])}</defs><g transform="translate(${cx} ${cy}) rotate(-5) scale(${s})">` +
    `<rect x="-76" y="-52" width="152" height="118" rx="12" fill="#1a0d02" opacity=".35" transform="translate(4 8)"/>` +
    `<rect x="-76" y="-58" width="152" height="122" rx="12" fill="#fffaf0"/>` +
    `<path d="M-76 -26V-46a12 12 0 0 1 12-12H64a12 12 0 0 1 12 12v20Z" fill="url(#${k})"/>` +
    `<g fill="none" stroke="#f0d797" stroke-width="6" stroke-linecap="round"><path d="M-40 -70v24M40 -70v24"/></g>${days}</g>`
  );
}
