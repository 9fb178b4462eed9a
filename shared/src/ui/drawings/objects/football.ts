import { type Pen, polar, polygon, radial, repeat, round } from '@site/shared/ui/drawings/brush';

/** Draws a football seen from the front. */
export function football(pen: Pen, cx: number, cy: number, r: number): string {
  const k = pen.id('fb');
  const corner = (i: number) => polar(r * 0.34, -90 + i * 72, cx, cy);
  const between = (i: number) => polar(r * 0.77, -54 + i * 72, cx, cy);
  const edge = (i: number) => {
    const a = -90 + i * 72;
    return {
      n: polar(r * 0.68, a, cx, cy),
      l: polar(r * 0.86, a - 21, cx, cy),
      rr: polar(r * 0.86, a + 21, cx, cy),
      o1: polar(r * 1.1, a - 16, cx, cy),
      o2: polar(r * 1.1, a + 16, cx, cy),
    };
  };
  const seam = (i: number) => {
    const { n, rr } = edge(i);
    const mid = between(i).join(' ');
    const inner = polar(r * 0.56, -54 + i * 72, cx, cy).join(' ');
    return `<path d="M${corner(i).join(' ')}L${n.join(' ')}M${rr.join(' ')}L${mid}L${edge((i + 1) % 5).l.join(' ')}M${mid}L${inner}"/>`;
  };
  const patch = (i: number) => {
    const { n, rr, o1, o2, l } = edge(i);
    return polygon([n, rr, o2, o1, l], 'fill="#15222f"');
  };
  return (
    `<defs>` +
    radial(
      k,
      [
        [0, '#ffffff'],
        [0.55, '#eef2f6'],
        [0.85, '#b9c6d4'],
        [1, '#7c8fa3'],
      ],
      [0.38, 0.3, 0.78],
    ) +
    `<clipPath id="${k}c"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath>` +
    radial(
      k + 's',
      [
        [0, '#fff', 0.5],
        [1, '#fff', 0],
      ],
      [0.5, 0.5, 0.5],
    ) +
    `</defs><g clip-path="url(#${k}c)"><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${k})"/>` +
    `<g stroke="#46566a" stroke-width="${round(r * 0.026)}" fill="none">${repeat(5, seam)}</g>` +
    `${polygon([0, 1, 2, 3, 4].map(corner), 'fill="#15222f"')}${repeat(5, patch)}` +
    `<ellipse cx="${round(cx - r * 0.32)}" cy="${round(cy - r * 0.42)}" rx="${round(r * 0.5)}" ry="${round(r * 0.36)}" fill="url(#${k}s)"/>` +
    `<path d="M${round(cx - r)} ${cy} A${r} ${r} 0 0 0 ${round(cx + r)} ${cy} A${round(r * 1.15)} ${round(r * 0.92)} 0 0 1 ${round(cx - r)} ${cy}Z" fill="#0a1a2c" opacity=".26"/>` +
    `</g>`
  );
}
