import { mapResult, type CallResult } from '@site/shared/contract';
import { toWireYuan } from '@site/shared/money';
import { BET_METHODS } from '@site/shared/wire/sportsBets';
import { sendResource, type Ending, type ResourceContext } from '../resource/resourceApi';
import type { Answer } from '../slip/placement';
import type { AcceptancePolicy, BetOrder, Quote, SlipEntry } from '../slip/types';
import { ticketFromWire } from '@site/shared/betting';
import type { WirePlacement } from '@site/shared/wire/bets';
import { quoteFromWire } from '../slip/quoteCodec';

export async function placeBet(
  context: ResourceContext,
  order: BetOrder,
  { quoteId, policy }: { readonly quoteId: Quote['id']; readonly policy: AcceptancePolicy },
  { signal }: Ending,
): Promise<CallResult<Answer>> {
  const request = { quoteId, stake: toWireYuan(order.stake), policy };
  const result = await sendResource(context, BET_METHODS.place, request, { signal, idempotencyKey: order.key });
  return mapResult(result, (placement) => answerFromWire(placement, context.clock.now(), entriesOf(order)));
}

/**
 * Requests the outcome of an order. A request for a key the platform has never seen closes that key permanently
 * (decision 43).
 */
export async function fetchPlacementOutcome(
  context: ResourceContext,
  order: BetOrder,
  ending: Ending,
): Promise<CallResult<Answer | 'unknown'>> {
  const result = await sendResource(context, BET_METHODS.outcome, { key: order.key }, ending);
  return mapResult(result, (outcome) =>
    outcome.state === 'unknown' ? 'unknown' : answerFromWire(outcome, context.clock.now(), entriesOf(order)),
  );
}

function entriesOf({ legs }: BetOrder): readonly SlipEntry[] {
  return legs.map(({ entry }) => entry);
}

/** @param now server time of the response, from which a confirmation counts down */
function answerFromWire(wire: WirePlacement, now: number, asked: readonly SlipEntry[]): Answer {
  switch (wire.state) {
    case 'accepted':
      return { status: 'accepted', receipt: ticketFromWire(wire.ticket) };
    case 'confirming':
      return { status: 'confirming', ticketId: wire.ticket_id, cause: wire.cause, since: now, deadline: wire.deadline };
    case 'rejected':
      return { status: 'rejected', reason: wire.reason, ...(wire.offer ? { offer: quoteFromWire(wire.offer, asked) } : {}) };
  }
}
