import { type Pen, BRUSH, linear } from '@site/shared/ui/drawings/brush';
import glyphs from '../glyphs.json';

/** Draws a lucky coin with a square hole, 120 wide at scale 1. */
export function coin(pen: Pen, cx: number, cy: number, s: number): string {
  const k = pen.id('cn');
  const [a, b, c, d] = glyphs.coin;
  return (
    `<defs>` +
    linear(
      k,
      [
        [0, '#fff0bd'],
        [0.5, '#e3b44b'],
        [1, '#94651a'],
      ],
      [0, 0, 1, 1],
    ) +
    `</defs><g transform="translate(${cx} ${cy}) scale(${s})"><circle r="60" cy="5" fill="#4c3108" opacity=".6"/>` +
    `<circle r="60" fill="url(#${k})" stroke="#8a5e10" stroke-width="1.5"/>` +
    `<circle r="51" fill="none" stroke="#8a5e10" stroke-opacity=".7" stroke-width="2.4"/>` +
    `<rect x="-14" y="-14" width="28" height="28" rx="2" fill="#3a2406" stroke="#fff0bd" stroke-width="2.4"/>` +
    `<g font-size="21" font-weight="700" fill="#6b4708" text-anchor="middle" ${BRUSH}><text y="-23">${a}</text>` +
    `<text y="41">${b}</text><text x="33" y="8">${c}</text><text x="-33" y="8">${d}</text></g>` +
    `<path d="M-46 -26 A53 53 0 0 1 -10 -52" stroke="#fff" stroke-opacity=".75" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `</g>`
  );
}
