import { gleam, sparkle, type Shape } from '../shape';

const RIM = '#0a3f86';

export const GEM: readonly Shape[] = [
  ['polygon', { points: '10,40 30,16 70,16 90,40 50,90', fill: 'url(#azure)', stroke: RIM, 'stroke-width': 2.4 }],
  ['polygon', { points: '10,40 30,40 50,90', fill: '#2c8fdb', opacity: 0.75 }],
  ['polygon', { points: '70,40 90,40 50,90', fill: '#0b4c9c', opacity: 0.8 }],
  ['polygon', { points: '30,40 70,40 50,90', fill: '#5fd2f5', opacity: 0.75 }],
  ['polygon', { points: '30,16 42,16 30,40 10,40', fill: '#bdf3ff', opacity: 0.85 }],
  ['polygon', { points: '42,16 58,16 70,40 30,40', fill: '#eafdff', opacity: 0.95 }],
  ['polygon', { points: '58,16 70,16 90,40 70,40', fill: '#6cc8f2', opacity: 0.9 }],
  ['polygon', { points: '42,16 50,40 58,16', fill: '#8fe3ff', opacity: 0.8 }],
  gleam('M14 39 L31 19 H66', 2.2),
  gleam('M33 44 L47 78', 2, 0.5),
  sparkle(26, 20, 9),
  sparkle(74, 58, 6),
];
