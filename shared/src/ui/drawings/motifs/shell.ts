import { type Pen, linear, radial, repeat } from '@site/shared/ui/drawings/brush';
import { place } from './place';

const RIBS = 7;

/** An open scallop with a pearl in it. */
export function shell(pen: Pen, x: number, y: number, s: number): string {
  const lid = pen.id('sh');
  const pearl = pen.id('sh');
  const rib = (index: number) => {
    const to = -84 + (index * 168) / (RIBS - 1);
    return `<path d="M0 22 Q${to * 0.6} -26 ${to} ${-78 + Math.abs(to) * 0.55}" fill="none" stroke="#a94a6e" stroke-width="3"/>`;
  };
  return place(
    x,
    y,
    s,
    `<defs>${linear(lid, [
      [0, '#ffe9ef'],
      [0.5, '#f29bb5'],
      [1, '#b7456f'],
    ])}${radial(
      pearl,
      [
        [0, '#ffffff'],
        [0.55, '#f4ecff'],
        [1, '#b9a7d6'],
      ],
      [0.36, 0.3, 0.8],
    )}</defs>` +
      `<path d="M0 26 C-40 30 -96 6 -92 -32 C-84 -40 -74 -42 -66 -40 C-58 -66 -44 -74 -34 -74 C-24 -92 24 -92 34 -74 C44 -74 58 -66 66 -40 C74 -42 84 -40 92 -32 C96 6 40 30 0 26Z" fill="url(#${lid})" stroke="#7c2145" stroke-width="3"/>` +
      repeat(RIBS, rib) +
      `<path d="M-94 28 C-60 18 60 18 94 28 C84 66 44 84 0 84 C-44 84 -84 66 -94 28Z" fill="url(#${lid})" stroke="#7c2145" stroke-width="3"/>` +
      `<path d="M-84 32 C-50 26 50 26 84 32 C60 50 -60 50 -84 32Z" fill="#5c1733"/>` +
      `<circle cx="0" cy="16" r="30" fill="url(#${pearl})"/><circle cx="-10" cy="5" r="7" fill="#fff"/>`,
  );
}
