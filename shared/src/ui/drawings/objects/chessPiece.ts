import { type Pen, BRUSH, radial, round } from '@site/shared/ui/drawings/brush';

/** Draws a piece of Chinese chess. */
export function chessPiece(pen: Pen, cx: number, cy: number, r: number, ch: string, c = '#b3301a'): string {
  const k = pen.id('xq');
  return (
    `<defs>` +
    radial(
      k,
      [
        [0, '#fbe6bd'],
        [0.7, '#e9c687'],
        [1, '#a8793a'],
      ],
      [0.4, 0.32, 0.8],
    ) +
    `</defs>` +
    `<ellipse cx="${cx}" cy="${round(cy + r * 0.22)}" rx="${round(r * 1.05)}" ry="${round(r * 0.98)}" fill="#0a0603" opacity=".35"/>` +
    `<circle cx="${cx}" cy="${round(cy + r * 0.12)}" r="${r}" fill="#8a5f28"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${k})"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.82)}" fill="none" stroke="${c}" stroke-width="${round(r * 0.05)}"/>` +
    `<text x="${cx}" y="${round(cy + r * 0.37)}" text-anchor="middle" font-size="${round(r * 1.02)}" font-weight="700" fill="${c}" ${BRUSH}>` +
    `${ch}</text>`
  );
}
