import { mapResult, type CallResult } from '@site/shared/contract';
import { toWireYuan } from '@site/shared/money';
import { BET_METHODS } from '@site/shared/wire/sportsBets';
import { sendResource, type Ending, type ResourceContext } from '../../resource/resourceApi';
import type { CashOutAnswer, CashOutKey, CashOutOrder, OfferAnswer } from './cashOut';
import { cashOutFromWire, offerFromWire } from './cashOutCodec';

/** Requests the current value of a ticket, or of the part with this stake. */
export async function fetchCashOutOffer(
  context: ResourceContext,
  { ticketId, stake }: Pick<CashOutOrder, 'ticketId' | 'stake'>,
  ending: Ending,
): Promise<CallResult<OfferAnswer>> {
  const request = { ticket_id: ticketId, ...(stake === undefined ? {} : { stake: toWireYuan(stake) }) };
  const result = await sendResource(context, BET_METHODS.cashOutQuote, request, ending);
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

/**
 * Requests the outcome of a cash-out. A request for a key the platform has never seen closes that key permanently
 * (decision 43).
 */
export async function fetchCashOutOutcome(
  context: ResourceContext,
  key: CashOutKey,
  ending: Ending,
): Promise<CallResult<CashOutAnswer | 'unknown'>> {
  const result = await sendResource(context, BET_METHODS.cashOutOutcome, { key }, ending);
  return mapResult(result, (answer) => (answer.state === 'unknown' ? 'unknown' : cashOutFromWire(answer, context.clock.now())));
}
