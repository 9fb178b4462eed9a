import type { Generated, GeneratedAlways } from 'kysely';
import type { AccountRef, JackpotTier, TransferKind } from '../kernel';

export type AccountKind = AccountRef['kind'];

export type LedgerTables = {
  ledger_account: {
    id: GeneratedAlways<bigint>;
    kind: AccountKind;
    member_id: number | null;
    /** Venue of the account; null for other accounts. */
    en_name: string | null;
    tier: JackpotTier | null;
    /** Updated with every entry; the audit compares it with the sum of the entries. */
    balance: Generated<bigint>;
  };
  ledger_transfer: {
    id: GeneratedAlways<bigint>;
    key: string;
    /** Kind of the transfer. `closed` is a tombstone: nothing can be posted with the key any more. */
    kind: TransferKind | 'closed';
    reference: string;
    /** Posted content in a fixed order. It distinguishes a repetition from a key that is used twice. */
    fingerprint: string;
    created_at: Date;
    /** Request id of the call that posted it; null when the platform did so on its own. */
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
    /** Id of the transfer that ended it. A restore reverses exactly this one. */
    ended_by: bigint | null;
  };
};
