import type { CatalogueGame } from '../kernel';

/** Games of the connected venues, in display order. */
export interface Catalogue {
  readonly games: readonly CatalogueGame[];
  find(enName: string, gameCode: string): CatalogueGame | null;
  /** Finds a game by its code, which is unique over all venues. */
  findByCode(gameCode: string): CatalogueGame | null;
  /** Returns the game that opens when the venue is entered without choosing one; null when a game must be chosen. */
  frontOf(enName: string): CatalogueGame | null;
  /** Returns true when a venue has any game. */
  has(enName: string): boolean;
  gamesOf(enName: string): readonly CatalogueGame[];
  /** Returns the number of games to choose from. */
  countOf(enName: string): number;
  /** Venues whose stakes feed jackpot pools. */
  readonly withPools: readonly string[];
}

/**
 * Creates the catalog.
 *
 * @throws RangeError when two games have the same code
 */
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

/** Returns a key that identifies a game over all venues. */
export function codeOf(enName: string, gameCode: string): string {
  return `${enName}/${gameCode}`;
}
