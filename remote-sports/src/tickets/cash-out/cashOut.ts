/**
 * State machine of the cash-out of one open bet (提前结算). A page has one cash-out at a time; no other is sent while one
 * is running. Every answer carries the key it belongs to; an answer with another key is late and changes nothing.
 *
 * | state                     | event           | next                                                                          |
 * |---------------------------|-----------------|-------------------------------------------------------------------------------|
 * | closed, looking, asked    | opened          | looking at this ticket, its offer awaited                                     |
 * | looking                   | quoted          | looking at the offer, or at the reason why there is none                      |
 * | looking                   | chosen          | looking, the offer for another part or for everything awaited                 |
 * | looking, asked            | expired         | looking, the offer awaited                                                    |
 * | looking, asked            | closed          | closed                                                                        |
 * | looking at an offer       | agreed          | asked to confirm it                                                           |
 * | asked                     | quoted          | asked, when the amount is the same or higher; otherwise looking, with the previous amount beside it |
 * | asked                     | withdrawn       | looking                                                                       |
 * | asked                     | submitted       | submitting                                                                    |
 * | submitting                | answered        | confirming, paid, refused                                                     |
 * | submitting                | no answer       | reconciling: it may or may not have been paid; request the outcome by key     |
 * | confirming                | answered        | paid, refused                                                                 |
 * | confirming                | deadline passed | deciding: the wait is over; request the decision by key                       |
 * | deciding                  | answered        | as submitting                                                                 |
 * | deciding                  | no answer       | reconciling                                                                   |
 * | deciding                  | never arrived   | as reconciling                                                                |
 * | reconciling               | answered        | as submitting                                                                 |
 * | reconciling               | never arrived   | not paid: the platform has closed the key, so a retry is safe                 |
 * | not running               | recovered       | reconciling: a cash-out sent by an earlier page                               |
 * | paid, refused, not paid   | closed, opened  | closed, looking                                                               |
 */
import type { Ticket } from '@site/shared/betting';
import type { CallFailure } from '@site/shared/contract';
import { addFen, type Fen } from '@site/shared/money';

/** Milliseconds since the Unix epoch on the server's clock. */
type ServerTime = number;

/** Idempotency key of one intention to cash out (decision 25). */
export type CashOutKey = string & { readonly __unit: 'cash-out-key' };

/** Current value of a ticket or of a part of its stake; payable under its id until it expires. */
export interface CashOutOffer {
  readonly quoteId: string;
  readonly amount: Fen;
  /** Stake that is cashed out, of the ticket or of a part. Absent from a platform that pays only whole tickets. */
  readonly stake?: Fen;
  /** Bounds of the stake of a part; absent when only the whole ticket can be cashed out. */
  readonly parts?: PartBounds;
  /** Time the offer arrived, for the countdown ring. */
  readonly since: ServerTime;
  readonly expiresAt: ServerTime;
}

export interface PartBounds {
  readonly min: Fen;
  readonly max: Fen;
}

/**
 * `suspended`: temporarily unavailable. `not-offered`: never available for this ticket. `not-open`: the ticket has
 * ended or is not accepted yet. `stake-limit`: the part is out of bounds.
 */
export type NoOfferReason = 'suspended' | 'not-offered' | 'not-open' | 'stake-limit';

export type OfferAnswer =
  | { readonly kind: 'offered'; readonly offer: CashOutOffer }
  | { readonly kind: 'unavailable'; readonly reason: NoOfferReason };

export type OfferState = OfferAnswer | { readonly kind: 'awaited' } | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Cash-out as it was sent, shown to the player until it is decided. */
export interface CashOutOrder {
  readonly key: CashOutKey;
  readonly owner: string;
  readonly ticketId: Ticket['id'];
  readonly quoteId: string;
  readonly amount: Fen;
  /** Stake of the part; absent for the whole ticket. */
  readonly stake?: Fen;
}

export type CashOutRefusal = 'quote-expired' | 'price-changed' | 'suspended' | 'not-open' | 'key-closed';

export type CashOutAnswer =
  | { readonly status: 'confirming'; readonly since: ServerTime; readonly deadline: ServerTime }
  | { readonly status: 'paid'; readonly ticket: Ticket }
  | { readonly status: 'refused'; readonly reason: CashOutRefusal; readonly offer?: OfferAnswer };

export type CashOut =
  | { readonly status: 'closed' }
  /** `before`: amount offered when the player was about to confirm, if it is no longer offered. */
  | (Chosen & { readonly status: 'looking'; readonly offer: OfferState; readonly before?: Fen })
  | (Chosen & { readonly status: 'asked'; readonly offer: CashOutOffer })
  | { readonly status: 'submitting' | 'deciding'; readonly order: CashOutOrder }
  | { readonly status: 'reconciling'; readonly order: CashOutOrder; readonly failure?: CallFailure }
  | (CashOutAnswer & { readonly order: CashOutOrder })
  /** `failure`: reason why there was no first answer, for the text shown. */
  | { readonly status: 'not-paid'; readonly order: CashOutOrder; readonly failure?: CallFailure };

/** Ticket or part that the player wants to cash out. */
interface Chosen {
  readonly ticketId: Ticket['id'];
  /** Stake of the part; absent for everything. */
  readonly stake?: Fen;
  /** Bounds from the last offer. */
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

/** Cash-out that may have been paid: no other is sent until its outcome is known. */
export type CashOutUnderWayState = Extract<CashOut, { status: 'submitting' | 'confirming' | 'deciding' | 'reconciling' }>;

export function isUnderWay(cashOut: CashOut): cashOut is CashOutUnderWayState {
  const { status } = cashOut;
  return status === 'submitting' || status === 'confirming' || status === 'deciding' || status === 'reconciling';
}

/**
 * Returns the reason why a ticket can never be cashed out; `undefined` when it can. The betting rules offer no cash-out
 * for systems and outrights.
 */
export function neverCashedOut({ mode, legs }: Pick<Ticket, 'mode' | 'legs'>): 'system' | 'champion' | undefined {
  if (mode === 'system') return 'system';
  return legs.some(({ market }) => market.kind === 'champion') ? 'champion' : undefined;
}

/** Returns the id of the ticket being cashed out; `undefined` when there is none. */
export function ticketOf(cashOut: CashOut): Ticket['id'] | undefined {
  if ('order' in cashOut) return cashOut.order.ticketId;
  return cashOut.status === 'closed' ? undefined : cashOut.ticketId;
}

/** Returns the next state. An event without a transition in the table changes nothing. */
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

export function offerOf(cashOut: CashOut): CashOutOffer | undefined {
  if (cashOut.status === 'asked') return cashOut.offer;
  return cashOut.status === 'looking' && cashOut.offer.kind === 'offered' ? cashOut.offer.offer : undefined;
}

function afterQuote(cashOut: CashOut, { ticketId, answer }: Extract<CashOutEvent, { type: 'quoted' }>): CashOut {
  if ((cashOut.status !== 'looking' && cashOut.status !== 'asked') || cashOut.ticketId !== ticketId) return cashOut;
  if (cashOut.status === 'looking') return { ...cashOut, offer: answer, ...boundsOf(answer) };
  // The confirmation stays valid only when the new offer pays at least as much for the same stake.
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

/**
 * Returns the stake of an offer for a part; `undefined` for the whole ticket, whose stake is the maximum part plus the
 * minimum rest.
 */
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
