import {
  gameChoiceSchema,
  gameFilterSchema,
  returnBandSchema,
  volatilitySchema,
  type GameChoice,
  type GameFilter,
} from '@site/shared/wire/games';
import type { CatalogueGame } from '../kernel';
import { codeOf } from './catalogue';
import { createNameSearch } from './createNameSearch';

/** Choices of the player; a choice without a value excludes no game. */
export interface GameChoices {
  readonly venue?: string | undefined;
  readonly filter: GameFilter;
  readonly theme?: string | undefined;
  readonly volatility?: CatalogueGame['volatility'] | undefined;
  readonly returns?: ReturnBand | undefined;
  readonly search?: string | undefined;
}

type ReturnBand = (typeof returnBandSchema.options)[number];

export interface GameQuery {
  /** Games of one category in display order. */
  readonly games: readonly CatalogueGame[];
  readonly choices: GameChoices;
  /** Venue names in both scripts. */
  readonly venueNames: ReadonlyMap<string, CatalogueGame['name']>;
  /** Collection of the member; empty for a guest. */
  readonly collected: ReadonlySet<string>;
  /** Launched games, newest first. */
  readonly visits: readonly string[];
}

export interface GameSelection {
  readonly games: readonly CatalogueGame[];
  /** Number of games that each filter would find with the other choices unchanged. */
  readonly counts: Readonly<Record<GameFilter, number>>;
  /** Same numbers for each value of the other choices. */
  readonly facets: readonly { readonly choice: 'theme' | 'volatility' | 'returns'; readonly value: string; readonly count: number }[];
  /** Number of games without one of the choices, when nothing is found. */
  readonly loosened: readonly { readonly choice: GameChoice; readonly count: number }[];
}

/**
 * Filters and searches in one pass. The filter `recent` sorts by last launch, newest first; all others keep the display
 * order.
 */
export function selectGames({ games, choices, venueNames, collected, visits }: GameQuery): GameSelection {
  const visited = new Map(visits.map((code, place) => [code, place]));
  const isNamed = createNameSearch(games, venueNames, choices.search ?? '');
  const passes = (game: CatalogueGame, filter: GameFilter): boolean => isInFilter(game, filter, collected, visited);
  const fits: Readonly<Record<GameChoice, (game: CatalogueGame) => boolean>> = {
    search: isNamed,
    venue: ({ enName }) => choices.venue === undefined || enName === choices.venue,
    filter: (game) => passes(game, choices.filter),
    theme: ({ theme }) => choices.theme === undefined || theme === choices.theme,
    volatility: ({ volatility }) => choices.volatility === undefined || volatility === choices.volatility,
    returns: ({ rtp }) => choices.returns === undefined || bandOf(rtp) === choices.returns,
  };
  /** Games that fail only this one choice. */
  const without = new Map<GameChoice, CatalogueGame[]>(gameChoiceSchema.options.map((choice) => [choice, []]));
  const found: CatalogueGame[] = [];
  for (const game of games) {
    const failed = gameChoiceSchema.options.filter((choice) => !fits[choice](game));
    const [first] = failed;
    if (first === undefined) found.push(game);
    if (failed.length === 1 && first !== undefined) without.get(first)?.push(game);
  }
  const open = (choice: GameChoice): readonly CatalogueGame[] => [...found, ...(without.get(choice) ?? [])];
  const placeOf = (game: CatalogueGame): number => visited.get(codeOf(game.enName, game.gameCode)) ?? 0;
  return {
    games: choices.filter === 'recent' ? found.toSorted((one, other) => placeOf(one) - placeOf(other)) : found,
    counts: Object.fromEntries(
      gameFilterSchema.options.map((filter) => [filter, open('filter').filter((game) => passes(game, filter)).length]),
    ) as Record<GameFilter, number>,
    facets: [
      ...facetsOf('theme', themesOf(games), open('theme'), ({ theme }) => theme),
      ...facetsOf('volatility', volatilitySchema.options, open('volatility'), ({ volatility }) => volatility),
      ...facetsOf('returns', returnBandSchema.options, open('returns'), ({ rtp }) => bandOf(rtp)),
    ],
    loosened: found.length > 0 ? [] : [...without].flatMap(([choice, { length }]) => (length === 0 ? [] : [{ choice, count: length }])),
  };
}

function isInFilter(
  { enName, gameCode, label }: CatalogueGame,
  filter: GameFilter,
  collected: ReadonlySet<string>,
  visited: ReadonlyMap<string, number>,
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'hot':
    case 'new':
    case 'jackpot':
      return label === filter;
    case 'collected':
      return collected.has(codeOf(enName, gameCode));
    case 'recent':
      return visited.has(codeOf(enName, gameCode));
  }
}

/**
 * Returns the band of a return to player.
 *
 * @param rtp percent with two decimals
 */
function bandOf(rtp: string): ReturnBand {
  const percent = Number(rtp);
  return percent < 96 ? 'below_96' : percent < 97 ? 'from_96' : 'from_97';
}

/** Returns the themes in the order of the list. */
function themesOf(games: readonly CatalogueGame[]): readonly string[] {
  return [...new Set(games.flatMap(({ theme }) => theme ?? []))];
}

function facetsOf<Choice extends 'theme' | 'volatility' | 'returns'>(
  choice: Choice,
  values: readonly string[],
  games: readonly CatalogueGame[],
  valueOf: (game: CatalogueGame) => string | null,
) {
  return values.map((value) => ({ choice, value, count: games.filter((game) => valueOf(game) === value).length }));
}
