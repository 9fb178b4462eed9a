/** A gradient: `place` in parts of what it fills. */
export interface Paint {
  readonly kind: 'linear' | 'radial';
  readonly stops: readonly (readonly [offset: number, colour: string])[];
  /** Linear: x1 y1 x2 y2. Radial: cx cy r. */
  readonly place: readonly number[];
  /** The dark line around what is filled with it. */
  readonly edge: string;
  /** Its middle colour, for lines: a gradient has no extent on a straight one. */
  readonly flat: string;
}

const DOWN = [0, 0, 0, 1] as const;
const ROUND = [0.38, 0.3, 0.78] as const;

/** From light above to dark below. */
function down(light: string, flat: string, dark: string, edge: string): Paint {
  return {
    kind: 'linear',
    place: DOWN,
    stops: [
      [0, light],
      [0.48, flat],
      [1, dark],
    ],
    edge,
    flat,
  };
}

/** Lit from the upper left, as a ball is. */
function ball(light: string, flat: string, dark: string, edge: string): Paint {
  return {
    kind: 'radial',
    place: ROUND,
    stops: [
      [0, light],
      [0.5, flat],
      [1, dark],
    ],
    edge,
    flat,
  };
}

export const EDGE = '#5a3405';

/** What pictures are painted with; `fill: 'url(#gold)'`. */
export const PAINTS = {
  gold: {
    kind: 'linear',
    place: DOWN,
    stops: [
      [0, '#fff6cf'],
      [0.3, '#f7d877'],
      [0.62, '#dfa637'],
      [1, '#8c5a10'],
    ],
    edge: EDGE,
    flat: '#f3b64a',
  },
  goldSide: {
    kind: 'linear',
    place: [0, 0, 1, 0],
    stops: [
      [0, '#a8701a'],
      [0.28, '#fbe7a0'],
      [0.55, '#e8b84c'],
      [1, '#7d4d0b'],
    ],
    edge: EDGE,
    flat: '#e8b84c',
  },
  goldDeep: down('#c68a26', '#8f5f16', '#5b3606', EDGE),
  goldDome: ball('#fffbe0', '#f6d67a', '#b97a1a', EDGE),
  ruby: down('#ff8a6b', '#e6352b', '#83081b', '#6d0713'),
  rubyRound: ball('#ff9a74', '#e23a28', '#7a0716', '#6d0713'),
  rose: down('#ff9fb8', '#e0345e', '#83102f', '#5e0a22'),
  coral: down('#ffcbb0', '#ff7a5c', '#c23a2c', '#7d1f16'),
  fire: down('#fff3a0', '#ff8f2e', '#c4260c', '#7d1606'),
  orange: ball('#ffdc9a', '#ff9a1f', '#c95a05', '#7d3703'),
  amber: down('#ffe9a0', '#f2a531', '#a8560d', '#6b3406'),
  lemon: ball('#fffcc2', '#ffe034', '#cf9a08', '#7d5a03'),
  sand: down('#ffedc2', '#e2b463', '#a3712a', '#6b4715'),
  wood: down('#d99b5b', '#9a5b28', '#5a2f0f', '#3a1c07'),
  cocoa: down('#b3764a', '#6d3b1d', '#3a1b0a', '#240f04'),
  paper: down('#fffdf4', '#f3e6c6', '#cdb280', '#7d6434'),
  ivory: ball('#ffffff', '#fff3dd', '#e0bd8a', '#8a6534'),
  leaf: down('#d3f58c', '#5fae36', '#1f6420', '#12400f'),
  pine: down('#6fd09a', '#1f7a4d', '#0a3f2a', '#052818'),
  jade: down('#7fe0b4', '#1f9d74', '#075341', '#04382b'),
  sea: down('#b5f5f0', '#2fb3bd', '#0c6277', '#064354'),
  sky: down('#eefaff', '#8fd0f5', '#3b87c4', '#1d5687'),
  azure: down('#d7fbff', '#49c3ee', '#0f5fb0', '#0a3f86'),
  cloud: down('#ffffff', '#bfe9ff', '#5aa7e0', '#2f6ea8'),
  violet: down('#ecd4ff', '#9b5de0', '#47188c', '#300d63'),
  grape: ball('#dcb2fa', '#8a3fc0', '#461368', '#2c0845'),
  pink: down('#ffe3ee', '#ff8bb0', '#d33f78', '#8c1f4a'),
  petal: down('#ff5f9c', '#ffa9c6', '#fff3ea', '#a81d5e'),
  petalBack: down('#c92a78', '#f27fae', '#ffd3df', '#a81d5e'),
  steel: down('#ffffff', '#b9c6d4', '#5b6b80', '#313d4f'),
  ink: down('#6a7390', '#2c3350', '#11152c', '#080b1a'),
  night: {
    kind: 'radial',
    place: [0.5, 0.4, 0.7],
    stops: [
      [0, '#4b2d0a'],
      [1, '#1b0e02'],
    ],
    edge: '#100801',
    flat: '#33200a',
  },
  flame: {
    kind: 'radial',
    place: [0.5, 0.5, 0.5],
    stops: [
      [0, '#ffe9a8b0'],
      [1, '#ffe9a800'],
    ],
    edge: 'none',
    flat: '#ffe9a8',
  },
  lamplight: {
    kind: 'radial',
    place: [0.5, 0.5, 0.5],
    stops: [
      [0.5, '#ff7a3a66'],
      [1, '#ff7a3a00'],
    ],
    edge: 'none',
    flat: '#ff7a3a',
  },
} as const satisfies Readonly<Record<string, Paint>>;

export type PaintName = keyof typeof PAINTS;
