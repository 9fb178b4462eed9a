import { PAINTS, type PaintName } from './paints';
import type { Shape } from './shape';

/** A closed outline, filled and edged with a paint. */
export function shape(d: string, paint: PaintName): Shape {
  return ['path', { d, ...filled(paint) }];
}

export function disc(cx: number, cy: number, r: number, paint: PaintName): Shape {
  return ['circle', { cx, cy, r, ...filled(paint) }];
}

export function oval(cx: number, cy: number, rx: number, ry: number, paint: PaintName): Shape {
  return ['ellipse', { cx, cy, rx, ry, ...filled(paint) }];
}

export function box(x: number, y: number, width: number, height: number, rx: number, paint: PaintName): Shape {
  return ['rect', { x, y, width, height, rx, ...filled(paint) }];
}

/** A stroke in the middle colour of a paint. */
export function line(d: string, paint: PaintName, width: number): Shape {
  return stroke(d, PAINTS[paint].flat, width);
}

/** A stroke in the dark colour of a paint. */
export function carve(d: string, paint: PaintName, width: number): Shape {
  return stroke(d, PAINTS[paint].edge, width);
}

/** What lies in the shadow. */
export function shade(d: string, opacity = 0.25): Shape {
  return ['path', { d, fill: '#05030f', opacity }];
}

/** What lies in the light. */
export function glow(d: string, opacity = 0.4): Shape {
  return ['path', { d, fill: '#fff', opacity }];
}

/** Turned by degrees, around the middle of the picture by default. */
export function turned(angle: number, [tag, attributes]: Shape, cx = 50, cy = 50): Shape {
  return [tag, { ...attributes, transform: `rotate(${String(angle)} ${String(cx)} ${String(cy)})` }];
}

/** The shapes, and their mirror images on the other side. */
export function paired(...shapes: readonly Shape[]): readonly Shape[] {
  return [
    ...shapes,
    ...shapes.map(([tag, attributes]): Shape => [
      tag,
      { ...attributes, transform: `matrix(-1 0 0 1 100 0) ${String(attributes['transform'] ?? '')}`.trim() },
    ]),
  ];
}

/** As many copies as wanted, evenly around the middle. */
export function around(count: number, each: Shape, cx = 50, cy = 50): readonly Shape[] {
  return Array.from({ length: count }, (_, index) => turned((360 / count) * index, each, cx, cy));
}

function filled(paint: PaintName): Readonly<Record<string, string | number>> {
  return { fill: `url(#${paint})`, stroke: PAINTS[paint].edge, 'stroke-width': 1.6 };
}

function stroke(d: string, colour: string, width: number): Shape {
  return ['path', { d, fill: 'none', stroke: colour, 'stroke-width': width }];
}
