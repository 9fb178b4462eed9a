import { selectionCode, type SelectionCode, type SelectionKey } from '@site/shared/betting';
import type { BetType } from './slip';

export interface SharedBet {
  readonly codes: readonly SelectionCode[];
  readonly type: BetType;
}

/** Maximum number of selections, the same as in a slip. */
const MAX_PICKS = 10;
const PICK = /^[\w-]{1,40}\/\w{1,12}\/\w{1,24}$/;
const FOLD = /^[2-9]$/;

/**
 * Parses a bet from a URL: `pick=70/RE/REH,80/OU/OUC` and `bet=all-folds` (`single`, `parlay`, or the line size of a
 * system). Ignores invalid selections, duplicates, and everything beyond ten. Several selections without a known type
 * become a parlay.
 */
export function parseSharedBet(pick: string, bet: string | undefined): SharedBet {
  const picks = new Set(pick.split(',').filter((text) => PICK.test(text)));
  const codes = [...picks].slice(0, MAX_PICKS).map((text) => selectionCode(text as SelectionKey));
  if (codes.length <= 1) return { codes, type: 'single' };
  return { codes, type: bet === 'all-folds' ? bet : FOLD.test(bet ?? '') ? Number(bet) : 'parlay' };
}
