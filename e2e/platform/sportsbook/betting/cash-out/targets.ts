import type { Reader, Trx } from '../../../kernel';
import type { SportsbookTables } from '../../database/tables';

/** Returns the automatic cash-out targets, in fen by ticket id. */
export async function readTargets(reader: Reader, ticketIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await reader
    .withTables<SportsbookTables>()
    .selectFrom('sb_auto_cash_out')
    .select(['ticket_id', 'target'])
    .where('ticket_id', 'in', ticketIds)
    .execute();
  return new Map(rows.map(({ ticket_id, target }) => [ticket_id, target]));
}

/** Removes the target of a ticket that is closed or changed. */
export async function removeTarget(trx: Trx, ticketId: string): Promise<void> {
  await trx.withTables<SportsbookTables>().deleteFrom('sb_auto_cash_out').where('ticket_id', '=', ticketId).execute();
}
