import { type Pen, linear } from '@site/shared/ui/drawings/brush';

/** Draws a podium of three places, about 240 wide at scale 1; the top of the highest step is 40 above the middle. */
export function podium(pen: Pen, cx: number, cy: number, s: number): string {
  const k = pen.id('pd');
  const step = (x: number, top: number, place: string): string =>
    `<rect x="${x}" y="${top}" width="80" height="${90 - top}" fill="url(#${k})"/><rect x="${x}" y="${top}" width="80" height="8" fill="#f0d797"/>` +
    `<text x="${x + 40}" y="${top + 46}" text-anchor="middle" font-size="34" font-weight="700" fill="#f0d797" font-family="Georgia,serif">${place}</text>`;
  return (
    `<defs>${linear(k, [
      [0, '#2b3f54'],
      [1, '#0f1a26'],
    ])}</defs><g transform="translate(${cx} ${cy}) scale(${s})"><ellipse cy="92" rx="132" ry="10" fill="#04101c" opacity=".45"/>` +
    `${step(-120, 0, '2')}${step(40, 18, '3')}${step(-40, -40, '1')}</g>`
  );
}
