import type { JSONColumnType } from 'kysely';
import type { PayoutAccount } from '../kernel';

export type WithdrawalTables = {
  withdrawal_order: {
    order_id: string;
    member_id: number;
    /** Where to, as it was when it was requested: an account that is removed later changes nothing. */
    account: JSONColumnType<PaidAccount>;
    amount: bigint;
    fee: bigint;
    /** RMB for one coin, 4 decimals, and what the network takes, in coins; to a coin address only. */
    rate: string | null;
    network_fee: string | null;
    state: WithdrawalState;
    created_at: Date;
    /** When the demo operator pays by itself; null: only on request. */
    pays_at: Date | null;
    decided_at: Date | null;
    /** Why it was rejected. */
    reason: string | null;
  };
};

/** `paid`, `rejected` and `cancelled` are final. */
export type WithdrawalState = 'pending' | 'paid' | 'rejected' | 'cancelled';

/** What is kept of an account that money goes to. */
export type PaidAccount = Pick<PayoutAccount, 'id' | 'kind' | 'code' | 'label' | 'maskedNumber'>;
