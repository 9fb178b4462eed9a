import { type Pen, SANS, linear, round } from '@site/shared/ui/drawings/brush';

/** Draws three reels of a slot machine. */
export function reels(pen: Pen, x: number, y: number, w: number, h: number, syms: readonly string[] = ['7', '7', '7']): string {
  const k = pen.id('rl');
  const cw = (w - 40) / 3;
  return (
    `<defs>` +
    `${linear(k, [
      [0, '#fff0c2'],
      [0.5, '#d9a946'],
      [1, '#7d5410'],
    ])}${linear(k + 'w', [
      [0, '#b9c3ce'],
      [0.22, '#ffffff'],
      [0.78, '#ffffff'],
      [1, '#aab6c3'],
    ])}${linear(k + 'r', [
      [0, '#f0654a'],
      [1, '#8f1f10'],
    ])}` +
    `</defs><rect x="${x + 4}" y="${y + 10}" width="${w}" height="${h}" rx="18" fill="#04101c" opacity=".4"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="18" fill="url(#${k})"/>` +
    `<rect x="${x + 9}" y="${y + 9}" width="${w - 18}" height="${h - 18}" rx="11" fill="#3a0d0a"/>` +
    syms
      .map((s, i) => {
        const cx = x + 14 + i * (cw + 6);
        return (
          `<rect x="${round(cx)}" y="${y + 15}" width="${round(cw)}" height="${h - 30}" rx="6" fill="url(#${k}w)"/>` +
          (s === '7'
            ? `<text x="${round(cx + cw / 2)}" y="${round(y + h / 2 + cw * 0.36)}" text-anchor="middle" font-size="${round(cw * 1.02)}" font-weight="700" font-style="italic" fill="url(#${k}r)" stroke="#e8c36c" stroke-width="1.6" ${SANS}>7</text>`
            : '')
        );
      })
      .join('') +
    `<path d="M${x + 9} ${round(y + h / 2)}h8M${x + w - 17} ${round(y + h / 2)}h8" stroke="#ffe9b0" stroke-width="3"/>`
  );
}
