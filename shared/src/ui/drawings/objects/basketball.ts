import { type Pen, radial, round } from '@site/shared/ui/drawings/brush';

export function basketball(pen: Pen, cx: number, cy: number, r: number): string {
  const k = pen.id('bb');
  return (
    `<defs>` +
    radial(
      k,
      [
        [0, '#f6a35c'],
        [0.6, '#db6a25'],
        [1, '#8c3710'],
      ],
      [0.36, 0.3, 0.8],
    ) +
    `<clipPath id="${k}c"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath></defs><g clip-path="url(#${k}c)">` +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${k})"/>` +
    `<g fill="none" stroke="#2a1408" stroke-width="${round(r * 0.05)}" transform="rotate(-24 ${cx} ${cy})">` +
    `<path d="M${cx - r} ${cy}H${cx + r}M${cx} ${cy - r}V${cy + r}"/>` +
    `<ellipse cx="${cx - r * 1.05}" cy="${cy}" rx="${round(r * 0.62)}" ry="${round(r * 0.86)}"/>` +
    `<ellipse cx="${cx + r * 1.05}" cy="${cy}" rx="${round(r * 0.62)}" ry="${round(r * 0.86)}"/></g>` +
    `<ellipse cx="${round(cx - r * 0.34)}" cy="${round(cy - r * 0.46)}" rx="${round(r * 0.36)}" ry="${round(r * 0.22)}" fill="#fff" opacity=".28"/>` +
    `</g>`
  );
}
