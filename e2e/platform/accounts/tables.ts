import type { Generated } from 'kysely';
import type { PayoutAccount } from '../kernel';

export type AccountTables = {
  payout_account: {
    id: string;
    member_id: number;
    kind: PayoutAccount['kind'];
    /** Code of the bank or network, or `ALIPAY`; see `catalogue.json`. */
    code: string;
    /**
     * Full number, address or name in the form used for comparison: without spaces, in lower case where case is
     * ignored.
     */
    number: string;
    is_default: boolean;
    added_at: Date;
    /** Removal time. Rows are never deleted, because withdrawals paid to an account keep referring to it. */
    removed_at: Date | null;
  };
  withdraw_password: {
    member_id: number;
    /** `scrypt$…` hash of the MD5 that the client sends. */
    password_hash: string;
    /** Number of wrong attempts in a row. */
    failures: Generated<number>;
    locked_until: Date | null;
  };
};
