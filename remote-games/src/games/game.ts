import type { Fen } from '@site/shared/money';

export type GameLabel = 'hot' | 'new' | 'jackpot';

/**
 * Volatility of a game: frequent small wins, medium, or rare large wins. The platform derives it from the game's own
 * data.
 */
export const VOLATILITIES = ['low', 'middle', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** Bands of a game's return, in percent. */
export const RETURN_BANDS = ['below_96', 'from_96', 'from_97'] as const;
export type ReturnBand = (typeof RETURN_BANDS)[number];

export const THEMES = ['wealth', 'myth', 'animals', 'nature', 'adventure', 'cosmos', 'classic', 'fruit'] as const;
export type Theme = (typeof THEMES)[number];

/** Member's last round of a game with real money. */
export interface LastResult {
  /** Payout minus stake; negative when the player lost. */
  readonly net: Fen;
  /** Server time in milliseconds. */
  readonly at: number;
}

export interface Game {
  readonly enName: string;
  /** Venue name in the player's language. */
  readonly venueName: string;
  readonly gameCode: string;
  readonly name: string;
  /** Return to player in percent with two decimals, shown unchanged. */
  readonly rtp: string;
  readonly label: GameLabel | undefined;
  /** Name of the drawing on its cover. */
  readonly motif: string;
  /** True when the game can be played with play money. */
  readonly hasTrial: boolean;
  readonly isCollected: boolean;
  readonly isOpen: boolean;
  /** `undefined` when it depends on the chosen bet, or when the platform does not provide it. */
  readonly volatility: Volatility | undefined;
  /** Set only in the list of recently played games. */
  readonly lastResult: LastResult | undefined;
}

export const GAME_FILTERS = ['all', 'hot', 'new', 'jackpot', 'collected', 'recent'] as const;
export type GameFilter = (typeof GAME_FILTERS)[number];

/** Filters available to guests: all that do not depend on the member. */
const GUEST_FILTERS = ['all', 'hot', 'new', 'jackpot'] as const satisfies readonly GameFilter[];

export interface GameQuery {
  /** Venue's `enName`; `undefined` for all. */
  readonly venue: string | undefined;
  readonly filter: GameFilter;
  readonly theme: Theme | undefined;
  readonly volatility: Volatility | undefined;
  readonly returns: ReturnBand | undefined;
  /** Part of a game's name; empty for any. */
  readonly search: string;
}

/** Choices of a query in display order. */
export const CHOICES = ['search', 'venue', 'filter', 'theme', 'volatility', 'returns'] as const satisfies readonly (keyof GameQuery)[];
export type Choice = (typeof CHOICES)[number];

export const EVERY_GAME: GameQuery = {
  venue: undefined,
  filter: 'all',
  theme: undefined,
  volatility: undefined,
  returns: undefined,
  search: '',
};

/** Number of games that each value of a choice would find, with the other choices unchanged. */
export interface Facets {
  readonly theme: ReadonlyMap<Theme, number>;
  readonly volatility: ReadonlyMap<Volatility, number>;
  readonly returns: ReadonlyMap<ReturnBand, number>;
}

export interface GamePage {
  /** Number of games found on all pages. */
  readonly total: number;
  /** Number of games each filter would find, with the other choices unchanged. */
  readonly counts: Readonly<Record<GameFilter, number>>;
  readonly games: readonly Game[];
  /** `undefined` when the platform does not support these choices. */
  readonly facets: Facets | undefined;
  /**
   * When nothing is found: the number of games without one of the choices, for suggestions of which choice to remove.
   */
  readonly loosened: readonly { readonly choice: Choice; readonly count: number }[];
}

/** First page of a list with its query. */
export interface FoundGames extends GamePage {
  readonly query: GameQuery;
}

/** Returns a key that is unique among all games. */
export function gameKey({ enName, gameCode }: Pick<Game, 'enName' | 'gameCode'>): string {
  return `${enName}/${gameCode}`;
}

/** Returns the filters for a member or a guest in display order. */
export function offeredFilters(isMember: boolean): readonly GameFilter[] {
  return isMember ? GAME_FILTERS : GUEST_FILTERS;
}

/** Returns the choices of a query that exclude games. */
export function madeChoices(query: GameQuery): readonly Choice[] {
  return CHOICES.filter((choice) => query[choice] !== EVERY_GAME[choice]);
}
