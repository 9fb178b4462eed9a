import { type Shape } from '../shape';

const PETAL = 'M50 84 C29 62 33 32 50 12 C67 32 71 62 50 84Z';

function petal(angle: number, paint: string, scale = 1): Shape {
  const transform = `rotate(${angle} 50 84) translate(50 84) scale(${scale}) translate(-50 -84)`;
  return ['path', { d: PETAL, transform, fill: `url(#${paint})`, stroke: '#a81d5e', 'stroke-width': 1.3 }];
}

export const LOTUS: readonly Shape[] = [
  ['ellipse', { cx: 50, cy: 85, rx: 43, ry: 10, fill: 'url(#jade)', stroke: '#06483a', 'stroke-width': 1.4 }],
  ['path', { d: 'M12 85 H88 M50 85 L28 93 M50 85 L72 93', stroke: '#9df0cb', 'stroke-width': 1.2, opacity: 0.5, fill: 'none' }],
  petal(-68, 'petalBack', 0.72),
  petal(68, 'petalBack', 0.72),
  petal(-46, 'petalBack', 0.86),
  petal(46, 'petalBack', 0.86),
  petal(-24, 'petal', 0.96),
  petal(24, 'petal', 0.96),
  petal(0, 'petal'),
  ['path', { d: 'M50 24 C45 40 44 56 48 74', fill: 'none', stroke: '#fff', 'stroke-width': 2, opacity: 0.7 }],
  ['ellipse', { cx: 50, cy: 80, rx: 11, ry: 6, fill: 'url(#gold)', stroke: '#8c5a10', 'stroke-width': 1 }],
];
