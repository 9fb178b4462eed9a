/** All kinds of fish, the least valuable first; the last two catch others along with them. */
export const FISH_KINDS = [
  'sardine',
  'clown',
  'butterfly',
  'puffer',
  'jelly',
  'seahorse',
  'lionfish',
  'turtle',
  'octopus',
  'swordfish',
  'manta',
  'shark',
  'whale',
  'dragon',
  'crab',
  'eel',
] as const;

export type FishKind = (typeof FISH_KINDS)[number];

export interface KindFacts {
  /** Payout of a catch, in bullets. */
  readonly pays: number;
  /** Half its length, in units of the waters (1600 × 900). */
  readonly radius: number;
  /** Time to cross from side to side, in milliseconds. */
  readonly crossing: readonly [least: number, most: number];
  /** Number of schools that start in one time slice, and number of fish in each. */
  readonly schools: number;
  readonly school: number;
  /** Starts only in one of this many slices; default: in each. */
  readonly oneSliceIn?: number;
  /** Range in which others are caught along with it: near the crab, or along the chain of the eel. */
  readonly takes?: Reach;
}

export interface Reach {
  readonly by: 'blast' | 'chain';
  /** Distance from the crab to a fish, or from link to link of the chain. */
  readonly distance: number;
  readonly mostFish: number;
  /** Upper bound of their joint payout, in bullets. */
  readonly mostPays: number;
}

export const KINDS: Readonly<Record<FishKind, KindFacts>> = {
  sardine: { pays: 2, radius: 26, crossing: [11_000, 15_000], schools: 3, school: 6 },
  clown: { pays: 3, radius: 30, crossing: [12_000, 17_000], schools: 3, school: 4 },
  butterfly: { pays: 4, radius: 34, crossing: [13_000, 18_000], schools: 3, school: 3 },
  puffer: { pays: 6, radius: 38, crossing: [15_000, 20_000], schools: 5, school: 1 },
  jelly: { pays: 8, radius: 42, crossing: [18_000, 26_000], schools: 5, school: 1 },
  seahorse: { pays: 10, radius: 42, crossing: [18_000, 24_000], schools: 4, school: 1 },
  lionfish: { pays: 12, radius: 48, crossing: [15_000, 21_000], schools: 3, school: 1 },
  turtle: { pays: 16, radius: 58, crossing: [17_000, 24_000], schools: 3, school: 1 },
  octopus: { pays: 20, radius: 58, crossing: [16_000, 22_000], schools: 2, school: 1 },
  swordfish: { pays: 30, radius: 84, crossing: [9_000, 13_000], schools: 2, school: 1 },
  manta: { pays: 40, radius: 92, crossing: [17_000, 24_000], schools: 2, school: 1 },
  shark: { pays: 60, radius: 120, crossing: [16_000, 22_000], schools: 1, school: 1 },
  whale: { pays: 100, radius: 150, crossing: [24_000, 30_000], schools: 1, school: 1, oneSliceIn: 2 },
  dragon: { pays: 200, radius: 190, crossing: [26_000, 34_000], schools: 1, school: 1, oneSliceIn: 4 },
  crab: {
    pays: 10,
    radius: 54,
    crossing: [20_000, 28_000],
    schools: 1,
    school: 1,
    takes: { by: 'blast', distance: 280, mostFish: 12, mostPays: 100 },
  },
  eel: {
    pays: 15,
    radius: 84,
    crossing: [16_000, 22_000],
    schools: 1,
    school: 1,
    takes: { by: 'chain', distance: 340, mostFish: 6, mostPays: 150 },
  },
};

/** Fish that pay more than this are never caught along with another one. */
export const MOST_PAYS_OF_PREY = 60;
