import fc from 'fast-check';
import { mustBeFen } from '@site/shared/money';
import { aTicket } from '../../testing/builders';
import {
  advanceCashOut,
  isOnItsWay,
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
const looking: CashOut = { at: 'looking', ticketId: 't', offer: { is: 'offered', offer: offer(100) } };
const asked: CashOut = { at: 'asked', ticketId: 't', offer: offer(100) };
const paid = { at: 'paid', ticket: aTicket() } as const;

/** Each row of the table in the file's head. */
it.each<[string, CashOut, CashOutEvent, CashOut]>([
  ['opened', { at: 'closed' }, { type: 'opened', ticketId: 't' }, { at: 'looking', ticketId: 't', offer: { is: 'awaited' } }],
  ['another opened', asked, { type: 'opened', ticketId: 'u' }, { at: 'looking', ticketId: 'u', offer: { is: 'awaited' } }],
  [
    'quoted',
    { at: 'looking', ticketId: 't', offer: { is: 'awaited' } },
    { type: 'quoted', ticketId: 't', answer: { is: 'offered', offer: offer(100) } },
    looking,
  ],
  ['quoted for another', looking, { type: 'quoted', ticketId: 'u', answer: { is: 'unavailable', reason: 'suspended' } }, looking],
  ['expired', looking, { type: 'expired', quoteId: 'q100' }, { at: 'looking', ticketId: 't', offer: { is: 'awaited' } }],
  ['an older one expired', looking, { type: 'expired', quoteId: 'q99' }, looking],
  ['agreed', looking, { type: 'agreed', quoteId: 'q100' }, asked],
  ['agreed to what has gone', looking, { type: 'agreed', quoteId: 'q99' }, looking],
  ['withdrawn', asked, { type: 'withdrawn' }, looking],
  [
    'asked, and more is offered',
    asked,
    { type: 'quoted', ticketId: 't', answer: { is: 'offered', offer: offer(110) } },
    { at: 'asked', ticketId: 't', offer: offer(110) },
  ],
  [
    'asked, and less is offered',
    asked,
    { type: 'quoted', ticketId: 't', answer: { is: 'offered', offer: offer(90) } },
    { at: 'looking', ticketId: 't', offer: { is: 'offered', offer: offer(90) }, before: mustBeFen(100) },
  ],
  [
    'asked, and suspended',
    asked,
    { type: 'quoted', ticketId: 't', answer: { is: 'unavailable', reason: 'suspended' } },
    { at: 'looking', ticketId: 't', offer: { is: 'unavailable', reason: 'suspended' }, before: mustBeFen(100) },
  ],
  ['submitted', asked, { type: 'submitted', order }, { at: 'submitting', order }],
  ['submitted without having been asked', looking, { type: 'submitted', order }, looking],
  ['paid at once', { at: 'submitting', order }, { type: 'answered', key: order.key, answer: paid }, { ...paid, order }],
  ['an answer to another', { at: 'submitting', order }, { type: 'answered', key: key('k0'), answer: paid }, { at: 'submitting', order }],
  ['no answer', { at: 'submitting', order }, { type: 'no-answer', key: order.key }, { at: 'reconciling', order }],
  ['the deadline', { at: 'confirming', order, since: 0, deadline: 1 }, { type: 'deadline-passed' }, { at: 'reconciling', order }],
  ['never arrived', { at: 'reconciling', order }, { type: 'never-arrived', key: order.key }, { at: 'not-paid', order }],
  ['recovered', { at: 'closed' }, { type: 'recovered', order }, { at: 'reconciling', order }],
  ['closed while on its way', { at: 'submitting', order }, { type: 'closed' }, { at: 'submitting', order }],
  ['opened while on its way', { at: 'reconciling', order }, { type: 'opened', ticketId: 'u' }, { at: 'reconciling', order }],
  ['closed after a refusal', { at: 'refused', order, reason: 'suspended' }, { type: 'closed' }, { at: 'closed' }],
])('%s', (_name, before, event, after) => {
  expect(advanceCashOut(before, event)).toEqual(after);
});

const anOffer = fc.integer({ min: 1, max: 5 }).map((amount) => offer(amount * 100));
const anEvent: fc.Arbitrary<CashOutEvent> = fc.oneof(
  fc.constantFrom('t', 'u').map((ticketId): CashOutEvent => ({ type: 'opened', ticketId })),
  fc
    .tuple(fc.constantFrom('t', 'u'), anOffer)
    .map(([ticketId, next]): CashOutEvent => ({ type: 'quoted', ticketId, answer: { is: 'offered', offer: next } })),
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
    { type: 'answered', key: order.key, answer: { at: 'confirming', since: 0, deadline: 1 } },
    { type: 'answered', key: order.key, answer: { at: 'refused', reason: 'price-changed' } },
    { type: 'answered', key: key('k0'), answer: paid },
  ),
);

it('is asked for once at a time, and never for less than the player last saw', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
      let cashOut: CashOut = { at: 'closed' };
      for (const event of events) {
        const next = advanceCashOut(cashOut, event);
        // what is on its way leaves it only by a word about its own key, or into the question for it
        if (isOnItsWay(cashOut) && !isOnItsWay(next)) expect('key' in event && event.key).toBe(cashOut.order.key);
        if (next.at === 'submitting' && cashOut.at !== 'submitting') expect(cashOut.at).toBe('asked');
        if (cashOut.at === 'asked' && next.at === 'asked') expect(next.offer.amount).toBeGreaterThanOrEqual(cashOut.offer.amount);
        cashOut = next;
      }
    }),
    { numRuns: 500 },
  );
});
