import { svg } from '../dom';

const WIDTH = 1600;
const HEIGHT = 900;

/** Background scenes; the stylesheet has their colors. */
const NIGHTS = ['indigo', 'malachite', 'plum', 'ember', 'teal', 'dusk'] as const;

/** Returns the night of a motif, always the same one. */
export function nightOf(motif: string): (typeof NIGHTS)[number] {
  const sum = Array.from(motif).reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  return NIGHTS[sum % NIGHTS.length] ?? 'indigo';
}

/**
 * Draws a night sky over gilt-edged ridges, behind the machine. Classes carry the colors, so one drawing serves every
 * night.
 */
export function createScenery(): SVGElement {
  const dice = numbersFrom(20_261);
  return svg(
    'svg',
    { class: 'scenery', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': 'true' },
    svg(
      'defs',
      {},
      gradient('night-sky', ['sky-top', 'sky-middle', 'sky-foot']),
      gradient('ridge-far', ['far-top', 'far-foot']),
      gradient('ridge-middle', ['middle-top', 'middle-foot']),
      gradient('ridge-near', ['near-top', 'near-foot']),
      svg(
        'radialGradient',
        { id: 'halo' },
        svg('stop', { class: 'halo', offset: 0.28, 'stop-opacity': 0.55 }),
        svg('stop', { class: 'halo', offset: 1, 'stop-opacity': 0 }),
      ),
    ),
    svg('rect', { width: WIDTH, height: HEIGHT, fill: 'url(#night-sky)' }),
    ...Array.from({ length: 110 }, () => star(dice)),
    svg('circle', { cx: 1310, cy: 170, r: 330, fill: 'url(#halo)' }),
    svg('circle', { class: 'moon', cx: 1310, cy: 170, r: 92 }),
    svg('circle', { class: 'moon-shade', cx: 1282, cy: 150, r: 20 }),
    svg('circle', { class: 'moon-shade', cx: 1340, cy: 196, r: 28 }),
    ...[
      [120, 150],
      [360, 90],
      [1040, 120],
      [1420, 300],
      [60, 380],
    ].map(([x = 0, y = 0]) => svg('path', { class: 'wisp', d: wisp(x, y) })),
    ridge('far', 560, 120, 5.2, 0.4),
    ridge('middle', 660, 110, 4.1, 2.1),
    ridge('near', 770, 90, 3.3, 4.4),
  );
}

function gradient(id: string, classes: readonly string[]): SVGElement {
  const stops = classes.map((name, index) => svg('stop', { class: name, offset: index / (classes.length - 1) }));
  return svg('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops);
}

function star(dice: () => number): SVGElement {
  const size = 0.6 + dice() ** 3 * 2.2;
  return svg('circle', {
    class: 'star',
    cx: (dice() * WIDTH).toFixed(0),
    cy: (dice() * 520).toFixed(0),
    r: size.toFixed(2),
    opacity: (0.25 + dice() * 0.7).toFixed(2),
  });
}

/** Returns the path of an auspicious cloud in one stroke. */
function wisp(x: number, y: number): string {
  return `M${x} ${y} h110 c34 0 34 -40 4 -40 c-22 0 -22 28 -2 28 M${x + 40} ${y} c-30 -44 32 -72 52 -34 M${x - 50} ${y + 18} h190 M${x + 20} ${y + 34} h120`;
}

/** Draws a mountain range with a gilt edge. */
function ridge(name: string, level: number, height: number, waves: number, phase: number): SVGElement {
  const points = Array.from({ length: 161 }, (_, index) => {
    const at = index / 160;
    const swing =
      Math.sin(at * waves * 6.283 + phase) + 0.55 * Math.sin(at * waves * 13.1 + phase * 2.3) + 0.14 * Math.sin(at * waves * 27 + phase);
    return `${(at * WIDTH).toFixed(0)} ${(level - (height * (swing + 0.6)) / 2).toFixed(0)}`;
  });
  const edge = `M${points.join(' L')}`;
  return svg(
    'g',
    {},
    svg('path', { d: `${edge} V${HEIGHT} H0 Z`, fill: `url(#ridge-${name})` }),
    svg('path', { class: 'ridge-edge', d: edge }),
  );
}

/** Returns the same numbers on every visit, so that the sky does not change. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}
