import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock, Db, MemberId, PayoutAccount, PayoutAccounts, Reader, Trx } from '../kernel';
import { inTransaction } from '../kernel';
import { labelOf } from '../site/accountCatalogue';
import type { Settings } from '../site/createSettings';
import { maskNumber } from './masks';
import type { AccountTables } from './tables';

type PayoutKind = PayoutAccount['kind'];

export const MAX_ACCOUNTS: Readonly<Record<PayoutKind, number>> = { bank: 5, virtual: 3, alipay: 3 };

/** Payout account with its full number. */
export interface Account extends PayoutAccount {
  /**
   * True for the account that the forms offer first. A member with accounts has exactly one default, over all kinds.
   */
  readonly isDefault: boolean;
  readonly addedAt: Date;
}

export interface NewAccount {
  readonly kind: PayoutKind;
  readonly code: string;
  /** The caller has validated it. */
  readonly number: string;
}

export type AddResult =
  | { readonly kind: 'added'; readonly account: Account }
  /**
   * - `own`: the member already has this number.
   * - `taken`: another member has it.
   * - `full`: the member has the maximum number of accounts.
   */
  | { readonly kind: 'refused'; readonly reason: 'own' | 'taken' | 'full' };

export interface Accounts extends PayoutAccounts {
  /** Returns cards first, each kind in the order in which the accounts were added. */
  list(memberId: MemberId): Promise<readonly Account[]>;
  /** Returns how long a new account is on hold, in milliseconds. */
  holdMs(): Promise<number>;
  /** Adds the account in the caller's transaction. A member's first account becomes the default. */
  add(trx: Trx, memberId: MemberId, account: NewAccount): Promise<AddResult>;
  /** Returns false when the account does not belong to the member. */
  setDefault(memberId: MemberId, accountId: string): Promise<boolean>;
  /**
   * Returns false when the account does not belong to the member. When the default account is removed, the oldest
   * remaining one becomes the default.
   */
  remove(memberId: MemberId, accountId: string): Promise<boolean>;
}

const HOUR_MS = 60 * 60_000;

type Row = AccountTables['payout_account'];

const KINDS: readonly PayoutKind[] = ['bank', 'virtual', 'alipay'];

export function createAccounts(db: Db, clock: Clock, settings: Settings): Accounts {
  const rowsOf = (reader: Reader, memberId: MemberId): Promise<Row[]> =>
    reader
      .withTables<AccountTables>()
      .selectFrom('payout_account')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .orderBy('added_at')
      .orderBy('id')
      .execute();

  const holdMs = async (reader: Reader = db): Promise<number> => Number(await settings.get('payoutAccountHoldHours', reader)) * HOUR_MS;

  /** Allows one change per member at a time, so that concurrent requests cannot exceed the limit. */
  const lock = (trx: Trx, memberId: MemberId) => sql`select pg_advisory_xact_lock(hashtext('payout-accounts'), ${memberId})`.execute(trx);

  const changing = <T>(memberId: MemberId, work: (trx: Trx) => Promise<T>): Promise<T> =>
    inTransaction(db, async (trx) => {
      await lock(trx, memberId);
      return work(trx);
    });

  return {
    holdMs: () => holdMs(),

    async list(memberId) {
      const [rows, held] = await Promise.all([rowsOf(db, memberId), holdMs()]);
      const accounts = rows.map((row) => toAccount(row, held));
      return KINDS.flatMap((kind) => accounts.filter((account) => account.kind === kind));
    },

    async find(reader, memberId, accountId) {
      const row = (await rowsOf(reader, memberId)).find(({ id }) => id === accountId);
      return row === undefined ? null : toAccount(row, await holdMs(reader));
    },

    async add(trx, memberId, { kind, code, number }) {
      await lock(trx, memberId);
      const rows = await rowsOf(trx, memberId);
      const key = toKey(code, number);
      if (rows.some((row) => row.kind === kind && row.number === key)) return { kind: 'refused', reason: 'own' };
      if (rows.filter((row) => row.kind === kind).length >= MAX_ACCOUNTS[kind]) return { kind: 'refused', reason: 'full' };
      const row = await trx
        .withTables<AccountTables>()
        .insertInto('payout_account')
        .values({
          id: randomUUID(),
          member_id: memberId,
          kind,
          code,
          number: key,
          is_default: rows.length === 0,
          added_at: clock.now(),
          removed_at: null,
        })
        .onConflict((conflict) => conflict.columns(['kind', 'number']).where('removed_at', 'is', null).doNothing())
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? { kind: 'refused', reason: 'taken' } : { kind: 'added', account: toAccount(row, await holdMs(trx)) };
    },

    setDefault: (memberId, accountId) =>
      changing(memberId, async (trx) => {
        if (!(await rowsOf(trx, memberId)).some(({ id }) => id === accountId)) return false;
        await moveDefault(trx, memberId, accountId);
        return true;
      }),

    remove: (memberId, accountId) =>
      changing(memberId, async (trx) => {
        const rows = await rowsOf(trx, memberId);
        const removed = rows.find(({ id }) => id === accountId);
        if (removed === undefined) return false;
        await trx
          .withTables<AccountTables>()
          .updateTable('payout_account')
          .set({ removed_at: clock.now(), is_default: false })
          .where('id', '=', accountId)
          .execute();
        const next = rows.find(({ id }) => id !== accountId);
        if (removed.is_default && next !== undefined) await moveDefault(trx, memberId, next.id);
        return true;
      }),
  };
}

async function moveDefault(trx: Trx, memberId: MemberId, accountId: string): Promise<void> {
  const tables = trx.withTables<AccountTables>();
  await tables.updateTable('payout_account').set({ is_default: false }).where('member_id', '=', memberId).execute();
  await tables.updateTable('payout_account').set({ is_default: true }).where('id', '=', accountId).execute();
}

/**
 * Returns the form in which numbers are compared. Hexadecimal addresses and e-mail addresses ignore case, base58
 * addresses do not.
 */
function toKey(code: string, number: string): string {
  return code === 'TRC20' ? number : number.toLowerCase();
}

function toAccount({ id, kind, code, number, is_default, added_at }: Row, holdMs: number): Account {
  return {
    id,
    kind,
    code,
    label: labelOf(kind, code),
    maskedNumber: maskNumber(kind, number),
    isDefault: is_default,
    addedAt: added_at,
    usableFrom: new Date(added_at.getTime() + holdMs),
  };
}
