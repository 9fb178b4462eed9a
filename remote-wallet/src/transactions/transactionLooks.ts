import type { IconName } from '@site/shared/ui';
import type { TransactionKind } from './transaction';

export const TRANSACTION_LOOKS = {
  deposit: { icon: 'deposit', text: 'transactions.kind.deposit' },
  withdrawal: { icon: 'withdraw', text: 'transactions.kind.withdrawal' },
  withdrawalReturn: { icon: 'withdraw', text: 'transactions.kind.withdrawal_return' },
  transferIn: { icon: 'transfer', text: 'transactions.kind.transfer_in' },
  transferOut: { icon: 'transfer', text: 'transactions.kind.transfer_out' },
  bet: { icon: 'ticket', text: 'transactions.kind.bet' },
  settlement: { icon: 'coins', text: 'transactions.kind.settlement' },
  release: { icon: 'coins', text: 'transactions.kind.release' },
  bonus: { icon: 'gift', text: 'transactions.kind.bonus' },
  commission: { icon: 'users', text: 'transactions.kind.commission' },
  rebate: { icon: 'coins', text: 'transactions.kind.rebate' },
  redPacket: { icon: 'gift', text: 'transactions.kind.red_packet' },
  adjustment: { icon: 'edit', text: 'transactions.kind.adjustment' },
} as const satisfies Readonly<Record<TransactionKind, { readonly icon: IconName; readonly text: string }>>;
