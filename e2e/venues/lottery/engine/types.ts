/** Which rules a game has. */
export type Kind = 'digits' | 'dice' | 'cars' | 'balls';

/** What was drawn, in the order of drawing: five digits, three dice, ten cars from the first, or six balls and the special one. */
export type Numbers = readonly number[];

/** One line that can be bet on. */
export interface Selection {
  /** `place.0.7`: the play, where in it, and what. Unique within the rules. */
  readonly id: string;
  readonly play: string;
  /** A place or a group within the play; null where there is one only. */
  readonly group: string | null;
  readonly pick: string;
  /** Of all equally likely draws, so many win. */
  readonly chance: Share;
  /** Hundredths of the stake that come back for a win, the stake included: 975n is 9.75. */
  readonly price: bigint;
  /** Whole yuan. */
  readonly maxStake: number;
  wins(numbers: Numbers): boolean;
}

/** A part of a whole. */
export interface Share {
  readonly over: bigint;
  readonly under: bigint;
}

/** A page of selections with the same rules. */
export interface Play {
  readonly key: string;
  readonly selections: readonly Selection[];
}
