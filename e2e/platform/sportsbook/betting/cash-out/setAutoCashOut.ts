import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { WireAutoCashOut } from '@site/shared/wire/bets';
import type { Fen, MemberId, Trx } from '../../../kernel';
import { formatYuan, inTransaction, parseYuan, PlatformError } from '../../../kernel';
import { add, rational } from '../../exact-arithmetic/rational';
import type { SportsbookTables } from '../../database/tables';
import { lockMember, type BettingContext } from '../bettingContext';
import type { TicketRow } from '../tickets';
import { cashOutAmount, readWorth } from './cashOutQuotes';
import { lockOpenTicket } from './payCashOut';
import { removeTarget } from './targets';

type Refusal = Extract<WireAutoCashOut, { state: 'refused' }>['reason'];

/**
 * Sets, changes or removes the target at which the platform cashes out a member's open ticket. A pending payment that
 * the previous target requested is refused, because the member has changed the target. A repeat changes nothing.
 *
 * @param asked wire money, above the ticket's current worth and at most its highest possible worth; when missing, the
 * target is removed
 */
export function setAutoCashOut(context: BettingContext, memberId: MemberId, ticketId: string, asked?: string): Promise<WireAutoCashOut> {
  const target = asked === undefined ? undefined : parseYuan(asked);
  if (target === null || (target !== undefined && target <= 0n)) throw new PlatformError(RESPONSE_CODES.illegalParameter, 'bad_target');
  return inTransaction(context.db, async (trx): Promise<WireAutoCashOut> => {
    await lockMember(trx, memberId);
    const ticket = await lockOpenTicket(trx, ticketId);
    if (ticket?.member_id !== memberId) return { state: 'refused', ticket_id: ticketId, reason: 'not-open' };
    const reason = target === undefined ? null : await judgeTarget(context, trx, ticket, target);
    if (reason !== null) return { state: 'refused', ticket_id: ticketId, reason };
    await refuseWaiting(trx, ticketId);
    if (target === undefined) {
      await removeTarget(trx, ticketId);
      return { state: 'set', ticket_id: ticketId };
    }
    const set = { target, set_at: context.clock.now() };
    await trx
      .withTables<SportsbookTables>()
      .insertInto('sb_auto_cash_out')
      .values({ ticket_id: ticketId, member_id: memberId, ...set })
      .onConflict((row) => row.column('ticket_id').doUpdateSet(set))
      .execute();
    return { state: 'set', ticket_id: ticketId, target: formatYuan(target) };
  });
}

async function judgeTarget(context: BettingContext, trx: Trx, ticket: TicketRow, target: Fen): Promise<Refusal | null> {
  const { cashOutPercent } = context.settings();
  const worth = await readWorth(context, trx, ticket, 'none');
  if (worth.state === 'unknown' && worth.reason === 'not-offered') return 'not-offered';
  if (worth.state === 'known' && cashOutAmount(worth.fair, cashOutPercent) >= target) return 'reached';
  const most = cashOutAmount(add(rational(ticket.risk), rational(ticket.to_win)), cashOutPercent);
  return target > most ? 'unreachable' : null;
}

/** Refuses the pending payment of a target. The caller must hold the member's lock, as everything that decides does. */
async function refuseWaiting(trx: Trx, ticketId: string): Promise<void> {
  await trx
    .withTables<SportsbookTables>()
    .updateTable('sb_cash_out')
    .set({ state: 'refused', reason: 'price-changed' })
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'pending')
    .where('target', 'is not', null)
    .execute();
}
