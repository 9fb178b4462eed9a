/** The label on a game's cover. */
export type GameLabel = 'hot' | 'new' | 'jackpot';

/** A game of a venue. */
export interface Game {
  readonly enName: string;
  /** In the player's language. */
  readonly venueName: string;
  readonly gameCode: string;
  readonly name: string;
  /** Percent that comes back over time, with two decimals: shown unchanged. */
  readonly rtp: string;
  readonly label: GameLabel | undefined;
  /** Names the drawing on its cover. */
  readonly motif: string;
  /** Whether it can be played with play money. */
  readonly hasTrial: boolean;
  readonly isCollected: boolean;
  readonly isOpen: boolean;
}

export const GAME_FILTERS = ['all', 'hot', 'new', 'jackpot', 'collected', 'recent'] as const;
export type GameFilter = (typeof GAME_FILTERS)[number];

/** Without the filters that concern the member. */
const GUEST_FILTERS = ['all', 'hot', 'new', 'jackpot'] as const satisfies readonly GameFilter[];

/** Which games are listed. */
export interface GameQuery {
  /** The venue's `enName`; `undefined` for all. */
  readonly venue: string | undefined;
  readonly filter: GameFilter;
  /** Part of a game's name; empty for any. */
  readonly search: string;
  /** From 1 on. */
  readonly page: number;
}

export interface GamePage {
  /** How many games the filter finds, on all pages. */
  readonly total: number;
  /** How many each filter would find for the same venue and search. */
  readonly counts: Readonly<Record<GameFilter, number>>;
  readonly games: readonly Game[];
}

/** Unique among all games. */
export function gameKey({ enName, gameCode }: Pick<Game, 'enName' | 'gameCode'>): string {
  return `${enName}/${gameCode}`;
}

/** The filters there are for a member or a guest, in their order. */
export function offeredFilters(isMember: boolean): readonly GameFilter[] {
  return isMember ? GAME_FILTERS : GUEST_FILTERS;
}
