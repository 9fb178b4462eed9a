/** A category of games whose stakes count for a bonus, and the percentage that counts. */
interface WeighedGame {
  readonly category: string;
  readonly weight: number;
}

interface WeighedGames<Category> {
  readonly weight: number;
  readonly categories: readonly Category[];
}

interface BonusGames<Category> {
  /** True when every game counts in full, so that no game has to be named. */
  readonly areAllInFull: boolean;
  /** Categories grouped by weight, the highest first. */
  readonly groups: ReadonlyArray<WeighedGames<Category>>;
  /** True when there are further categories, which do not count. */
  readonly hasOthers: boolean;
}

const CATEGORY_COUNT = 7;

/** Returns the games of a bonus in the form in which all pages show them. */
export function bonusGames<Game extends WeighedGame>(games: readonly Game[]): BonusGames<Game['category']> {
  const hasOthers = games.length < CATEGORY_COUNT;
  const weights = [...new Set(games.map(({ weight }) => weight))].sort((one, other) => other - one);
  const groups = weights.map((weight) => ({
    weight,
    categories: games.filter((game) => game.weight === weight).map(({ category }) => category),
  }));
  return { areAllInFull: !hasOthers && weights.every((weight) => weight === 100), groups, hasOthers };
}
