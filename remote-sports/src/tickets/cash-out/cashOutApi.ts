import { mapResult, type CallResult } from '@site/shared/contract';
import { toWireYuan, fenFromWire } from '@site/shared/money';
import { BET_METHODS } from '@site/shared/wire/sportsBets';
import { sendResource, type Ending, type ResourceContext } from '../../resource/resourceApi';
import type { CashOutAnswer, CashOutKey, CashOutOrder, OfferAnswer, CashOutOffer } from './cashOut';
import { ticketFromWire } from '@site/shared/betting';
import type { WireCashOut, WireCashOutQuote } from '@site/shared/wire/bets';

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

/** @param now server time of the response, from which an offer counts down */
function offerFromWire(wire: WireCashOutQuote, now: number): OfferAnswer {
  switch (wire.state) {
    case 'offered': {
      const { quoteId, amount, expiresAt, stake, parts } = wire;
      const offer: CashOutOffer = {
        quoteId,
        amount: fenFromWire(amount),
        since: now,
        expiresAt,
        ...(stake === undefined ? {} : { stake: fenFromWire(stake) }),
        ...(parts && { parts: { min: fenFromWire(parts.min), max: fenFromWire(parts.max) } }),
      };
      return { kind: 'offered', offer };
    }
    case 'unavailable':
      return { kind: 'unavailable', reason: wire.reason };
  }
}

/** @param now server time of the response, from which a confirmation counts down */
function cashOutFromWire(wire: WireCashOut, now: number): CashOutAnswer {
  switch (wire.state) {
    case 'confirming':
      return { status: 'confirming', since: now, deadline: wire.deadline };
    case 'paid':
      return { status: 'paid', ticket: ticketFromWire(wire.ticket) };
    case 'refused':
      return { status: 'refused', reason: wire.reason, ...(wire.offer ? { offer: offerFromWire(wire.offer, now) } : {}) };
  }
}
