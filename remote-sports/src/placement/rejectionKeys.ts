import type { RejectionReason } from '../slip/types';

export const REJECTION_KEYS = {
  decided: 'placement.rejected.reason.decided',
  closed: 'placement.rejected.reason.closed',
  'above-cap': 'placement.rejected.reason.above_cap',
  'score-changed': 'placement.rejected.reason.score_changed',
  'line-changed': 'placement.rejected.reason.line_changed',
  'price-changed': 'placement.rejected.reason.price_changed',
  'type-changed': 'placement.rejected.reason.type_changed',
  'stake-limit': 'placement.rejected.reason.stake_limit',
  balance: 'placement.rejected.reason.balance',
  'payout-limit': 'placement.rejected.reason.payout_limit',
  'too-late': 'placement.rejected.reason.too_late',
  'quote-expired': 'placement.rejected.reason.quote_expired',
  'key-closed': 'placement.rejected.reason.key_closed',
} as const satisfies Record<RejectionReason, string>;
