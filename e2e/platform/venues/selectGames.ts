import { gameFilterSchema, type GameFilter } from '@site/shared/wire/games';
import type { Language } from '../http/messageText';
import type { CatalogueGame } from '../kernel';
import { codeOf } from './catalogue';

export interface GameQuery {
  /** In the order they are listed: those of one category or one venue. */
  readonly games: readonly CatalogueGame[];
  readonly filter: GameFilter;
  readonly search: string;
  readonly language: Language;
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
export function selectGames({ games, filter, search, language, collected, visits }: GameQuery): GameSelection {
  const found = games.filter((game) => isNamed(game, search, language));
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

/** By part of its name, in the caller's language or in simplified characters, in any case. */
function isNamed({ name }: CatalogueGame, search: string, language: Language): boolean {
  const wanted = search.trim().toLowerCase();
  return [name[language], name['zh-CN']].some((each) => each.toLowerCase().includes(wanted));
}
