import { type Pen, polar } from '@site/shared/ui/drawings/brush';

/** Draws `n` rays of light from (x, y), `spread` degrees apart, around the direction `rot`. */
export function beams(pen: Pen, x: number, y: number, n: number, len: number, spread: number, c = '#fff', o = 0.2, rot = 90): string {
  const k = pen.id('bm');
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = rot + (i - (n - 1) / 2) * spread;
    const [x1, y1] = polar(len, a - spread * 0.3, x, y);
    const [x2, y2] = polar(len, a + spread * 0.3, x, y);
    s += `<path d="M${x} ${y}L${x1} ${y1}L${x2} ${y2}Z" fill="url(#${k})"/>`;
  }
  return (
    `<defs><radialGradient id="${k}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${len}">` +
    `<stop offset="0" stop-color="${c}" stop-opacity="${o}"/><stop offset="1" stop-color="${c}" stop-opacity="0"/>` +
    `</radialGradient></defs>${s}`
  );
}
