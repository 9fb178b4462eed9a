import { selectionCode, type SelectionCode, type SelectionKey } from '@site/shared/betting';
import type { BetType } from './slip';

/** A bet as it is shared: what it is on, and how its selections are taken together. */
export interface SharedBet {
  readonly codes: readonly SelectionCode[];
  readonly type: BetType;
}

/** A slip holds no more. */
const MAX_PICKS = 10;
const PICK = /^[\w-]{1,40}\/\w{1,12}\/\w{1,24}$/;
const FOLD = /^[2-9]$/;

/**
 * A bet as an address names it: `pick=70/RE/REH,80/OU/OUC` and `bet=all-folds` (`single`, `parlay`, or the size of the lines of a system). Omits
 * texts that are not a selection, repetitions, and all beyond ten. Without a known type, several selections are a parlay.
 */
export function parseSharedBet(pick: string, bet: string | undefined): SharedBet {
  const picks = new Set(pick.split(',').filter((text) => PICK.test(text)));
  const codes = [...picks].slice(0, MAX_PICKS).map((text) => selectionCode(text as SelectionKey));
  if (codes.length <= 1) return { codes, type: 'single' };
  return { codes, type: bet === 'all-folds' ? bet : FOLD.test(bet ?? '') ? Number(bet) : 'parlay' };
}
