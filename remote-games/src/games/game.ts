import type { Fen } from '@site/shared/money';

/** The label on a game's cover. */
export type GameLabel = 'hot' | 'new' | 'jackpot';

/** How the results of a game spread: often and little, in between, or seldom and much. The platform states it from the game's own figures. */
export const VOLATILITIES = ['low', 'middle', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** The bands of what a game returns, in percent. */
export const RETURN_BANDS = ['below_96', 'from_96', 'from_97'] as const;
export type ReturnBand = (typeof RETURN_BANDS)[number];

/** What a game is about. */
export const THEMES = ['wealth', 'myth', 'animals', 'nature', 'adventure', 'cosmos', 'classic', 'fruit'] as const;
export type Theme = (typeof THEMES)[number];

/** The member's last round of a game with real money. */
export interface LastResult {
  /** What came back less what was staked, negative where the player lost. */
  readonly net: Fen;
  /** Server time in milliseconds. */
  readonly at: number;
}

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
  /** `undefined` where the bet that is chosen decides it, and of platforms without this addition. */
  readonly volatility: Volatility | undefined;
  /** Of the games played recently. */
  readonly lastResult: LastResult | undefined;
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
  /** `undefined` for any. */
  readonly theme: Theme | undefined;
  readonly volatility: Volatility | undefined;
  readonly returns: ReturnBand | undefined;
  /** Part of a game's name; empty for any. */
  readonly search: string;
}

/** The choices of a query, in the order they are shown in. */
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

/** How many games each value of a choice would find, the other choices unchanged. */
export interface Facets {
  readonly theme: ReadonlyMap<Theme, number>;
  readonly volatility: ReadonlyMap<Volatility, number>;
  readonly returns: ReadonlyMap<ReturnBand, number>;
}

export interface GamePage {
  /** How many games the query finds, on all pages. */
  readonly total: number;
  /** How many each filter would find, the other choices unchanged. */
  readonly counts: Readonly<Record<GameFilter, number>>;
  readonly games: readonly Game[];
  /** `undefined` from a platform that does not know these choices. */
  readonly facets: Facets | undefined;
  /** Where nothing is found: how many games there are without one of the choices, which is to be given up first. */
  readonly loosened: readonly { readonly choice: Choice; readonly count: number }[];
}

/** The first page of a list, and what was asked for. */
export interface FoundGames extends GamePage {
  readonly query: GameQuery;
}

/** Unique among all games. */
export function gameKey({ enName, gameCode }: Pick<Game, 'enName' | 'gameCode'>): string {
  return `${enName}/${gameCode}`;
}

/** The filters there are for a member or a guest, in their order. */
export function offeredFilters(isMember: boolean): readonly GameFilter[] {
  return isMember ? GAME_FILTERS : GUEST_FILTERS;
}

/** The choices of a query that leave games out. */
export function madeChoices(query: GameQuery): readonly Choice[] {
  return CHOICES.filter((choice) => query[choice] !== EVERY_GAME[choice]);
}
