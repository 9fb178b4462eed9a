import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { LedgerTables } from './tables';

/** Returns the amounts that transfers with this reference paid into central accounts, oldest first. */
export async function readPostings(reader: Reader, reference: string): Promise<readonly Fen[]> {
  const rows = await reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_transfer')
    .innerJoin('ledger_entry', 'ledger_entry.transfer_id', 'ledger_transfer.id')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select('ledger_entry.amount')
    .where('ledger_transfer.reference', '=', reference)
    .where('ledger_account.kind', '=', 'member-central')
    .orderBy('ledger_entry.id')
    .execute();
  return rows.map(({ amount }) => fen(amount));
}

/** Returns the same amounts for every reference with this prefix, in one query. */
export async function readAllPostings(reader: Reader, prefix: string): Promise<ReadonlyMap<string, readonly Fen[]>> {
  const { rows } = await sql<{ reference: string; amount: bigint }>`
    select t.reference, e.amount
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
    where starts_with(t.reference, ${prefix}) and a.kind = 'member-central'
    order by e.id`.execute(reader);
  const found = new Map<string, Fen[]>();
  for (const { reference, amount } of rows) found.set(reference, [...(found.get(reference) ?? []), fen(amount)]);
  return found;
}

/** Transfer into or out of venues, or a round's movement in the wallet it is played from. */
export interface VenueMove {
  readonly key: string;
  /** Total change of the member's venue wallets; for a round, including the central wallet. */
  readonly inVenues: Fen;
}

export async function readVenueMoves(reader: Reader): Promise<readonly VenueMove[]> {
  const rows = await reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_transfer')
    .innerJoin('ledger_entry', 'ledger_entry.transfer_id', 'ledger_transfer.id')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select(['ledger_transfer.key', sql<bigint>`sum(ledger_entry.amount)::bigint`.as('sum')])
    .where('ledger_transfer.kind', 'in', ['venue-in', 'venue-out', 'round'])
    .where((where) =>
      where.or([
        where('ledger_account.kind', '=', 'member-venue'),
        where.and([where('ledger_transfer.kind', '=', 'round'), where('ledger_account.kind', '=', 'member-central')]),
      ]),
    )
    .groupBy('ledger_transfer.id')
    .execute();
  return rows.map(({ key, sum }) => ({ key, inVenues: fen(sum) }));
}

export interface OpenHold {
  readonly reference: string;
  readonly memberId: MemberId;
  readonly amount: Fen;
}

export async function readOpenHolds(reader: Reader): Promise<readonly OpenHold[]> {
  const rows = await reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_hold')
    .select(['reference', 'member_id', 'amount'])
    .where('state', '=', 'open')
    .execute();
  return rows.map(({ reference, member_id: memberId, amount }) => ({ reference, memberId, amount: fen(amount) }));
}
