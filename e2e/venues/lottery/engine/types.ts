export type Kind = 'digits' | 'dice' | 'cars' | 'balls';

/**
 * Drawn numbers in draw order: five digits, three dice, ten cars from first place, or six balls and the special one.
 */
export type Numbers = readonly number[];

/** Line that can be bet on. */
export interface Selection {
  /** Unique id within the rules: play, group and pick, such as `place.0.7`. */
  readonly id: string;
  readonly play: string;
  /** Place or group within the play; null when there is only one. */
  readonly group: string | null;
  readonly pick: string;
  /** Share of equally likely draws that win. */
  readonly chance: Share;
  /** Payout of a win in hundredths of the stake, including the stake: 975n is 9.75. */
  readonly price: bigint;
  /** Highest stake in whole yuan. */
  readonly maxStake: number;
  wins(numbers: Numbers): boolean;
}

/** Exact fraction: `over / under`. */
export interface Share {
  readonly over: bigint;
  readonly under: bigint;
}

/** Group of selections with the same rules, shown as one tab. */
export interface Play {
  readonly key: string;
  readonly selections: readonly Selection[];
}
