import { fen, formatYuan } from '../../../kernel';
import { readMatches } from '../../matches/matchStore';
import type { BettingContext } from '../bettingContext';
import { readLegs, type TicketRow } from '../tickets';
import { cashOutAmount } from './cashOutQuotes';
import { ticketWorth } from './ticketWorth';

/**
 * Returns the current cash-out amount of each open ticket, in yuan by ticket id. The amounts are for display only; a
 * payment needs a quote. Tickets without a current worth are left out.
 */
export async function cashOutsNow(context: BettingContext, rows: readonly TicketRow[]): Promise<ReadonlyMap<string, string>> {
  const { db, clock } = context;
  const settings = context.settings();
  const open = rows.filter(({ state }) => state === 'open');
  const legs = await readLegs(
    db,
    open.map(({ ticket_id }) => ticket_id),
  );
  const records = await readMatches(db, [...new Set(legs.map(({ game_id }) => game_id))], settings.feedDelayMs);
  return new Map(
    open.flatMap((row) => {
      const own = legs.filter(({ ticket_id }) => ticket_id === row.ticket_id);
      const worth = ticketWorth(row, own, records, clock.nowMs(), settings);
      const amount = worth.state === 'known' ? cashOutAmount(worth.fair, settings.cashOutPercent) : 0n;
      return amount > 0n ? [[row.ticket_id, formatYuan(fen(amount))] as const] : [];
    }),
  );
}
