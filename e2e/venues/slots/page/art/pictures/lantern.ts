import { EDGE } from '../paints';
import { gleam, type Shape } from '../shape';

const RIB = { cx: 50, cy: 48, fill: 'none', stroke: '#ffc56b', 'stroke-width': 1.8, opacity: 0.75 } as const;
const CAP = { fill: 'url(#goldSide)', stroke: EDGE, 'stroke-width': 1.4 } as const;
const THREAD = { stroke: '#f3b64a', 'stroke-width': 2.4 } as const;

export const LANTERN: readonly Shape[] = [
  ['circle', { cx: 50, cy: 48, r: 50, fill: 'url(#lamplight)' }],
  ['line', { x1: 50, y1: 3, x2: 50, y2: 14, ...THREAD }],
  ['ellipse', { cx: 50, cy: 48, rx: 37, ry: 29, fill: 'url(#rubyRound)', stroke: '#6d0713', 'stroke-width': 2 }],
  ['ellipse', { ...RIB, rx: 26, ry: 29 }],
  ['ellipse', { ...RIB, rx: 13, ry: 29 }],
  ['line', { x1: 50, y1: 19, x2: 50, y2: 77, stroke: '#ffc56b', 'stroke-width': 1.8, opacity: 0.75 }],
  ['ellipse', { cx: 50, cy: 50, rx: 24, ry: 24, fill: 'url(#flame)' }],
  ['rect', { x: 34, y: 13, width: 32, height: 9, rx: 3, ...CAP }],
  ['rect', { x: 34, y: 74, width: 32, height: 8, rx: 3, ...CAP }],
  ['line', { x1: 42, y1: 83, x2: 41, y2: 95, ...THREAD }],
  ['line', { x1: 50, y1: 83, x2: 50, y2: 97, ...THREAD }],
  ['line', { x1: 58, y1: 83, x2: 59, y2: 95, ...THREAD }],
  gleam('M24 34 C19 42 19 52 23 60', 3.6),
];
