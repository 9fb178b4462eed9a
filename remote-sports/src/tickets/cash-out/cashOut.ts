/**
 * The cash-out of one open bet (提前结算). A page has one at a time: no other is sent while one is under way. Every answer carries the key it
 * belongs to; one that carries another key is late and changes nothing.
 *
 * | state                     | event           | next                                                                          |
 * |---------------------------|-----------------|-------------------------------------------------------------------------------|
 * | closed, looking, asked    | opened          | looking at this ticket, its offer awaited                                     |
 * | looking                   | quoted          | looking at the offer, or at why there is none                                 |
 * | looking                   | chosen          | looking, the offer for another part, or for all of it, awaited                |
 * | looking, asked            | expired         | looking, the offer awaited                                                    |
 * | looking, asked            | closed          | closed                                                                        |
 * | looking at an offer       | agreed          | asked to confirm it                                                           |
 * | asked                     | quoted          | asked, for as much or more; for less, or nothing: looking, the amount of before beside it |
 * | asked                     | withdrawn       | looking                                                                       |
 * | asked                     | submitted       | submitting                                                                    |
 * | submitting                | answered        | confirming, paid, refused                                                     |
 * | submitting                | no answer       | reconciling: it may have been paid or not; the outcome is asked by key        |
 * | confirming                | answered        | paid, refused                                                                 |
 * | confirming                | deadline passed | deciding: its wait is over, and the decision is asked by key                  |
 * | deciding                  | answered        | as submitting                                                                 |
 * | deciding                  | no answer       | reconciling                                                                   |
 * | deciding                  | never arrived   | as reconciling                                                                |
 * | reconciling               | answered        | as submitting                                                                 |
 * | reconciling               | never arrived   | not paid: the platform has closed the key, so a retry is safe                 |
 * | not under way             | recovered       | reconciling: one that was sent by an earlier page                             |
 * | paid, refused, not paid   | closed, opened  | closed, looking                                                               |
 */
import type { Ticket } from '@site/shared/betting';
import type { CallFailure } from '@site/shared/contract';
import { addFen, type Fen } from '@site/shared/money';

/** Milliseconds since 1970 by the server's clock. */
type ServerTime = number;

/** One intention to cash out, one key (decision 25). */
export type CashOutKey = string & { readonly __unit: 'cash-out-key' };

/** What a ticket, or a part of its stake, is worth now; paid under its id until it expires. */
export interface CashOutOffer {
  readonly quoteId: string;
  readonly amount: Fen;
  /** What is paid for: the stake of the ticket or of a part. Not said by a platform that pays whole tickets only. */
  readonly stake?: Fen;
  /** Bounds of the stake of a part; absent where the ticket is paid whole or not at all. */
  readonly parts?: PartBounds;
  /** When it came, for the ring that counts it down. */
  readonly since: ServerTime;
  readonly expiresAt: ServerTime;
}

export interface PartBounds {
  readonly min: Fen;
  readonly max: Fen;
}

/** `suspended`: not now. `not-offered`: this ticket takes none. `not-open`: it is over, or not accepted yet. `stake-limit`: it has no such part. */
export type NoOfferReason = 'suspended' | 'not-offered' | 'not-open' | 'stake-limit';

export type OfferAnswer =
  | { readonly kind: 'offered'; readonly offer: CashOutOffer }
  | { readonly kind: 'unavailable'; readonly reason: NoOfferReason };

export type OfferState = OfferAnswer | { readonly kind: 'awaited' } | { readonly kind: 'failed'; readonly failure: CallFailure };

/** A cash-out as it was sent, shown to the player until it is decided. */
export interface CashOutOrder {
  readonly key: CashOutKey;
  /** The user id of the member whose ticket it is. */
  readonly owner: string;
  readonly ticketId: Ticket['id'];
  readonly quoteId: string;
  readonly amount: Fen;
  /** The stake of the part; absent: the whole ticket. */
  readonly stake?: Fen;
}

export type CashOutRefusal = 'quote-expired' | 'price-changed' | 'suspended' | 'not-open' | 'key-closed';

/** The platform's answer about a cash-out. */
export type CashOutAnswer =
  | { readonly status: 'confirming'; readonly since: ServerTime; readonly deadline: ServerTime }
  | { readonly status: 'paid'; readonly ticket: Ticket }
  | { readonly status: 'refused'; readonly reason: CashOutRefusal; readonly offer?: OfferAnswer };

export type CashOut =
  | { readonly status: 'closed' }
  /** `before`: what was offered when the player was about to confirm, where it is no longer. */
  | (Chosen & { readonly status: 'looking'; readonly offer: OfferState; readonly before?: Fen })
  | (Chosen & { readonly status: 'asked'; readonly offer: CashOutOffer })
  | { readonly status: 'submitting' | 'deciding'; readonly order: CashOutOrder }
  | { readonly status: 'reconciling'; readonly order: CashOutOrder; readonly failure?: CallFailure }
  | (CashOutAnswer & { readonly order: CashOutOrder })
  /** `failure`: why there was no first answer, for the text shown. */
  | { readonly status: 'not-paid'; readonly order: CashOutOrder; readonly failure?: CallFailure };

/** What the player wants to be paid for. */
interface Chosen {
  readonly ticketId: Ticket['id'];
  /** Of a part; absent: all of it. */
  readonly stake?: Fen;
  /** As the last offer had them. */
  readonly parts?: PartBounds;
}

export type CashOutEvent =
  | { readonly type: 'opened'; readonly ticketId: Ticket['id']; readonly offer?: OfferAnswer }
  | { readonly type: 'closed' }
  | { readonly type: 'chosen'; readonly stake: Fen | undefined }
  | { readonly type: 'quoted'; readonly ticketId: Ticket['id']; readonly answer: Exclude<OfferState, { kind: 'awaited' }> }
  | { readonly type: 'expired'; readonly quoteId: string }
  | { readonly type: 'agreed'; readonly quoteId: string }
  | { readonly type: 'withdrawn' }
  | { readonly type: 'submitted'; readonly order: CashOutOrder }
  | { readonly type: 'recovered'; readonly order: CashOutOrder }
  | { readonly type: 'answered'; readonly key: CashOutKey; readonly answer: CashOutAnswer }
  | { readonly type: 'never-arrived'; readonly key: CashOutKey }
  | { readonly type: 'no-answer'; readonly key: CashOutKey; readonly failure?: CallFailure }
  | { readonly type: 'deadline-passed' };

/** One that may have been paid: no other is sent until its outcome is known. */
export type CashOutUnderWayState = Extract<CashOut, { status: 'submitting' | 'confirming' | 'deciding' | 'reconciling' }>;

export function isUnderWay(cashOut: CashOut): cashOut is CashOutUnderWayState {
  const { status } = cashOut;
  return status === 'submitting' || status === 'confirming' || status === 'deciding' || status === 'reconciling';
}

/** Why a ticket is never cashed out: the betting rules price neither a system nor an outright early. `undefined`: it can be. */
export function neverCashedOut({ mode, legs }: Pick<Ticket, 'mode' | 'legs'>): 'system' | 'champion' | undefined {
  if (mode === 'system') return 'system';
  return legs.some(({ market }) => market.kind === 'champion') ? 'champion' : undefined;
}

/** Which ticket it is about; `undefined` while none is. */
export function ticketOf(cashOut: CashOut): Ticket['id'] | undefined {
  if ('order' in cashOut) return cashOut.order.ticketId;
  return cashOut.status === 'closed' ? undefined : cashOut.ticketId;
}

/** The next state. An event the table does not name for a state changes nothing. */
export function advanceCashOut(cashOut: CashOut, event: CashOutEvent): CashOut {
  if (isUnderWay(cashOut)) return afterAnswer(cashOut, event);
  switch (event.type) {
    case 'opened':
      return openedAt(event);
    case 'chosen':
      return afterChoice(cashOut, event.stake);
    case 'closed':
      return { status: 'closed' };
    case 'recovered':
      return { status: 'reconciling', order: event.order };
    case 'quoted':
      return afterQuote(cashOut, event);
    case 'expired':
      return offerOf(cashOut)?.quoteId === event.quoteId ? awaiting(cashOut) : cashOut;
    case 'agreed': {
      const offer = offerOf(cashOut);
      return cashOut.status === 'looking' && offer?.quoteId === event.quoteId ? { ...chosenIn(cashOut), status: 'asked', offer } : cashOut;
    }
    case 'withdrawn':
      if (cashOut.status !== 'asked') return cashOut;
      return { ...chosenIn(cashOut), status: 'looking', offer: { kind: 'offered', offer: cashOut.offer } };
    case 'submitted':
      return cashOut.status === 'asked' ? { status: 'submitting', order: event.order } : cashOut;
    case 'answered':
    case 'never-arrived':
    case 'no-answer':
    case 'deadline-passed':
      return cashOut;
  }
}

/** The offer that is shown, if there is one. */
export function offerOf(cashOut: CashOut): CashOutOffer | undefined {
  if (cashOut.status === 'asked') return cashOut.offer;
  return cashOut.status === 'looking' && cashOut.offer.kind === 'offered' ? cashOut.offer.offer : undefined;
}

function afterQuote(cashOut: CashOut, { ticketId, answer }: Extract<CashOutEvent, { type: 'quoted' }>): CashOut {
  if ((cashOut.status !== 'looking' && cashOut.status !== 'asked') || cashOut.ticketId !== ticketId) return cashOut;
  if (cashOut.status === 'looking') return { ...cashOut, offer: answer, ...boundsOf(answer) };
  // As much or more for the same is what the player was about to agree to; less is not.
  if (answer.kind === 'offered' && answer.offer.stake === cashOut.offer.stake && answer.offer.amount >= cashOut.offer.amount) {
    return { ...cashOut, offer: answer.offer };
  }
  return { ...chosenIn(cashOut), ...boundsOf(answer), status: 'looking', offer: answer, before: cashOut.offer.amount };
}

function openedAt({ ticketId, offer }: Extract<CashOutEvent, { type: 'opened' }>): CashOut {
  const stake = offer?.kind === 'offered' ? partStakeOf(offer.offer) : undefined;
  return {
    status: 'looking',
    ticketId,
    offer: offer ?? { kind: 'awaited' },
    ...(offer ? boundsOf(offer) : {}),
    ...(stake === undefined ? {} : { stake }),
  };
}

function afterChoice(cashOut: CashOut, stake: Fen | undefined): CashOut {
  if (cashOut.status !== 'looking' || cashOut.stake === stake) return cashOut;
  const { ticketId, parts } = cashOut;
  return { status: 'looking', ticketId, offer: { kind: 'awaited' }, ...(parts && { parts }), ...(stake === undefined ? {} : { stake }) };
}

/** The stake that is paid for where it is that of a part; all of it is the highest part and the least rest. */
export function partStakeOf({ stake, parts }: CashOutOffer): Fen | undefined {
  return parts && stake !== addFen(parts.min, parts.max) ? stake : undefined;
}

function boundsOf(answer: OfferState): Pick<Chosen, 'parts'> {
  return answer.kind === 'offered' && answer.offer.parts ? { parts: answer.offer.parts } : {};
}

function chosenIn({ ticketId, stake, parts }: Chosen): Chosen {
  return { ticketId, ...(stake === undefined ? {} : { stake }), ...(parts && { parts }) };
}

function awaiting(cashOut: CashOut): CashOut {
  switch (cashOut.status) {
    case 'looking':
      return { ...cashOut, offer: { kind: 'awaited' } };
    case 'asked':
      return { ...chosenIn(cashOut), status: 'looking', offer: { kind: 'awaited' }, before: cashOut.offer.amount };
    default:
      return cashOut;
  }
}

function afterAnswer(waiting: CashOutUnderWayState, event: CashOutEvent): CashOut {
  const { order } = waiting;
  if ('key' in event && event.key !== order.key) return waiting;
  switch (event.type) {
    case 'answered':
      return { ...event.answer, order };
    case 'no-answer':
      if (waiting.status !== 'submitting' && waiting.status !== 'deciding') return waiting;
      return { status: 'reconciling', order, ...because(event.failure) };
    case 'deadline-passed':
      return waiting.status === 'confirming' ? { status: 'deciding', order } : waiting;
    case 'never-arrived':
      if (waiting.status === 'deciding') return { status: 'not-paid', order };
      return waiting.status === 'reconciling' ? { status: 'not-paid', order, ...because(waiting.failure) } : waiting;
    default:
      return waiting;
  }
}

function because(failure: CallFailure | undefined): { readonly failure?: CallFailure } {
  return failure ? { failure } : {};
}
