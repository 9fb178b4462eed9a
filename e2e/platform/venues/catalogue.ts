import type { CatalogueGame } from '../kernel';

/** The games of the connected venues, in the order they are listed. */
export interface Catalogue {
  readonly games: readonly CatalogueGame[];
  find(enName: string, gameCode: string): CatalogueGame | null;
  /** What opens where the venue is entered as a whole; null where a game has to be chosen. */
  frontOf(enName: string): CatalogueGame | null;
  /** Whether a venue has any. */
  has(enName: string): boolean;
  /** How many are to be chosen from. */
  countOf(enName: string): number;
  /** Venues whose stakes feed pools. */
  readonly withPools: readonly string[];
}

/** @throws RangeError where two games of a venue share a code */
export function createCatalogue(games: readonly CatalogueGame[]): Catalogue {
  const byCode = new Map(games.map((game) => [codeOf(game.enName, game.gameCode), game]));
  if (byCode.size < games.length) throw new RangeError('two games share a code');
  const counts = new Map<string, number>();
  for (const { enName } of games) counts.set(enName, (counts.get(enName) ?? 0) + 1);
  return {
    games,
    find: (enName, gameCode) => byCode.get(codeOf(enName, gameCode)) ?? null,
    has: (enName) => counts.has(enName),
    frontOf: (enName) => games.find((game) => game.enName === enName && game.isFront) ?? null,
    countOf: (enName) => counts.get(enName) ?? 0,
    withPools: [...new Set(games.filter(({ feedsPools }) => feedsPools).map(({ enName }) => enName))],
  };
}

/** Identifies a game over all venues. */
export function codeOf(enName: string, gameCode: string): string {
  return `${enName}/${gameCode}`;
}
