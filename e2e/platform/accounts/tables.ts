import type { Generated } from 'kysely';
import type { PayoutAccount } from '../kernel';

export type AccountTables = {
  payout_account: {
    id: string;
    member_id: number;
    kind: PayoutAccount['kind'];
    /** Of the bank, of the network, or `ALIPAY`; see `catalogue.json`. */
    code: string;
    /** The whole number, address or name, as it is compared: without spaces, in lower case where case is ignored. */
    number: string;
    is_default: boolean;
    added_at: Date;
    /** Accounts are never deleted: a withdrawal paid to one goes on naming it. */
    removed_at: Date | null;
  };
  withdraw_password: {
    member_id: number;
    /** `scrypt$…` of the md5 the client sends. */
    password_hash: string;
    /** Wrong ones in a row. */
    failures: Generated<number>;
    locked_until: Date | null;
  };
};
