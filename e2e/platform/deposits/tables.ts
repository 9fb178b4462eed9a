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
    /** What is due; once it is credited, what came. */
    amount: bigint;
    /** Where another amount came: what was ordered. */
    ordered_amount: bigint | null;
    state: DepositState;
    created_at: Date;
    expires_at: Date;
    /** When the demo cashier pays by itself; null: only on request. */
    pays_at: Date | null;
    credited_at: Date | null;
    /** When the member said that it is paid. */
    claimed_at: Date | null;
    /** RMB for one coin when it was ordered, 4 decimals; of orders in coins only. */
    rate: string | null;
    /** Where coins are sent for this order alone; of orders in coins only. */
    coin_address: string | null;
    /** Coins in hundredths that came while it waits, less than is due. */
    coins_held: bigint;
    /** Coins in hundredths that went to the member's coins: more than was due, too few until the end, or too late. */
    coins_returned: bigint;
    /** Opens the cashier's page; of orders that are paid there only. */
    cashier_ticket: string | null;
    /** Chosen with the order; null: none. */
    promotion_id: string | null;
    /** What it has brought; null before the credit, and where it has brought nothing. */
    promotion_reward: bigint | null;
    /** What the payer puts into the note; null until it is asked for. */
    signal_code: string | null;
  };
  /** What happened to an order and when, in the order of `id`. */
  deposit_step: { id: Generated<bigint>; order_id: string; step: DepositStep; at: Date };
  /** That the money of an order is missing, at most once for each. */
  deposit_dispute: {
    order_id: string;
    member_id: number;
    /** As it is shown; never a path. */
    picture_name: string;
    /** JPEG, encoded by the platform. No call of the site answers with it. */
    picture: Buffer;
    opened_at: Date;
    answered_at: Date | null;
    /** Null while it is open, and of one that was credited. */
    refusal: string | null;
  };
  /** Coins in hundredths as the chain brings them to an order, once for each transaction. */
  coin_receipt: { transaction_id: string; order_id: string; amount: bigint; at: Date };
  /** The coins of members that belong to no order, in hundredths, in the order of `id`. */
  coin_entry: { id: Generated<bigint>; member_id: number; reference: string; amount: bigint; balance_after: bigint; at: Date };
  coin_transfer: { transfer_id: string; member_id: number; coins: bigint; rate: string; amount: bigint; at: Date };
};

/** `credited` is final; `closed` and `expired` are, unless a dispute finds the money. */
export type DepositState = 'waiting' | 'credited' | 'closed' | 'expired';

export type DepositStep = 'ordered' | 'claimed' | 'disputed' | 'rejected' | Exclude<DepositState, 'waiting'>;

export interface Payee {
  readonly bank: Localized;
  readonly name: string;
  readonly account: string;
}
