import { type Pen, linear, polar, repeat } from '@site/shared/ui/drawings/brush';

const FIELDS = 8;
const COLOURS = ['#c2361c', '#fff3d0', '#0f5fb0', '#fff3d0'] as const;

/** Draws an upright prize wheel with its pointer, with a radius of 100 at scale 1. */
export function prizeWheel(pen: Pen, cx: number, cy: number, s: number): string {
  const k = pen.id('pw');
  const fields = repeat(FIELDS, (field) => {
    const [x1, y1] = polar(86, field * 45 - 112.5);
    const [x2, y2] = polar(86, field * 45 - 67.5);
    const [x, y] = polar(60, field * 45 - 90);
    const ink = field % 2 === 0 ? '#f0d797' : '#a8251a';
    return (
      `<path d="M0 0L${x1} ${y1}A86 86 0 0 1 ${x2} ${y2}Z" fill="${COLOURS[field % COLOURS.length] ?? ''}"/>` +
      `<circle cx="${x}" cy="${y}" r="11" fill="${ink}"/>`
    );
  });
  const lamps = repeat(16, (lamp) => {
    const [x, y] = polar(93, lamp * 22.5);
    return `<circle cx="${x}" cy="${y}" r="3.4" fill="${lamp % 2 === 0 ? '#fffaf0' : '#ffd873'}"/>`;
  });
  return (
    `<defs>${linear(k, [
      [0, '#fff0bd'],
      [0.5, '#e3b44b'],
      [1, '#94651a'],
    ])}</defs><g transform="translate(${cx} ${cy}) scale(${s})"><circle r="100" cy="7" fill="#1a0d02" opacity=".4"/>` +
    `<circle r="100" fill="url(#${k})"/><circle r="86" fill="#7a1a10"/>${fields}${lamps}` +
    `<circle r="20" fill="url(#${k})" stroke="#8a5e10" stroke-width="2"/>` +
    `<path d="M-15 -116h30l-15 32Z" fill="#c2361c" stroke="#fff0bd" stroke-width="3"/></g>`
  );
}
