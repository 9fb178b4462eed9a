import type { CatalogueGame } from '../kernel';

/** The games of the connected venues, in the order they are listed. */
export interface Catalogue {
  readonly games: readonly CatalogueGame[];
  find(enName: string, gameCode: string): CatalogueGame | null;
  /** A game's code is its own over all venues. */
  findByCode(gameCode: string): CatalogueGame | null;
  /** What opens where the venue is entered as a whole; null where a game has to be chosen. */
  frontOf(enName: string): CatalogueGame | null;
  /** Whether a venue has any. */
  has(enName: string): boolean;
  gamesOf(enName: string): readonly CatalogueGame[];
  /** How many are to be chosen from. */
  countOf(enName: string): number;
  /** Venues whose stakes feed pools. */
  readonly withPools: readonly string[];
}

/** @throws RangeError where two games share a code */
export function createCatalogue(games: readonly CatalogueGame[]): Catalogue {
  const byCode = new Map(games.map((game) => [game.gameCode, game]));
  if (byCode.size < games.length) throw new RangeError('two games share a code');
  const byVenue = new Map<string, CatalogueGame[]>();
  for (const game of games) {
    const others = byVenue.get(game.enName);
    if (others === undefined) byVenue.set(game.enName, [game]);
    else others.push(game);
  }
  return {
    games,
    find(enName, gameCode) {
      const game = byCode.get(gameCode);
      return game?.enName === enName ? game : null;
    },
    findByCode: (gameCode) => byCode.get(gameCode) ?? null,
    has: (enName) => byVenue.has(enName),
    frontOf: (enName) => games.find((game) => game.enName === enName && game.isFront) ?? null,
    gamesOf: (enName) => byVenue.get(enName) ?? [],
    countOf: (enName) => byVenue.get(enName)?.length ?? 0,
    withPools: [...new Set(games.filter(({ feedsPools }) => feedsPools).map(({ enName }) => enName))],
  };
}

/** Identifies a game over all venues. */
export function codeOf(enName: string, gameCode: string): string {
  return `${enName}/${gameCode}`;
}
