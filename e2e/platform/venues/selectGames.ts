import { gameFilterSchema, type GameFilter } from '@site/shared/wire/games';
import type { CatalogueGame } from '../kernel';
import { codeOf } from './catalogue';
import { isSpelled } from './isSpelled';

export interface GameQuery {
  /** In the order they are listed: those of one category or one venue. */
  readonly games: readonly CatalogueGame[];
  readonly filter: GameFilter;
  readonly search: string;
  /** In both scripts. */
  readonly venueNames: ReadonlyMap<string, CatalogueGame['name']>;
  /** Of the member who asks; nothing of a guest. */
  readonly collected: ReadonlySet<string>;
  /** The newest first. */
  readonly visits: readonly string[];
}

export interface GameSelection {
  readonly games: readonly CatalogueGame[];
  /** How many each filter would find, with the same search. */
  readonly counts: Readonly<Record<GameFilter, number>>;
}

/** Filters and searches. Those launched lately come the newest first, all others as they are listed. */
export function selectGames({ games, filter, search, venueNames, collected, visits }: GameQuery): GameSelection {
  const found = games.filter(({ name, enName }) => isFound([name, venueNames.get(enName)], search));
  const byCode = new Map(found.map((game) => [codeOf(game.enName, game.gameCode), game]));
  const of = (which: GameFilter): readonly CatalogueGame[] => {
    switch (which) {
      case 'all':
        return found;
      case 'hot':
      case 'new':
      case 'jackpot':
        return found.filter(({ label }) => label === which);
      case 'collected':
        return found.filter(({ enName, gameCode }) => collected.has(codeOf(enName, gameCode)));
      case 'recent':
        return visits.flatMap((code) => byCode.get(code) ?? []);
    }
  };
  const count = (which: GameFilter): number => of(which).length;
  return {
    games: of(filter),
    counts: Object.fromEntries(gameFilterSchema.options.map((which) => [which, count(which)])) as Record<GameFilter, number>,
  };
}

/** By part of the name of the game or of its venue, in either script, or by its pinyin. */
function isFound(names: readonly (CatalogueGame['name'] | undefined)[], search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return names.some(
    (name) =>
      name !== undefined &&
      (name['zh-CN'].toLowerCase().includes(wanted) || name['zh-TW'].toLowerCase().includes(wanted) || isSpelled(name['zh-CN'], wanted)),
  );
}
