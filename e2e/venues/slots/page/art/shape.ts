/** What drawings are made of. */
export const SHAPE_TAGS = ['path', 'circle', 'ellipse', 'rect', 'polygon', 'line', 'image'] as const;

/** A part of a drawing as data: an SVG element's name and its attributes. */
export type Shape = readonly [tag: (typeof SHAPE_TAGS)[number], attributes: Readonly<Record<string, string | number>>];

/** A picture of 100 × 100 is drawn from the back to the front. */
export type Drawing = readonly Shape[];

/** The position of a picture's shadow, the same for every picture. */
export const GROUND: Shape = ['ellipse', { cx: 50, cy: 91, rx: 30, ry: 5, fill: '#05030f', opacity: 0.45 }];

/** A highlight: all pictures are lit from the upper left. */
export function gleam(d: string, width: number, opacity = 0.75): Shape {
  return ['path', { d, fill: 'none', stroke: '#fff', 'stroke-width': width, opacity }];
}

/** A little star of light. */
export function sparkle(x: number, y: number, size: number): Shape {
  const waist = size * 0.16;
  const at = (dx: number, dy: number): string => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`;
  return [
    'polygon',
    {
      points: [
        at(0, -size),
        at(waist, -waist),
        at(size, 0),
        at(waist, waist),
        at(0, size),
        at(-waist, waist),
        at(-size, 0),
        at(-waist, -waist),
      ].join(' '),
      fill: '#fff',
      opacity: 0.92,
    },
  ];
}
