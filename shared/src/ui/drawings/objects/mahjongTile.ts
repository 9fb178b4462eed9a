import { type Pen, BRUSH, linear, repeat, round } from '@site/shared/ui/drawings/brush';

/** The tile of six circles, which has no character. */
export const CIRCLES = 'circles';

/** Draws a mahjong tile with a character, or with six circles for `CIRCLES`. */
export function mahjongTile(pen: Pen, x: number, y: number, w: number, rot: number, ch: string, c = '#0a7652'): string {
  const k = pen.id('tl');
  const h = w * 1.36;
  return (
    `<defs>${linear(k, [
      [0, '#fffef8'],
      [1, '#e6e2d2'],
    ])}</defs>` +
    `<g transform="translate(${x} ${y}) rotate(${rot})">` +
    `<rect x="${round(-w / 2 + w * 0.1)}" y="${round(-h / 2 + w * 0.18)}" width="${w}" height="${round(h)}" rx="${round(w * 0.14)}" fill="#04140f" opacity=".35"/>` +
    `<rect x="${round(-w / 2 + w * 0.05)}" y="${round(-h / 2 + w * 0.12)}" width="${w}" height="${round(h)}" rx="${round(w * 0.14)}" fill="#0d6e50"/>` +
    `<rect x="${round(-w / 2 + w * 0.025)}" y="${round(-h / 2 + w * 0.06)}" width="${w}" height="${round(h)}" rx="${round(w * 0.14)}" fill="#cfc8b2"/>` +
    `<rect x="${round(-w / 2)}" y="${round(-h / 2)}" width="${w}" height="${round(h)}" rx="${round(w * 0.14)}" fill="url(#${k})" stroke="#d6cfb9" stroke-width=".8"/>` +
    (ch === CIRCLES
      ? repeat(6, (index) => circle(w, index))
      : `<text text-anchor="middle" y="${round(w * 0.3)}" font-size="${round(w * 0.8)}" font-weight="700" fill="${c}" ${BRUSH}>${ch}</text>`) +
    `</g>`
  );
}

/** Draws one of the circles, in two columns and three rows with a blue top row. */
function circle(w: number, index: number): string {
  const x = index % 2 === 0 ? -0.2 : 0.2;
  const y = -0.36 + Math.floor(index / 2) * 0.36;
  return `<circle cx="${round(x * w)}" cy="${round(y * w)}" r="${round(w * 0.13)}" fill="none" stroke="${index < 2 ? '#0f5fb0' : '#c2361c'}" stroke-width="${round(w * 0.07)}"/>`;
}
