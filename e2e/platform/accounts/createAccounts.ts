import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock, Db, MemberId, PayoutAccount, PayoutAccounts, Reader, Trx } from '../kernel';
import { inTransaction } from '../kernel';
import { labelOf } from '../site/accountCatalogue';
import type { Settings } from '../site/createSettings';
import { maskNumber } from './masks';
import type { AccountTables } from './tables';

type PayoutKind = PayoutAccount['kind'];

/** How many accounts of each kind a member may have. */
export const MAX_ACCOUNTS: Readonly<Record<PayoutKind, number>> = { bank: 5, virtual: 3, alipay: 3 };

/** A payout account with its whole number. */
export interface Account extends PayoutAccount {
  /** Offered first, over all kinds; one is, where there is any. */
  readonly isDefault: boolean;
  readonly addedAt: Date;
}

export interface NewAccount {
  readonly kind: PayoutKind;
  readonly code: string;
  /** Checked by the caller. */
  readonly number: string;
}

export type AddResult =
  | { readonly kind: 'added'; readonly account: Account }
  /** own: the member has this number already · taken: another member has it · full: the member has as many as may be. */
  | { readonly kind: 'refused'; readonly reason: 'own' | 'taken' | 'full' };

export interface Accounts extends PayoutAccounts {
  /** Cards first, each kind in the order of adding. */
  list(memberId: MemberId): Promise<readonly Account[]>;
  /** How long a new account is held. */
  holdMs(): Promise<number>;
  /** The first account of a member is the default one. In the caller's transaction. */
  add(trx: Trx, memberId: MemberId, account: NewAccount): Promise<AddResult>;
  /** False for an account that is not theirs. */
  setDefault(memberId: MemberId, accountId: string): Promise<boolean>;
  /** The oldest of the others becomes the default where it was the default. False for an account that is not theirs. */
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

  /** One change at a time for a member, so that concurrent requests cannot exceed the limit. */
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

/** The form in which numbers are compared: case is ignored in hexadecimal and in an e-mail address, and matters in base58. */
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
