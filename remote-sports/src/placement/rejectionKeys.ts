import type { RejectionReason } from '../slip/types';

/** Why a bet was not accepted, by the keys of the texts. */
export const REJECTION_KEYS = {
  decided: 'slip.rejected.reason.decided',
  closed: 'slip.rejected.reason.closed',
  'above-cap': 'slip.rejected.reason.above_cap',
  'score-changed': 'slip.rejected.reason.score_changed',
  'line-changed': 'slip.rejected.reason.line_changed',
  'price-changed': 'slip.rejected.reason.price_changed',
  'type-changed': 'slip.rejected.reason.type_changed',
  'stake-limit': 'slip.rejected.reason.stake_limit',
  balance: 'slip.rejected.reason.balance',
  'payout-limit': 'slip.rejected.reason.payout_limit',
  'too-late': 'slip.rejected.reason.too_late',
  'quote-expired': 'slip.rejected.reason.quote_expired',
  'key-closed': 'slip.rejected.reason.key_closed',
} as const satisfies Record<RejectionReason, string>;
