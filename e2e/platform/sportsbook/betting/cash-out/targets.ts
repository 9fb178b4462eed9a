import type { Reader, Trx } from '../../../kernel';
import type { SportsbookTables } from '../../database/tables';

/** What tickets are cashed out for by themselves, in fen by their number. */
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

/** The ticket has ended, or is another than it was. */
export async function removeTarget(trx: Trx, ticketId: string): Promise<void> {
  await trx.withTables<SportsbookTables>().deleteFrom('sb_auto_cash_out').where('ticket_id', '=', ticketId).execute();
}
