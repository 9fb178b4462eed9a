/** A gradient: `from` and `to` as parts of what it fills. */
export interface Paint {
  readonly kind: 'linear' | 'radial';
  readonly stops: readonly (readonly [offset: number, colour: string])[];
  /** Linear: x1 y1 x2 y2. Radial: cx cy r. */
  readonly place: readonly number[];
}

/** What pictures are painted with; `fill: 'url(#gold)'`. */
export const PAINTS = {
  gold: {
    kind: 'linear',
    place: [0, 0, 0, 1],
    stops: [
      [0, '#fff6cf'],
      [0.3, '#f7d877'],
      [0.62, '#dfa637'],
      [1, '#8c5a10'],
    ],
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
  },
  goldDeep: {
    kind: 'linear',
    place: [0, 0, 0, 1],
    stops: [
      [0, '#c68a26'],
      [1, '#5b3606'],
    ],
  },
  goldDome: {
    kind: 'radial',
    place: [0.4, 0.28, 0.8],
    stops: [
      [0, '#fffbe0'],
      [0.5, '#f6d67a'],
      [1, '#b97a1a'],
    ],
  },
  ruby: {
    kind: 'linear',
    place: [0, 0, 0, 1],
    stops: [
      [0, '#ff8a6b'],
      [0.35, '#e6352b'],
      [1, '#83081b'],
    ],
  },
  rubyRound: {
    kind: 'radial',
    place: [0.38, 0.32, 0.75],
    stops: [
      [0, '#ff9a74'],
      [0.45, '#e23a28'],
      [1, '#7a0716'],
    ],
  },
  jade: {
    kind: 'linear',
    place: [0, 0, 0, 1],
    stops: [
      [0, '#7fe0b4'],
      [0.5, '#1f9d74'],
      [1, '#075341'],
    ],
  },
  petal: {
    kind: 'linear',
    place: [0, 0, 0, 1],
    stops: [
      [0, '#ff5f9c'],
      [0.45, '#ffa9c6'],
      [1, '#fff3ea'],
    ],
  },
  petalBack: {
    kind: 'linear',
    place: [0, 0, 0, 1],
    stops: [
      [0, '#c92a78'],
      [0.6, '#f27fae'],
      [1, '#ffd3df'],
    ],
  },
  azure: {
    kind: 'linear',
    place: [0, 0, 0, 1],
    stops: [
      [0, '#d7fbff'],
      [0.45, '#49c3ee'],
      [1, '#0f5fb0'],
    ],
  },
  cloud: {
    kind: 'linear',
    place: [0, 0, 0, 1],
    stops: [
      [0, '#ffffff'],
      [0.5, '#bfe9ff'],
      [1, '#5aa7e0'],
    ],
  },
  flame: {
    kind: 'radial',
    place: [0.5, 0.5, 0.5],
    stops: [
      [0, '#ffe9a8b0'],
      [1, '#ffe9a800'],
    ],
  },
  lamplight: {
    kind: 'radial',
    place: [0.5, 0.5, 0.5],
    stops: [
      [0.5, '#ff7a3a66'],
      [1, '#ff7a3a00'],
    ],
  },
  night: {
    kind: 'radial',
    place: [0.5, 0.4, 0.7],
    stops: [
      [0, '#4b2d0a'],
      [1, '#1b0e02'],
    ],
  },
} as const satisfies Readonly<Record<string, Paint>>;

export const EDGE = '#5a3405';
