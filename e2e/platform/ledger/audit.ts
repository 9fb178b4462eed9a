import { sql } from 'kysely';
import type { Db, Fen, Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { LedgerTables } from './tables';

/** Violation found by the audit. `check` is a stable name, `detail` names the place. */
export interface Finding {
  readonly check: string;
  readonly detail: string;
}

/** Check that another module adds: it compares its records with the ledger, in the audit's transaction. */
export type AuditCheck = (trx: Trx) => Promise<readonly Finding[]>;

export interface AuditReport {
  readonly exact: boolean;
  readonly findings: readonly Finding[];
  readonly transfers: number;
  readonly entries: number;
  /** Sums of all positive and all negative entries, in wire format. They have the same magnitude. */
  readonly debits: string;
  readonly credits: string;
  /** Sum of each kind of account. */
  readonly balances: Readonly<Record<string, string>>;
}

/**
 * Audits the whole ledger in one snapshot, so that it can run while bets are taken. Proves that every transfer sums to
 * 0, that every stored balance is the sum of its entries (so all accounts together sum to 0), that no member has a
 * negative central balance (except after a restore) or venue balance, and that every held fen belongs to an open hold.
 */
export async function auditLedger(db: Db, checks: readonly AuditCheck[] = []): Promise<AuditReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const findings: Finding[] = [];
      for (const check of [...OWN_CHECKS, ...checks]) findings.push(...(await check(trx)));
      return { exact: findings.length === 0, findings, ...(await totals(trx)) };
    });
}

const OWN_CHECKS: readonly AuditCheck[] = [
  findUnbalancedTransfers,
  findWrongBalances,
  findNegativeMembers,
  findWrongHolds,
  findEntriesOfTombstones,
];

async function findUnbalancedTransfers(trx: Trx): Promise<readonly Finding[]> {
  const { rows } = await sql<{ key: string; sum: bigint }>`
    select t.key, sum(e.amount)::bigint as sum
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
    group by t.id having sum(e.amount) <> 0`.execute(trx);
  return rows.map((row) => ({ check: 'transfer-adds-up', detail: `${row.key} sums to ${inYuan(row.sum)}` }));
}

async function findWrongBalances(trx: Trx): Promise<readonly Finding[]> {
  const { rows } = await sql<{ account: string; balance: bigint; sum: bigint }>`
    select concat_ws('/', a.kind, coalesce(a.member_id::text, ''), a.en_name, a.tier) as account, a.balance, coalesce(sum(e.amount), 0)::bigint as sum
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`.execute(trx);
  return rows.map((row) => ({
    check: 'balance-is-sum',
    detail: `${row.account} keeps ${inYuan(row.balance)}, its entries make ${inYuan(row.sum)}`,
  }));
}

async function findNegativeMembers(trx: Trx): Promise<readonly Finding[]> {
  const { rows } = await sql<{ account: string; balance: bigint }>`
    select concat_ws('/', a.kind, a.member_id, a.en_name) as account, a.balance
    from ledger_account a
    where a.member_id is not null and a.balance < 0 and not exists (
      select 1 from ledger_entry e join ledger_transfer t on t.id = e.transfer_id where e.account_id = a.id and t.kind = 'restore')`.execute(
    trx,
  );
  return rows.map((row) => ({ check: 'no-member-negative', detail: `${row.account} is at ${inYuan(row.balance)}` }));
}

async function findWrongHolds(trx: Trx): Promise<readonly Finding[]> {
  const { rows } = await sql<{ member_id: number; held: bigint; holds: bigint }>`
    select coalesce(a.member_id, h.member_id) as member_id, coalesce(a.balance, 0)::bigint as held, coalesce(h.amount, 0)::bigint as holds
    from (select member_id, balance from ledger_account where kind = 'member-held') a
    full join (select member_id, sum(amount) as amount from ledger_hold where state = 'open' group by member_id) h using (member_id)
    where coalesce(a.balance, 0) <> coalesce(h.amount, 0)`.execute(trx);
  return rows.map((row) => ({
    check: 'held-is-holds',
    detail: `member ${row.member_id} has ${inYuan(row.held)} held, open holds make ${inYuan(row.holds)}`,
  }));
}

async function findEntriesOfTombstones(trx: Trx): Promise<readonly Finding[]> {
  const { rows } = await sql<{ key: string }>`
    select t.key from ledger_transfer t where t.kind = 'closed' and exists (select 1 from ledger_entry e where e.transfer_id = t.id)`.execute(
    trx,
  );
  return rows.map((row) => ({ check: 'tombstone-is-empty', detail: row.key }));
}

async function totals(trx: Trx): Promise<Pick<AuditReport, 'transfers' | 'entries' | 'debits' | 'credits' | 'balances'>> {
  const tables = trx.withTables<LedgerTables>();
  const { rows } = await sql<{ transfers: bigint; entries: bigint; debits: bigint; credits: bigint }>`
    select (select count(*) from ledger_transfer where kind <> 'closed') as transfers, count(*) as entries,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debits, coalesce(sum(amount) filter (where amount < 0), 0)::bigint as credits
    from ledger_entry`.execute(trx);
  const perKind = await tables
    .selectFrom('ledger_account')
    .select(['kind', sql<bigint>`sum(balance)::bigint`.as('balance')])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  const [row] = rows;
  return {
    transfers: Number(row?.transfers ?? 0n),
    entries: Number(row?.entries ?? 0n),
    debits: inYuan(row?.debits ?? 0n),
    credits: inYuan(row?.credits ?? 0n),
    balances: Object.fromEntries(perKind.map(({ kind, balance }) => [kind, inYuan(balance)])),
  };
}

function inYuan(amount: bigint | Fen): string {
  return formatYuan(fen(amount));
}
