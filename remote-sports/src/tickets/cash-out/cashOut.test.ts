import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { mustBeFen } from '@site/shared/money';
import { aTicket } from '../../testing/builders';
import {
  advanceCashOut,
  isUnderWay,
  type CashOut,
  type CashOutEvent,
  type CashOutKey,
  type CashOutOffer,
  type CashOutOrder,
} from './cashOut';

const offer = (amount: number, quoteId = `q${amount}`): CashOutOffer => ({
  quoteId,
  amount: mustBeFen(amount),
  since: 0,
  expiresAt: 5_000,
});
const key = (text: string) => text as CashOutKey;
const order: CashOutOrder = { key: key('k1'), owner: '10001', ticketId: 't', quoteId: 'q100', amount: mustBeFen(100) };
const looking: CashOut = { status: 'looking', ticketId: 't', offer: { kind: 'offered', offer: offer(100) } };
const asked: CashOut = { status: 'asked', ticketId: 't', offer: offer(100) };
const paid = { status: 'paid', ticket: aTicket() } as const;

const PARTS = { min: mustBeFen(1_000), max: mustBeFen(9_000) };
const partOf = { ticketId: 't', stake: mustBeFen(4_000), parts: PARTS };
const partOffer = (amount: number): CashOutOffer => ({ ...offer(amount), stake: mustBeFen(4_000), parts: PARTS });
const withParts: CashOut = { ...looking, parts: PARTS };
const chosenPart: CashOut = { ...partOf, status: 'looking', offer: { kind: 'awaited' } };
const quotedPart: CashOut = { ...partOf, status: 'looking', offer: { kind: 'offered', offer: partOffer(38) } };

it.each<[string, CashOut, CashOutEvent, CashOut]>([
  ['opened', { status: 'closed' }, { type: 'opened', ticketId: 't' }, { status: 'looking', ticketId: 't', offer: { kind: 'awaited' } }],
  ['another opened', asked, { type: 'opened', ticketId: 'u' }, { status: 'looking', ticketId: 'u', offer: { kind: 'awaited' } }],
  [
    'quoted',
    { status: 'looking', ticketId: 't', offer: { kind: 'awaited' } },
    { type: 'quoted', ticketId: 't', answer: { kind: 'offered', offer: offer(100) } },
    looking,
  ],
  ['quoted for another', looking, { type: 'quoted', ticketId: 'u', answer: { kind: 'unavailable', reason: 'suspended' } }, looking],
  ['expired', looking, { type: 'expired', quoteId: 'q100' }, { status: 'looking', ticketId: 't', offer: { kind: 'awaited' } }],
  ['an older one expired', looking, { type: 'expired', quoteId: 'q99' }, looking],
  ['agreed', looking, { type: 'agreed', quoteId: 'q100' }, asked],
  ['agreed to what has gone', looking, { type: 'agreed', quoteId: 'q99' }, looking],
  ['a part chosen', withParts, { type: 'chosen', stake: mustBeFen(4_000) }, chosenPart],
  ['the same part chosen', chosenPart, { type: 'chosen', stake: mustBeFen(4_000) }, chosenPart],
  ['a part chosen while asked', asked, { type: 'chosen', stake: mustBeFen(4_000) }, asked],
  [
    'all of it chosen again',
    chosenPart,
    { type: 'chosen', stake: undefined },
    { status: 'looking', ticketId: 't', parts: PARTS, offer: { kind: 'awaited' } },
  ],
  ['a part quoted', chosenPart, { type: 'quoted', ticketId: 't', answer: { kind: 'offered', offer: partOffer(38) } }, quotedPart],
  ['agreed to a part', quotedPart, { type: 'agreed', quoteId: 'q38' }, { ...partOf, status: 'asked', offer: partOffer(38) }],
  ['withdrawn from a part', { ...partOf, status: 'asked', offer: partOffer(38) }, { type: 'withdrawn' }, quotedPart],
  [
    'asked for a part, and less is offered',
    { ...partOf, status: 'asked', offer: partOffer(38) },
    { type: 'quoted', ticketId: 't', answer: { kind: 'offered', offer: partOffer(37) } },
    { ...partOf, status: 'looking', offer: { kind: 'offered', offer: partOffer(37) }, before: mustBeFen(38) },
  ],
  [
    'asked for all, and as much is offered for less of it',
    { status: 'asked', ticketId: 't', offer: { ...partOffer(100), stake: mustBeFen(10_000) } },
    { type: 'quoted', ticketId: 't', answer: { kind: 'offered', offer: { ...partOffer(120), stake: mustBeFen(8_000) } } },
    {
      status: 'looking',
      ticketId: 't',
      parts: PARTS,
      offer: { kind: 'offered', offer: { ...partOffer(120), stake: mustBeFen(8_000) } },
      before: mustBeFen(100),
    },
  ],
  [
    'opened with the offer for a part that came with a refusal',
    { status: 'closed' },
    { type: 'opened', ticketId: 't', offer: { kind: 'offered', offer: partOffer(38) } },
    quotedPart,
  ],
  ['withdrawn', asked, { type: 'withdrawn' }, looking],
  [
    'asked, and more is offered',
    asked,
    { type: 'quoted', ticketId: 't', answer: { kind: 'offered', offer: offer(110) } },
    { status: 'asked', ticketId: 't', offer: offer(110) },
  ],
  [
    'asked, and less is offered',
    asked,
    { type: 'quoted', ticketId: 't', answer: { kind: 'offered', offer: offer(90) } },
    { status: 'looking', ticketId: 't', offer: { kind: 'offered', offer: offer(90) }, before: mustBeFen(100) },
  ],
  [
    'asked, and suspended',
    asked,
    { type: 'quoted', ticketId: 't', answer: { kind: 'unavailable', reason: 'suspended' } },
    { status: 'looking', ticketId: 't', offer: { kind: 'unavailable', reason: 'suspended' }, before: mustBeFen(100) },
  ],
  ['submitted', asked, { type: 'submitted', order }, { status: 'submitting', order }],
  ['submitted without having been asked', looking, { type: 'submitted', order }, looking],
  ['paid at once', { status: 'submitting', order }, { type: 'answered', key: order.key, answer: paid }, { ...paid, order }],
  [
    'an answer to another',
    { status: 'submitting', order },
    { type: 'answered', key: key('k0'), answer: paid },
    { status: 'submitting', order },
  ],
  ['no answer', { status: 'submitting', order }, { type: 'no-answer', key: order.key }, { status: 'reconciling', order }],
  ['the deadline', { status: 'confirming', order, since: 0, deadline: 1 }, { type: 'deadline-passed' }, { status: 'deciding', order }],
  ['no answer after the deadline', { status: 'deciding', order }, { type: 'no-answer', key: order.key }, { status: 'reconciling', order }],
  ['the decision', { status: 'deciding', order }, { type: 'answered', key: order.key, answer: paid }, { ...paid, order }],
  [
    'never arrived by the deadline',
    { status: 'deciding', order },
    { type: 'never-arrived', key: order.key },
    { status: 'not-paid', order },
  ],
  ['never arrived', { status: 'reconciling', order }, { type: 'never-arrived', key: order.key }, { status: 'not-paid', order }],
  ['recovered', { status: 'closed' }, { type: 'recovered', order }, { status: 'reconciling', order }],
  ['closed while on its way', { status: 'submitting', order }, { type: 'closed' }, { status: 'submitting', order }],
  ['opened while on its way', { status: 'reconciling', order }, { type: 'opened', ticketId: 'u' }, { status: 'reconciling', order }],
  ['closed after a refusal', { status: 'refused', order, reason: 'suspended' }, { type: 'closed' }, { status: 'closed' }],
])('%s', (_name, before, event, after) => {
  expect(advanceCashOut(before, event)).toEqual(after);
});

const anOffer = fc.integer({ min: 1, max: 5 }).map((amount) => offer(amount * 100));
const anEvent: fc.Arbitrary<CashOutEvent> = fc.oneof(
  fc.constantFrom('t', 'u').map((ticketId): CashOutEvent => ({ type: 'opened', ticketId })),
  fc
    .tuple(fc.constantFrom('t', 'u'), anOffer)
    .map(([ticketId, next]): CashOutEvent => ({ type: 'quoted', ticketId, answer: { kind: 'offered', offer: next } })),
  fc.constantFrom<CashOutEvent>(
    { type: 'closed' },
    { type: 'withdrawn' },
    { type: 'expired', quoteId: 'q100' },
    { type: 'agreed', quoteId: 'q100' },
    { type: 'agreed', quoteId: 'q300' },
    { type: 'submitted', order },
    { type: 'deadline-passed' },
    { type: 'never-arrived', key: order.key },
    { type: 'no-answer', key: order.key },
    { type: 'answered', key: order.key, answer: paid },
    { type: 'answered', key: order.key, answer: { status: 'confirming', since: 0, deadline: 1 } },
    { type: 'answered', key: order.key, answer: { status: 'refused', reason: 'price-changed' } },
    { type: 'answered', key: key('k0'), answer: paid },
  ),
);

it('sends one cash-out at a time, and never for less than the player last saw', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
      let cashOut: CashOut = { status: 'closed' };
      for (const event of events) {
        const next = advanceCashOut(cashOut, event);
        // A running cash-out ends only by an event with its own key.
        if (isUnderWay(cashOut) && !isUnderWay(next)) expect('key' in event && event.key).toBe(cashOut.order.key);
        if (next.status === 'submitting' && cashOut.status !== 'submitting') expect(cashOut.status).toBe('asked');
        if (cashOut.status === 'asked' && next.status === 'asked') expect(next.offer.amount).toBeGreaterThanOrEqual(cashOut.offer.amount);
        cashOut = next;
      }
    }),
    { numRuns: runs(60, 500) },
  );
});
