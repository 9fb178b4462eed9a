import type { Generated, GeneratedAlways } from 'kysely';
import type { AccountRef, JackpotTier, TransferKind } from '../kernel';

export type AccountKind = AccountRef['kind'];

export type LedgerTables = {
  ledger_account: {
    id: GeneratedAlways<bigint>;
    kind: AccountKind;
    member_id: number | null;
    /** The venue, of accounts in one. */
    en_name: string | null;
    tier: JackpotTier | null;
    /** Maintained with every entry; the audit compares it with their sum. */
    balance: Generated<bigint>;
  };
  ledger_transfer: {
    id: GeneratedAlways<bigint>;
    key: string;
    /** `closed` is a tombstone: a key under which nothing may be posted any more. */
    kind: TransferKind | 'closed';
    reference: string;
    /** What was posted, in a fixed order, so that a repetition can be distinguished from a key used twice. */
    fingerprint: string;
    created_at: Date;
    /** The request id of the call that posted it; null where the platform did by itself. */
    correlation: string | null;
  };
  ledger_entry: {
    id: GeneratedAlways<bigint>;
    transfer_id: bigint;
    account_id: bigint;
    amount: bigint;
    balance_after: bigint;
  };
  ledger_hold: {
    reference: string;
    member_id: number;
    amount: bigint;
    state: 'open' | 'ended';
    /** The transfer that ended it; a restore takes exactly this one back. */
    ended_by: bigint | null;
  };
};
