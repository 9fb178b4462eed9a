import { type Pen, linear, round } from '@site/shared/ui/drawings/brush';

/** Draws a mown football pitch in perspective. */
export function pitch(pen: Pen, x: number, y: number, w: number, h: number): string {
  const k = pen.id('pt');
  let s = '';
  const n = 9;
  for (let i = 0; i < n; i++) {
    const a = x + (w * i) / n;
    const b = x + (w * (i + 1)) / n;
    const m = x + w / 2;
    const q = 0.42;
    s += `<path d="M${round(a)} ${y + h}L${round(m + (a - m) * q)} ${y}H${round(m + (b - m) * q)}L${round(b)} ${y + h}Z" fill="${i % 2 ? '#12694b' : '#178059'}"/>`;
  }
  return (
    `<defs>${linear(k, [
      [0, '#04201a', 0.55],
      [1, '#04201a', 0],
    ])}</defs>${s}` +
    `<path d="M${x} ${y + h}L${round(x + w * 0.29)} ${y}H${round(x + w * 0.71)}L${x + w} ${y + h}Z" fill="url(#${k})"/>` +
    `<path d="M${round(x + w * 0.36)} ${y}L${round(x + w * 0.33)} ${round(y + h * 0.2)}H${round(x + w * 0.67)}L${round(x + w * 0.64)} ${y}" fill="none" stroke="#e8f5ee" stroke-opacity=".7" stroke-width="1.6"/>` +
    `<ellipse cx="${x + w / 2}" cy="${round(y + h * 0.96)}" rx="${round(w * 0.17)}" ry="${round(h * 0.24)}" fill="none" stroke="#e8f5ee" stroke-opacity=".6" stroke-width="2"/>`
  );
}
