import { type Pen, radial, round } from '@site/shared/ui/drawings/brush';

export function tennis(pen: Pen, cx: number, cy: number, r: number): string {
  const k = pen.id('tn');
  return (
    `<defs>` +
    radial(
      k,
      [
        [0, '#f1f79a'],
        [0.6, '#cfdc3e'],
        [1, '#7c8a14'],
      ],
      [0.36, 0.3, 0.8],
    ) +
    `<clipPath id="${k}c"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath></defs><g clip-path="url(#${k}c)">` +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${k})"/>` +
    `<g fill="none" stroke="#fbfde6" stroke-width="${round(r * 0.09)}">` +
    `<circle cx="${cx - r * 1.1}" cy="${cy - r * 0.5}" r="${r * 0.95}"/>` +
    `<circle cx="${cx + r * 1.1}" cy="${cy + r * 0.5}" r="${r * 0.95}"/></g></g>`
  );
}
