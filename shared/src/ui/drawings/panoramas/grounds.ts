import { JADE, EMBER, NIGHT, DUSK, SEA, GILT, type Pigment, repeat } from '@site/shared/ui/drawings/brush';
import { groundBands, groundBox, groundPath, groundRing, onGround, upright } from './ground';

/** Where a sport is played. */
export interface Ground {
  readonly pigment: Pigment;
  /** Light from masts over an open stand; else from a roof. */
  readonly isOpen: boolean;
  readonly paint: () => string;
}

const LINE = 'fill="none" stroke="#f3fbf6" stroke-opacity=".72" stroke-width="2"';

const football: Ground = {
  pigment: NIGHT,
  isOpen: true,
  paint: () => groundBands(17, ['#14704f', '#178059']) + pitchLines(LINE),
};

const virtualFootball: Ground = {
  pigment: DUSK,
  isOpen: true,
  paint: () =>
    groundBox(-1.7, 0, 1.7, 1.02, 'fill="#160c33"') +
    repeat(17, (index) =>
      groundPath(
        [
          [-1.2 + index * 0.15, 0],
          [-1.2 + index * 0.15, 1.02],
        ],
        'stroke="#8e6bff" stroke-opacity=".34"',
      ),
    ) +
    repeat(6, (index) =>
      groundPath(
        [
          [-1.2, index / 6],
          [1.2, index / 6],
        ],
        'stroke="#8e6bff" stroke-opacity=".34"',
      ),
    ) +
    pitchLines('fill="none" stroke="#52e0ff" stroke-opacity=".85" stroke-width="2"'),
};

/** Touch lines, halfway line, circle, and the boxes and goals at both ends. */
function pitchLines(line: string): string {
  const end = (side: 1 | -1): string =>
    groundBox(side, 0.22, side * 0.74, 0.78, line) +
    groundBox(side, 0.36, side * 0.9, 0.62, line) +
    upright([side * 1.02, 0.42], [side * 1.02, 0.56], 26, `fill="#fff" fill-opacity=".2" stroke="#fff" stroke-opacity=".8"`);
  return groundBox(-1, 0.04, 1, 0.97, line) + middle(line) + groundRing(0, 0.5, 0.2, line) + end(1) + end(-1);
}

function middle(line: string): string {
  return groundPath(
    [
      [0, 0.04],
      [0, 0.97],
    ],
    line,
  );
}

const basketball: Ground = {
  pigment: EMBER,
  isOpen: false,
  paint: () => {
    const key = (side: 1 | -1): string =>
      groundBox(side, 0.3, side * 0.62, 0.72, 'fill="#a3372a" fill-opacity=".75" stroke="#fff3e0" stroke-opacity=".8" stroke-width="2"') +
      groundRing(side * 0.62, 0.5, 0.1, LINE) +
      hoop(side);
    return (
      groundBands(37, ['#c98a4b', '#d19557']) +
      groundBox(-1, 0.04, 1, 0.97, LINE) +
      middle(LINE) +
      groundRing(0, 0.5, 0.16, LINE) +
      key(1) +
      key(-1)
    );
  },
};

function hoop(side: 1 | -1): string {
  const [x, y] = onGround(side * 1.02, 0.46);
  return (
    `<path d="M${x} ${y}V${y - 92}" stroke="#26323f" stroke-width="7"/>` +
    `<path d="M${x - side * 8} ${y - 122}l${-side * 12} 8v44l${side * 12} 4Z" fill="#e9f1f7" fill-opacity=".85" stroke="#c2361c" stroke-width="2"/>` +
    `<ellipse cx="${x - side * 36}" cy="${y - 74}" rx="16" ry="4" fill="none" stroke="#e2701f" stroke-width="4"/>` +
    `<path d="M${x - side * 36 - 14} ${y - 72}l6 22h16l6 -22" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/>`
  );
}

/** @param net how high it is in the middle */
function court(pigment: Pigment, surround: string, field: string, inner: string, net: number, isOpen: boolean): Ground {
  return {
    pigment,
    isOpen,
    paint: () =>
      groundBox(-1.7, 0, 1.7, 1.02, `fill="${surround}"`) +
      groundBox(-0.82, 0.12, 0.82, 0.9, `fill="${field}" stroke="#fff" stroke-opacity=".85" stroke-width="2.4"`) +
      inner +
      upright([0, 0.06], [0, 0.96], net, 'fill="#0d1a26" fill-opacity=".42" stroke="#fff" stroke-opacity=".7"') +
      `<path d="M${onGround(0, 0.96).join(' ')}v${-net - 8}" stroke="#e9f1f7" stroke-width="4"/>`,
  };
}

const tennis = court(
  JADE,
  '#1b5f57',
  '#2a63a8',
  groundBox(-0.82, 0.22, 0.82, 0.8, LINE) +
    groundBox(-0.44, 0.22, 0.44, 0.8, LINE) +
    groundPath(
      [
        [-0.44, 0.5],
        [0.44, 0.5],
      ],
      LINE,
    ),
  44,
  true,
);

const volleyball = court(
  SEA,
  '#0d5a63',
  '#d9792f',
  groundPath(
    [
      [-0.28, 0.12],
      [-0.28, 0.9],
    ],
    LINE,
  ) +
    groundPath(
      [
        [0.28, 0.12],
        [0.28, 0.9],
      ],
      LINE,
    ),
  92,
  false,
);

const tableTennis: Ground = {
  pigment: SEA,
  isOpen: false,
  paint: () =>
    groundBox(-1.7, 0, 1.7, 1.02, 'fill="#7c2430"') +
    groundBox(-0.96, 0.06, 0.96, 0.96, 'fill="#8f2c38"') +
    '<path d="M360 262V206M840 262V206M420 236V196M780 236V196" stroke="#14202d" stroke-width="8"/>' +
    '<path d="M392 176H808L880 212H320Z" fill="#14529a" stroke="#fff" stroke-opacity=".9" stroke-width="3"/><path d="M320 212H880V220H320Z" fill="#0b3563"/>' +
    '<path d="M356 194H844" stroke="#fff" stroke-opacity=".7" stroke-width="1.5"/>' +
    '<path d="M600 164V214L603 222V168Z" fill="#e9f1f7"/><path d="M596 160H604V218H596Z" fill="#0d1a26" fill-opacity=".5" stroke="#fff" stroke-opacity=".8"/>',
};

const snooker: Ground = {
  pigment: GILT,
  isOpen: false,
  paint: () =>
    groundBox(-1.7, 0, 1.7, 1.02, 'fill="#2a1a14"') +
    '<path d="M250 170H950L1060 286H140Z" fill="#5b2f17"/><path d="M276 180H924L1018 274H182Z" fill="#127a4b"/>' +
    '<path d="M420 180L372 274" stroke="#dff3e6" stroke-opacity=".6" stroke-width="2"/>' +
    ball(860, 222, '#14202d') +
    ball(716, 224, '#e58aa6') +
    ball(602, 224, '#1f5fb8') +
    repeat(10, (index) => ball(738 + (index % 4) * 15, 212 + Math.floor(index / 4) * 11, '#b3142e')) +
    ball(392, 206, '#e0a526') +
    ball(360, 252, '#12694b') +
    ball(470, 238, '#ffffff'),
};

function ball(x: number, y: number, colour: string): string {
  return (
    `<ellipse cx="${x}" cy="${y + 6}" rx="9" ry="4" fill="#000" fill-opacity=".3"/><circle cx="${x}" cy="${y}" r="8" fill="${colour}"/>` +
    `<circle cx="${x - 2.5}" cy="${y - 3}" r="2" fill="#fff" fill-opacity=".7"/>`
  );
}

const baseball: Ground = {
  pigment: NIGHT,
  isOpen: true,
  paint: () =>
    groundBands(20, ['#186a45', '#1c7750']) +
    '<path d="M600 176L830 232L600 298L370 232Z" fill="#b07a4a"/><path d="M600 192L770 232L600 280L430 232Z" fill="#1c7750"/>' +
    '<ellipse cx="600" cy="232" rx="34" ry="12" fill="#b07a4a"/><path d="M592 231h16v4h-16Z" fill="#fff"/>' +
    '<path d="M600 298L120 160M600 298L1080 160" stroke="#fff" stroke-opacity=".8" stroke-width="2.4"/>' +
    repeat(3, (index) => {
      const [x, y] = (
        [
          [600, 186],
          [800, 232],
          [400, 232],
        ] as const
      )[index] ?? [0, 0];
      return `<path d="M${x} ${y - 6}l12 6l-12 6l-12 -6Z" fill="#fff"/>`;
    }) +
    '<path d="M588 286h24v8l-12 6l-12 -6Z" fill="#fff"/>',
};

const iceHockey: Ground = {
  pigment: SEA,
  isOpen: false,
  paint: () => {
    const across = (u: number, colour: string, width: number): string =>
      groundPath(
        [
          [u, 0.04],
          [u, 0.97],
        ],
        `stroke="${colour}" stroke-width="${width}" stroke-opacity=".8"`,
      );
    const ring = (u: number, v: number): string =>
      groundRing(u, v, 0.11, 'fill="none" stroke="#c2361c" stroke-opacity=".75" stroke-width="2.4"');
    return (
      groundBox(-1.7, 0, 1.7, 1.02, 'fill="#9fb6c7"') +
      groundBands(11, ['#a9bfcf', '#b4cad9']) +
      across(0, '#c2361c', 4) +
      across(0.34, '#0f5fb0', 5) +
      across(-0.34, '#0f5fb0', 5) +
      across(0.9, '#c2361c', 2) +
      across(-0.9, '#c2361c', 2) +
      groundRing(0, 0.5, 0.13, 'fill="none" stroke="#0f5fb0" stroke-width="2.4"') +
      ring(0.66, 0.3) +
      ring(-0.66, 0.3) +
      ring(0.66, 0.74) +
      ring(-0.66, 0.74)
    );
  },
};

export const GROUNDS = {
  football,
  'virtual-football': virtualFootball,
  basketball,
  tennis,
  volleyball,
  'table-tennis': tableTennis,
  snooker,
  baseball,
  other: iceHockey,
} as const satisfies Readonly<Record<string, Ground>>;

export type GroundKind = keyof typeof GROUNDS;
