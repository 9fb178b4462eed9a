import type { Ticket } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { BET_METHODS } from '@site/shared/wire/sportsBets';
import { sendResource, type Ending, type ResourceContext } from '../../resource/resourceApi';
import type { CashOutAnswer, CashOutKey, CashOutOrder, OfferAnswer } from './cashOut';
import { cashOutFromWire, offerFromWire } from './cashOutCodec';

/** What a ticket is worth now. */
export async function fetchCashOutOffer(
  context: ResourceContext,
  ticketId: Ticket['id'],
  ending: Ending,
): Promise<CallResult<OfferAnswer>> {
  const result = await sendResource(context, BET_METHODS.cashOutQuote, { ticket_id: ticketId }, ending);
  return mapResult(result, (quote) => offerFromWire(quote, context.clock.now()));
}

export async function sendCashOut(
  context: ResourceContext,
  { key, quoteId }: CashOutOrder,
  { signal }: Ending,
): Promise<CallResult<CashOutAnswer>> {
  const result = await sendResource(context, BET_METHODS.cashOut, { quoteId }, { signal, idempotencyKey: key });
  return mapResult(result, (answer) => cashOutFromWire(answer, context.clock.now()));
}

/** A question about a key the platform has never seen closes the key permanently (decision 43). */
export async function fetchCashOutOutcome(
  context: ResourceContext,
  key: CashOutKey,
  ending: Ending,
): Promise<CallResult<CashOutAnswer | 'unknown'>> {
  const result = await sendResource(context, BET_METHODS.cashOutOutcome, { key }, ending);
  return mapResult(result, (answer) => (answer.state === 'unknown' ? 'unknown' : cashOutFromWire(answer, context.clock.now())));
}
