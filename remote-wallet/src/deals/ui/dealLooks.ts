import type { IconName } from '@site/shared/ui';
import type { DealKind } from '../deal';

/** How each kind of movement is drawn and called. */
export const DEAL_LOOKS = {
  deposit: { icon: 'deposit', text: 'deals.kind.deposit' },
  withdrawal: { icon: 'withdraw', text: 'deals.kind.withdrawal' },
  transferIn: { icon: 'transfer', text: 'deals.kind.transfer_in' },
  transferOut: { icon: 'transfer', text: 'deals.kind.transfer_out' },
  bet: { icon: 'ticket', text: 'deals.kind.bet' },
  settlement: { icon: 'coins', text: 'deals.kind.settlement' },
  release: { icon: 'coins', text: 'deals.kind.release' },
  bonus: { icon: 'gift', text: 'deals.kind.bonus' },
  adjustment: { icon: 'edit', text: 'deals.kind.adjustment' },
} as const satisfies Readonly<Record<DealKind, { readonly icon: IconName; readonly text: string }>>;
