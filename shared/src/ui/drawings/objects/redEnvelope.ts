import { type Pen, linear } from '@site/shared/ui/drawings/brush';

/** Draws an open red envelope with a letter in it, about 130 wide at scale 1. */
export function redEnvelope(pen: Pen, cx: number, cy: number, s: number, tilt = 0): string {
  const k = pen.id('re');
  return (
    `<defs>${linear(k, [
      [0, '#d8482c'],
      [1, '#98190f'],
    ])}</defs><g transform="translate(${cx} ${cy}) rotate(${tilt}) scale(${s})">` +
    `<rect x="-66" y="-44" width="132" height="112" rx="10" fill="#1a0d02" opacity=".35" transform="translate(4 8)"/>` +
    `<path d="M-66 -34L0 -84L66 -34Z" fill="#7c1d16"/><rect x="-52" y="-66" width="104" height="90" rx="6" fill="#fffaf0"/>` +
    `<g stroke="#d8cfb8" stroke-width="6" stroke-linecap="round"><path d="M-34 -46h68M-34 -30h46"/></g>` +
    `<path d="M-66 -34L0 14L66 -34V58a10 10 0 0 1-10 10H-56a10 10 0 0 1-10-10Z" fill="url(#${k})"/>` +
    `<path d="M-66 60L-10 8M66 60L10 8" stroke="#f0d797" stroke-opacity=".5" stroke-width="2"/>` +
    `<circle cy="20" r="17" fill="#e8c36c" stroke="#8a5e10" stroke-width="2"/><rect x="-5" y="15" width="10" height="10" fill="#98190f"/></g>`
  );
}
