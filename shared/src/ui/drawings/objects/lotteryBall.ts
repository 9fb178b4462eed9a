import { type Pen, SANS, radial, round } from '@site/shared/ui/drawings/brush';

export function lotteryBall(pen: Pen, cx: number, cy: number, r: number, n: string, c = '#c2361c'): string {
  const k = pen.id('lt');
  return (
    `<defs>` +
    radial(
      k,
      [
        [0, '#fff', 0.75],
        [0.35, '#fff', 0.1],
        [0.75, '#000', 0],
        [1, '#000', 0.42],
      ],
      [0.35, 0.28, 0.85],
    ) +
    `</defs><circle cx="${cx}" cy="${cy}" r="${r}" fill="${c}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.56)}" fill="#fffdf6"/>` +
    `<text x="${cx}" y="${round(cy + r * 0.25)}" text-anchor="middle" font-size="${round(r * 0.7)}" font-weight="700" fill="#14202d" ${SANS}>` +
    `${n}</text><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${k})"/>`
  );
}
