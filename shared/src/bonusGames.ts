/** A category of games that counts for a bonus, and how many percent of a stake in it. */
interface WeighedGame {
  readonly category: string;
  readonly weight: number;
}

interface WeighedGames<Category> {
  readonly weight: number;
  readonly categories: readonly Category[];
}

interface BonusGames<Category> {
  /** Every game counts in full, so that none needs a name. */
  readonly areAllInFull: boolean;
  /** Those that count alike together, the heaviest first. */
  readonly groups: ReadonlyArray<WeighedGames<Category>>;
  /** Those that are not named count nothing. */
  readonly hasOthers: boolean;
}

const CATEGORY_COUNT = 7;

/** The text of the games of a bonus, wherever it is shown. */
export function bonusGames<Game extends WeighedGame>(games: readonly Game[]): BonusGames<Game['category']> {
  const hasOthers = games.length < CATEGORY_COUNT;
  const weights = [...new Set(games.map(({ weight }) => weight))].sort((one, other) => other - one);
  const groups = weights.map((weight) => ({
    weight,
    categories: games.filter((game) => game.weight === weight).map(({ category }) => category),
  }));
  return { areAllInFull: !hasOthers && weights.every((weight) => weight === 100), groups, hasOthers };
}
