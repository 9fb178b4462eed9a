import type { Ticket } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import type { CashOutAnswer, CashOutKey, CashOutOrder, OfferAnswer } from './cashOut';
import { cashOutFromWire, offerFromWire } from './cashOutCodec';
import { sendResource, type ResourceContext } from '../../channel-entry/resourceApi';

interface Ending {
  readonly signal: AbortSignal;
}

/** The calls of early payment. */
export function createCashOutCalls(context: ResourceContext) {
  const now = () => context.clock.now();
  return {
    /** What a ticket is worth now. */
    async fetchCashOutOffer(ticketId: Ticket['id'], ending: Ending): Promise<CallResult<OfferAnswer>> {
      const result = await sendResource(context, SPORTS_METHODS.cashOutQuote, { ticket_id: ticketId }, ending);
      return mapResult(result, (quote) => offerFromWire(quote, now()));
    },

    async cashOut({ key, quoteId }: CashOutOrder, { signal }: Ending): Promise<CallResult<CashOutAnswer>> {
      const result = await sendResource(context, SPORTS_METHODS.cashOut, { quoteId }, { signal, idempotencyKey: key });
      return mapResult(result, (answer) => cashOutFromWire(answer, now()));
    },

    /** Asking about a key the platform has never seen closes it for ever (decision 43). */
    async fetchCashOutOutcome(key: CashOutKey, ending: Ending): Promise<CallResult<CashOutAnswer | 'unknown'>> {
      const result = await sendResource(context, SPORTS_METHODS.cashOutOutcome, { key }, ending);
      return mapResult(result, (answer) => (answer.state === 'unknown' ? 'unknown' : cashOutFromWire(answer, now())));
    },
  };
}
