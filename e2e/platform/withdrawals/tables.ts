import type { JSONColumnType } from 'kysely';
import type { PayoutAccount } from '../kernel';

export type WithdrawalTables = {
  withdrawal_order: {
    order_id: string;
    member_id: number;
    /** Destination account as it was at the request; removing the account later changes nothing. */
    account: JSONColumnType<PaidAccount>;
    amount: bigint;
    fee: bigint;
    /** RMB for one coin with 4 decimals, and the network fee in coins; only for coin addresses. */
    rate: string | null;
    network_fee: string | null;
    state: WithdrawalState;
    created_at: Date;
    /** Time at which the demo operator pays automatically; null means only on request. */
    pays_at: Date | null;
    decided_at: Date | null;
    /** Reason of a rejection. */
    reason: string | null;
  };
};

/** State of a withdrawal; `paid`, `rejected` and `cancelled` are final. */
export type WithdrawalState = 'pending' | 'paid' | 'rejected' | 'cancelled';

/** Stored fields of the destination account. */
export type PaidAccount = Pick<PayoutAccount, 'id' | 'kind' | 'code' | 'label' | 'maskedNumber'>;
