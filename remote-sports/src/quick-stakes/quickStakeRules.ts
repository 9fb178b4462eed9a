import { readAmount } from '@site/shared/input';
import { formatYuanInput, mustBeFen, type Fen } from '@site/shared/money';
import { defineMemberChoice } from '../choices/memberChoice';

/** How many a member can have: so many fit beside the highest stake on one line. */
export const MOST_QUICK_STAKES = 4;

/** In fen: the lowest stake that any bet takes, and the highest. */
export const QUICK_STAKE_BOUNDS = { min: mustBeFen(200), max: mustBeFen(5_000_000) } as const;

/** What one press enters as the stake unless the member has chosen other sums, in fen. */
export const USUAL_QUICK_STAKES: readonly Fen[] = [10_000, 50_000, 100_000, 500_000].map(mustBeFen);

/** The sums of the member, in fen from the smallest to the largest, each once. */
export const quickStakesChoice = defineMemberChoice('quick-stakes', parseQuickStakes);

/** A list of whole yuan within the bounds; anything else is the usual ones. */
export function parseQuickStakes(kept: unknown): readonly Fen[] {
  if (!Array.isArray(kept) || kept.length === 0 || kept.length > MOST_QUICK_STAKES) return USUAL_QUICK_STAKES;
  return kept.every(isQuickStake) ? inOrder(kept) : USUAL_QUICK_STAKES;
}

/** Why a text is no sum for a quick stake; an empty one is left out. */
export function isFault(text: string): boolean {
  return text !== '' && !isQuickStake(readAmount(text));
}

/** The sums that were typed. @returns `undefined` where one is at fault, or there is none */
export function quickStakesOf(texts: readonly string[]): readonly Fen[] | undefined {
  const typed = texts.filter((text) => text !== '').map(readAmount);
  return typed.length > 0 && typed.every(isQuickStake) ? inOrder(typed) : undefined;
}

/** A text for each sum a member can have. */
export function textsOf(stakes: readonly Fen[]): readonly string[] {
  return Array.from({ length: MOST_QUICK_STAKES }, (_, index) => {
    const stake = stakes[index];
    return stake === undefined ? '' : formatYuanInput(stake);
  });
}

function isQuickStake(value: unknown): value is Fen {
  const { min, max } = QUICK_STAKE_BOUNDS;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && value % 100 === 0;
}

function inOrder(stakes: readonly Fen[]): readonly Fen[] {
  return [...new Set(stakes)].toSorted((one, other) => one - other);
}
