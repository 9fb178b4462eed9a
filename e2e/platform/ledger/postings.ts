import { sql } from 'kysely';
import type { LedgerLine, Posting, PostingOutcome, Trx } from '../kernel';
import { correlationId, fen } from '../kernel';
import { ACCOUNT_COLUMNS, isPlayersOwn, nameOf, toAccount, toRow } from './accounts';
import type { LedgerTables } from './tables';

/** Thrown when a key is reused with other lines, which is a programming error and never caused by the network. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
}

interface PostingRules {
  /**
   * True for a restore only: an accepted correction can make a member's balance negative (domain rules, "restored").
   */
  readonly mayOverdraw: boolean;
}

/** @throws RangeError when the lines do not balance; KeyReusedError */
export async function post(trx: Trx, posting: Posting, at: Date, rules: PostingRules = { mayOverdraw: false }): Promise<PostingOutcome> {
  const lines = posting.lines.filter((line) => line.amount !== 0n);
  if (lines.reduce((sum, line) => sum + line.amount, 0n) !== 0n) throw new RangeError(`the lines of ${posting.key} do not add up to 0`);

  const taken = await takeKey(trx, { ...posting, lines }, at);
  if ('outcome' in taken) return taken;

  const accounts = await lockAccounts(trx, lines);
  for (const { account, amount } of lines) {
    const balance = accounts.get(nameOf(account))?.balance ?? 0n;
    if (isPlayersOwn(account) && amount < 0n && balance + amount < 0n && !rules.mayOverdraw) {
      // Free the key, because the same call may succeed once there is money.
      await trx.withTables<LedgerTables>().deleteFrom('ledger_transfer').where('id', '=', taken.id).execute();
      return { outcome: 'insufficient', available: fen(balance) };
    }
  }
  await writeEntries(trx, taken.id, lines, accounts);
  return { outcome: 'posted', transferId: taken.id.toString() };
}

/** Posts the reverse of this transfer. */
export async function reverse(
  trx: Trx,
  { key, reference, transferId }: { key: string; reference: string; transferId: bigint },
  at: Date,
): Promise<PostingOutcome> {
  const entries = await trx
    .withTables<LedgerTables>()
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select(['ledger_account.kind', 'ledger_account.member_id', 'ledger_account.en_name', 'ledger_account.tier', 'ledger_entry.amount'])
    .where('ledger_entry.transfer_id', '=', transferId)
    .execute();
  const lines = entries.map((entry): LedgerLine => ({ account: toAccount(entry), amount: fen(-entry.amount) }));
  return post(trx, { key, kind: 'restore', reference, lines }, at, { mayOverdraw: true });
}

/**
 * Writes the tombstone. Returns false when the key was already used to post. Closing a key twice returns true again.
 */
export async function closeKey(trx: Trx, key: string, at: Date): Promise<boolean> {
  const tombstone = { key, kind: 'closed', reference: key, fingerprint: '', created_at: at } as const;
  const written = await insertTransfer(trx, tombstone);
  return written !== null || (await findTransfer(trx, key)).kind === 'closed';
}

async function takeKey(trx: Trx, { key, kind, reference, lines }: Posting, at: Date): Promise<{ id: bigint } | PostingOutcome> {
  const fingerprint = fingerprintOf(kind, reference, lines);
  const id = await insertTransfer(trx, { key, kind, reference, fingerprint, created_at: at });
  if (id !== null) return { id };
  const earlier = await findTransfer(trx, key);
  if (earlier.kind === 'closed') return { outcome: 'key-closed' };
  if (earlier.fingerprint !== fingerprint) throw new KeyReusedError(`${key} was posted with other lines`);
  return { outcome: 'repeated', transferId: earlier.id.toString() };
}

type TransferRow = Omit<LedgerTables['ledger_transfer'], 'id' | 'correlation'>;

/** Returns null when the key exists. Waits for a transaction that has inserted the same key and not committed yet. */
async function insertTransfer(trx: Trx, row: TransferRow): Promise<bigint | null> {
  const inserted = await trx
    .withTables<LedgerTables>()
    .insertInto('ledger_transfer')
    .values({ ...row, correlation: correlationId() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

function findTransfer(trx: Trx, key: string) {
  return trx
    .withTables<LedgerTables>()
    .selectFrom('ledger_transfer')
    .select(['id', 'kind', 'fingerprint'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

interface LockedAccount {
  readonly id: bigint;
  balance: bigint;
}

/**
 * Creates missing accounts in the order of their names, then locks all in the order of their ids, so that two postings
 * cannot deadlock.
 */
async function lockAccounts(trx: Trx, lines: readonly LedgerLine[]): Promise<Map<string, LockedAccount>> {
  const wanted = new Map(lines.map((line) => [nameOf(line.account), line.account]));
  if (wanted.size === 0) return new Map();
  const rows = [...wanted.keys()].sort().flatMap((name) => {
    const account = wanted.get(name);
    return account === undefined ? [] : [toRow(account)];
  });
  const tables = trx.withTables<LedgerTables>();
  const find = () =>
    tables
      .selectFrom('ledger_account')
      .select(['id', ...ACCOUNT_COLUMNS, 'balance'])
      .where((where) =>
        where.or(
          // Unlike `is not distinct from`, both comparisons use the index.
          rows.map((row) =>
            where.and(
              ACCOUNT_COLUMNS.map((column) => (row[column] === null ? where(column, 'is', null) : where(column, '=', row[column]))),
            ),
          ),
        ),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
  let found = await find();
  if (found.length < wanted.size) {
    await tables
      .insertInto('ledger_account')
      .values(rows)
      .onConflict((conflict) => conflict.columns(ACCOUNT_COLUMNS).doNothing())
      .execute();
    found = await find();
  }
  return new Map(found.map((row) => [nameOf(toAccount(row)), { id: row.id, balance: row.balance }]));
}

/** Writes all entries in one statement and all balances in another, because every round and transfer runs this. */
async function writeEntries(
  trx: Trx,
  transferId: bigint,
  lines: readonly LedgerLine[],
  accounts: Map<string, LockedAccount>,
): Promise<void> {
  if (lines.length === 0) return;
  const entries = lines.map(({ account, amount }) => {
    const locked = accounts.get(nameOf(account));
    if (locked === undefined) throw new Error(`account ${nameOf(account)} is missing`);
    locked.balance += amount;
    return { transfer_id: transferId, account_id: locked.id, amount, balance_after: locked.balance };
  });
  await trx.withTables<LedgerTables>().insertInto('ledger_entry').values(entries).execute();
  const balances = [...accounts.values()].map(({ id, balance }) => sql`(${id}::bigint, ${balance}::bigint)`);
  await sql`
    update ledger_account set balance = locked.balance from (values ${sql.join(balances)}) as locked (id, balance)
    where ledger_account.id = locked.id`.execute(trx);
}

function fingerprintOf(kind: string, reference: string, lines: readonly LedgerLine[]): string {
  const parts = lines.map((line) => `${nameOf(line.account)}=${line.amount}`).sort();
  return [kind, reference, ...parts].join('|');
}
