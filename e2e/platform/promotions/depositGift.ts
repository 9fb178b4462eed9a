import type { Fen } from '../kernel';
import type { Participation } from './participation';
import type { Promotion } from './readContent';
import { AGAIN_DEPOSIT_LEAST, AGAIN_DEPOSIT_MOST_REWARD, AGAIN_DEPOSIT_PERCENT } from './rules/againDeposit';
import { FIRST_DEPOSIT_LEAST, FIRST_DEPOSIT_MOST_REWARD, FIRST_DEPOSIT_PERCENT } from './rules/firstDeposit';

export type DepositKind = 'firstDeposit' | 'againDeposit';

export function isDepositKind(kind: Promotion['kind']): kind is DepositKind {
  return kind === 'firstDeposit' || kind === 'againDeposit';
}

/** Gift that becomes claimable with the member's next deposit. */
export interface DepositGift {
  readonly promotion: Promotion;
  readonly least: Fen;
  readonly percent: bigint;
  readonly most: Fen;
}

/**
 * Returns the gift of a next deposit. Returns null when the gift was paid, is claimable already or has ended, or when
 * conditions other than a deposit are unmet.
 */
export function depositGiftOf({ promotion, evaluation, asked = [], state }: Participation): DepositGift | null {
  const isDepositMissing =
    state.kind === 'open' && asked.every(({ isMet }) => isMet) && evaluation.conditions.filter(({ isMet }) => !isMet).length === 1;
  if (!isDepositMissing) return null;
  switch (promotion.kind) {
    case 'firstDeposit':
      return { promotion, least: FIRST_DEPOSIT_LEAST, percent: FIRST_DEPOSIT_PERCENT, most: FIRST_DEPOSIT_MOST_REWARD };
    case 'againDeposit':
      return { promotion, least: AGAIN_DEPOSIT_LEAST, percent: AGAIN_DEPOSIT_PERCENT, most: AGAIN_DEPOSIT_MOST_REWARD };
    default:
      return null;
  }
}
