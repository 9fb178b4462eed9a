import { type Pen, polar, radial, round } from '@site/shared/ui/drawings/brush';

/** Draws a roulette wheel, flattened to `sq` of its height. */
export function rouletteWheel(pen: Pen, cx: number, cy: number, r: number, sq = 0.5): string {
  const k = pen.id('wh');
  const n = 24;
  let s = '';
  for (let i = 0; i < n; i++) {
    const [x1, y1] = polar(r * 0.86, (i * 360) / n);
    const [x2, y2] = polar(r * 0.86, ((i + 1) * 360) / n);
    const [u2, v2] = polar(r * 0.5, ((i + 1) * 360) / n);
    const [u1, v1] = polar(r * 0.5, (i * 360) / n);
    s += `<path d="M${x1} ${y1}A${round(r * 0.86)} ${round(r * 0.86)} 0 0 1 ${x2} ${y2}L${u2} ${v2}A${round(r * 0.5)} ${round(r * 0.5)} 0 0 0 ${u1} ${v1}Z" fill="${i === 0 ? '#0a7652' : i % 2 ? '#b3301a' : '#18222d'}" stroke="#e8c36c" stroke-width=".7"/>`;
  }
  return (
    `<defs>` +
    `${radial(
      k,
      [
        [0, '#ffe7a8'],
        [0.5, '#d49b35'],
        [1, '#8a5e10'],
      ],
      [0.4, 0.3, 0.9],
    )}${radial(k + 'i', [
      [0, '#5b2e17'],
      [1, '#2c130a'],
    ])}` +
    `</defs><g transform="translate(${cx} ${cy}) scale(1 ${sq})">` +
    `<circle r="${round(r * 1.08)}" cy="${round(r * 0.14)}" fill="#04101c" opacity=".45"/>` +
    `<circle r="${r}" fill="url(#${k})"/><circle r="${round(r * 0.92)}" fill="#3a1a0e"/>${s}` +
    `<circle r="${round(r * 0.5)}" fill="url(#${k}i)" stroke="#e8c36c" stroke-width="1.4"/>` +
    [0, 45, 90, 135]
      .map((a) => {
        const [x, y] = polar(r * 0.36, a);
        return `<path d="M${x} ${y}L${-x} ${-y}" stroke="url(#${k})" stroke-width="${round(r * 0.05)}"/>`;
      })
      .join('') +
    `<circle r="${round(r * 0.15)}" fill="url(#${k})"/></g>` +
    `<circle cx="${round(cx + r * 0.42)}" cy="${round(cy - r * 0.5 * sq - r * 0.02)}" r="${round(r * 0.05)}" fill="#fff"/>`
  );
}
