import { categorySchema, type Category } from '@site/shared/wire/categories';
import * as z from 'zod/mini';

/** Percentage of a stake that counts, by category. A missing category counts nothing. */
export type Weights = Readonly<Partial<Record<Category, number>>>;

/** Conditions of a bonus before it becomes the member's own money. */
export interface BonusTerms {
  /** Number of times that the bonus amount has to be staked. */
  readonly times: number;
  /** Days after the payment within which this has to happen. */
  readonly days: number;
  readonly weights: Weights;
}

const weight = z.int().check(z.minimum(1), z.maximum(100));

export const bonusTermsSchema = z.object({
  times: z.int().check(z.minimum(1), z.maximum(50)),
  days: z.int().check(z.minimum(1), z.maximum(365)),
  weights: z.partialRecord(categorySchema, weight).check(z.refine((weights) => Object.keys(weights).length > 0, 'something counts')),
});

/** Weights that count every game in full. */
export const ALL_GAMES: Weights = Object.fromEntries(categorySchema.options.map((category) => [category, 100]));

/** Returns the weights in the display order of the categories. */
export function gamesOf(weights: Weights): { category: Category; weight: number }[] {
  return categorySchema.options.flatMap((category) => {
    const counted = weights[category];
    return counted === undefined ? [] : [{ category, weight: counted }];
  });
}
