import type { Generated, JSONColumnType } from 'kysely';
import type { Localized } from '../http/localized';

export type FundsTables = {
  payment_type: {
    code: string;
    position: number;
    name: JSONColumnType<Localized>;
    min_amount: bigint;
    max_amount: bigint;
    quick_amounts: JSONColumnType<readonly string[]>;
    pay_within_seconds: number;
    waiting: 'recharge' | 'transfer' | 'virtual' | 'huione' | 'xnbsk';
    state: 'open' | 'maintenance';
    is_recommended: boolean;
    payee: JSONColumnType<Payee>;
  };
  deposit_order: {
    order_id: string;
    member_id: number;
    type: string;
    /** Due amount; after the credit, the paid amount. */
    amount: bigint;
    /** Ordered amount, when another amount was paid. */
    ordered_amount: bigint | null;
    state: DepositState;
    created_at: Date;
    expires_at: Date;
    /** Time at which the demo cashier pays automatically; null when it pays only on request. */
    pays_at: Date | null;
    credited_at: Date | null;
    /** Time at which the member claimed to have paid. */
    claimed_at: Date | null;
    /** RMB for one coin at the time of the order, 4 decimals; null unless it is paid in coins. */
    rate: string | null;
    /** Address for this order's coins; null unless it is paid in coins. */
    coin_address: string | null;
    /** Coins in hundredths received while it waits, fewer than due. */
    coins_held: bigint;
    /**
     * Coins in hundredths that went to the member's coins: they exceeded the due amount, stayed too few, or arrived too
     * late.
     */
    coins_returned: bigint;
    /** Ticket that opens the cashier's page; null unless it is paid there. */
    cashier_ticket: string | null;
    /** Promotion chosen with the order, or null. */
    promotion_id: string | null;
    /** Reward that was granted; null before the credit, and when nothing was granted. */
    promotion_reward: bigint | null;
    /** Code for the payment's note; null until it is requested. */
    signal_code: string | null;
  };
  /** Events of an order, ordered by `id`. */
  deposit_step: { id: Generated<bigint>; order_id: string; step: DepositStep; at: Date };
  /** Dispute about missing money, at most one per order. */
  deposit_dispute: {
    order_id: string;
    member_id: number;
    /** Display name of the picture; never a path. */
    picture_name: string;
    /** JPEG encoded by the platform. No call of the site returns it. */
    picture: Buffer;
    opened_at: Date;
    answered_at: Date | null;
    /** Null while the dispute is open, and when the order was credited. */
    refusal: string | null;
  };
  /** Coins in hundredths received from the chain, one row per transaction. */
  coin_receipt: { transaction_id: string; order_id: string; amount: bigint; at: Date };
  /** Coins of members that belong to no order, in hundredths, ordered by `id`. */
  coin_entry: { id: Generated<bigint>; member_id: number; reference: string; amount: bigint; balance_after: bigint; at: Date };
  coin_transfer: { transfer_id: string; member_id: number; coins: bigint; rate: string; amount: bigint; at: Date };
};

/** State of an order. `credited` is final; `closed` and `expired` are final unless a dispute finds the money. */
export type DepositState = 'waiting' | 'credited' | 'closed' | 'expired';

export type DepositStep = 'ordered' | 'claimed' | 'disputed' | 'rejected' | Exclude<DepositState, 'waiting'>;

export interface Payee {
  readonly bank: Localized;
  readonly name: string;
  readonly account: string;
}
