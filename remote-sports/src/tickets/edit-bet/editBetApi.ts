import { lineFor, selectionCode, ticketFromWire, type Ticket, type TicketLeg } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { fenFromWire, toWireYuan, type Fen } from '@site/shared/money';
import { parsePrice } from '@site/shared/odds';
import { BET_METHODS } from '@site/shared/wire/sportsBets';
import type { WireEditedBet, WireQuote } from '@site/shared/wire/bets';
import { sendResource, type Ending, type ResourceContext } from '../../resource/resourceApi';
import type { AcceptancePolicy } from '../../slip/types';
import type { EditOffer, QuotedLeg } from './editOffer';

export type EditRefusal = Extract<WireEditedBet, { state: 'refused' }>['reason'];

export type EditAnswer =
  | { readonly status: 'edited'; readonly paid: Ticket; readonly ticket: Ticket }
  | { readonly status: 'refused'; readonly reason: EditRefusal };

/** Edit as it is sent, based on two quotes of the platform. */
export interface EditIntent {
  readonly ticketId: Ticket['id'];
  readonly stake: Fen;
  readonly cashOutQuoteId: string;
  readonly quoteId: string;
  readonly policy: AcceptancePolicy;
}

/**
 * Requests the current cash-out value of an open single or parlay and the current prices of its selections. Resolves to
 * `undefined` when the bet cannot be edited at the moment.
 */
export async function fetchEditOffer(
  context: ResourceContext,
  { id, mode, legs, together }: Ticket,
  ending: Ending,
): Promise<CallResult<EditOffer | undefined>> {
  const request = {
    mode: together ? 'builder' : mode,
    oddsType: mode === 'single' ? (legs[0]?.price?.format ?? 'H') : 'H',
    selections: legs.map(({ key }) => selectionCode(key)),
  } as const;
  const [cashOut, quote] = await Promise.all([
    sendResource(context, BET_METHODS.cashOutQuote, { ticket_id: id }, ending),
    sendResource(context, BET_METHODS.quote, request, ending),
  ]);
  if (!cashOut.ok) return cashOut;
  return mapResult(quote, ({ quoteId, expiresAt, entries, min, max, together: quoted }) => {
    const [first] = entries;
    const offer = cashOut.data;
    if (offer.state !== 'offered' || !first || entries.some(({ state, ior }) => state !== 'open' || ior === '')) return undefined;
    if (quoted?.refused !== undefined) return undefined;
    return {
      cashOutQuoteId: offer.quoteId,
      worth: fenFromWire(offer.amount),
      quoteId,
      expiresAt: Math.min(offer.expiresAt, expiresAt),
      min: fenFromWire(min ?? first.min),
      max: fenFromWire(max ?? first.max),
      legs: entries.flatMap((entry, index): QuotedLeg[] => {
        const leg = legs[index];
        return leg ? [legFromWire(entry, leg)] : [];
      }),
      together: quoted && parsePrice(quoted.oddsType, quoted.ior),
    };
  });
}

export async function sendEdit(
  context: ResourceContext,
  { cashOutQuoteId, quoteId, stake, policy }: EditIntent,
  key: string,
  { signal }: Ending,
): Promise<CallResult<EditAnswer>> {
  const request = { cashOutQuoteId, quoteId, stake: toWireYuan(stake), policy };
  return mapResult(await sendResource(context, BET_METHODS.editBet, request, { signal, idempotencyKey: key }), answerFromWire);
}

/** Requests the outcome of an edit. `undefined` means that the key never arrived and is closed. */
export async function fetchEditOutcome(context: ResourceContext, key: string, ending: Ending): Promise<CallResult<EditAnswer | undefined>> {
  return mapResult(await sendResource(context, BET_METHODS.editOutcome, { key }, ending), (answer) =>
    answer.state === 'unknown' ? undefined : answerFromWire(answer),
  );
}

function answerFromWire(wire: WireEditedBet): EditAnswer {
  if (wire.state === 'refused') return { status: 'refused', reason: wire.reason };
  return { status: 'edited', paid: ticketFromWire(wire.paid), ticket: ticketFromWire(wire.ticket) };
}

function legFromWire({ ratio, strong, oddsType, ior }: WireQuote['entries'][number], leg: TicketLeg): QuotedLeg {
  return { leg, line: lineFor(leg.market.kind, leg.side, ratio, strong), price: parsePrice(oddsType, ior) };
}
