import { type Pen, linear, polygon, star } from '@site/shared/ui/drawings/brush';

/** Draws a cup on a plinth, about 120 high at scale 1. */
export function trophy(pen: Pen, cx: number, cy: number, s: number): string {
  const k = pen.id('tp');
  return (
    `<defs>` +
    `${linear(
      k,
      [
        [0, '#fff3cf'],
        [0.35, '#e8c36c'],
        [0.7, '#b98122'],
        [1, '#7a5210'],
      ],
      [0, 0, 1, 0.4],
    )}${linear(k + 'd', [
      [0, '#3a4a5c'],
      [1, '#16202b'],
    ])}` +
    `</defs><g transform="translate(${cx} ${cy}) scale(${s})">` +
    `<path d="M-34 -46 C-62 -46 -62 -6 -22 -2 M34 -46 C62 -46 62 -6 22 -2" fill="none" stroke="url(#${k})" stroke-width="8"/>` +
    `<path d="M-38 -56 H38 C38 -20 30 8 8 16 V32 H-8 V16 C-30 8 -38 -20 -38 -56Z" fill="url(#${k})"/>` +
    `<ellipse cy="-56" rx="38" ry="8" fill="#8a5e10"/>` +
    `<ellipse cy="-56" rx="38" ry="8" fill="none" stroke="#ffeec0" stroke-width="2"/>` +
    `<path d="M-24 -46 C-22 -22 -18 -6 -8 4" fill="none" stroke="#fff8e2" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M-20 32 H20 L26 42 H-26Z" fill="url(#${k})"/>` +
    `<rect x="-32" y="42" width="64" height="20" rx="3" fill="url(#${k}d)"/>` +
    `<rect x="-14" y="47" width="28" height="10" rx="2" fill="url(#${k})"/>` +
    `${polygon(star(0, -24, 13), 'fill="#9d6a14" fill-opacity=".7"')}</g>`
  );
}
