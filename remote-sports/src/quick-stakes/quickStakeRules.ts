import { readAmount } from '@site/shared/input';
import { formatYuanInput, mustBeFen, type Fen } from '@site/shared/money';
import { defineMemberChoice } from '../choices/memberChoice';

/** Maximum number of quick stakes: this many fit beside the maximum-stake button on one line. */
export const MOST_QUICK_STAKES = 4;

/** Bounds in fen: minimum and maximum stake of any bet. */
export const QUICK_STAKE_BOUNDS = { min: mustBeFen(200), max: mustBeFen(5_000_000) } as const;

export const USUAL_QUICK_STAKES: readonly Fen[] = [10_000, 50_000, 100_000, 500_000].map(mustBeFen);

/** Member's quick stakes in fen, ascending and without duplicates. */
export const quickStakesChoice = defineMemberChoice('quick-stakes', parseQuickStakes);

/** Parses stored quick stakes: whole yuan within the bounds; returns the defaults for anything else. */
export function parseQuickStakes(kept: unknown): readonly Fen[] {
  if (!Array.isArray(kept) || kept.length === 0 || kept.length > MOST_QUICK_STAKES) return USUAL_QUICK_STAKES;
  return kept.every(isQuickStake) ? inOrder(kept) : USUAL_QUICK_STAKES;
}

/** Returns true for a text that is not a valid quick stake. An empty text is valid and left out. */
export function isFault(text: string): boolean {
  return text !== '' && !isQuickStake(readAmount(text));
}

/** Returns the typed amounts. @returns `undefined` when one is invalid or there is none */
export function quickStakesOf(texts: readonly string[]): readonly Fen[] | undefined {
  const typed = texts.filter((text) => text !== '').map(readAmount);
  return typed.length > 0 && typed.every(isQuickStake) ? inOrder(typed) : undefined;
}

/** Returns a text for each quick stake a member can have; unused ones are empty. */
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
