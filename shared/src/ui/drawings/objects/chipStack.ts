import { type Pen, round } from '@site/shared/ui/drawings/brush';

/** Draws a stack of `n` chips standing on (x, y). */
export function chipStack(pen: Pen, x: number, y: number, r: number, n: number, c = '#0f5fb0'): string {
  let s = `<ellipse cx="${x}" cy="${round(y + r * 0.16)}" rx="${round(r * 1.12)}" ry="${round(r * 0.42)}" fill="#04101c" opacity=".35"/>`;
  const h = r * 0.24;
  const ry = r * 0.36;
  for (let i = 0; i < n; i++) {
    const yy = y - i * h;
    const j = ((i % 3) - 1) * r * 0.035;
    s +=
      `<g transform="translate(${round(j)} 0)">` +
      `<path d="M${round(x - r)} ${round(yy - h)} V${round(yy)} A${r} ${round(ry)} 0 0 0 ${round(x + r)} ${round(yy)} V${round(yy - h)}Z" fill="${c}"/>` +
      [-0.62, 0, 0.62]
        .map(
          (t) =>
            `<path d="M${round(x + r * t - r * 0.13)} ${round(yy - h + ry * Math.sqrt(1 - t * t) * 0.98)} h${round(r * 0.26)} v${round(h)} h${round(-r * 0.26)}Z" fill="#fdf9ef" opacity=".92"/>`,
        )
        .join('') +
      `<path d="M${round(x - r)} ${round(yy)} A${r} ${round(ry)} 0 0 0 ${round(x + r)} ${round(yy)}" fill="none" stroke="#000" stroke-opacity=".35"/>` +
      `</g>`;
  }
  const yt = y - n * h;
  s +=
    `<ellipse cx="${x}" cy="${round(yt)}" rx="${r}" ry="${round(ry)}" fill="${c}"/>` +
    `<ellipse cx="${x}" cy="${round(yt)}" rx="${round(r * 0.84)}" ry="${round(ry * 0.84)}" fill="none" stroke="#fdf9ef" stroke-width="${round(r * 0.16)}" stroke-dasharray="${round(r * 0.36)} ${round(r * 0.3)}"/>` +
    `<ellipse cx="${x}" cy="${round(yt)}" rx="${round(r * 0.58)}" ry="${round(ry * 0.58)}" fill="#fdf9ef" opacity=".95"/>` +
    `<ellipse cx="${x}" cy="${round(yt)}" rx="${round(r * 0.4)}" ry="${round(ry * 0.4)}" fill="${c}" opacity=".85"/>`;
  return s;
}
