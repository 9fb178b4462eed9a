import { categorySchema, type Category } from '@site/shared/wire/categories';
import * as z from 'zod/mini';

/** Percent of a stake that counts, by category; one that is not named counts nothing. */
export type Weights = Readonly<Partial<Record<Category, number>>>;

/** What a bonus asks for before it is the member's own. */
export interface BonusTerms {
  /** How often its sum is to be staked. */
  readonly times: number;
  /** Within how many days of its payment. */
  readonly days: number;
  readonly weights: Weights;
}

const weight = z.int().check(z.minimum(1), z.maximum(100));

export const bonusTermsSchema = z.object({
  times: z.int().check(z.minimum(1), z.maximum(50)),
  days: z.int().check(z.minimum(1), z.maximum(365)),
  weights: z.partialRecord(categorySchema, weight).check(z.refine((weights) => Object.keys(weights).length > 0, 'something counts')),
});

/** Every game counts in full. */
export const ALL_GAMES: Weights = Object.fromEntries(categorySchema.options.map((category) => [category, 100]));

/** In the order of the categories, as they are shown. */
export function gamesOf(weights: Weights): { category: Category; weight: number }[] {
  return categorySchema.options.flatMap((category) => {
    const counted = weights[category];
    return counted === undefined ? [] : [{ category, weight: counted }];
  });
}
