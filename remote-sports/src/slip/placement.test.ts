import { A_KEY, anOrder, aQuote, aTicket } from '../testing/builders';
import { advance, type Placement, type PlacementEvent } from './placement';
import type { PlacementKey } from './types';

const OTHER_KEY = '11111111-1111-4111-8111-111111111111' as PlacementKey;
const order = anOrder();
const quote = aQuote();
const offer = aQuote({}, { id: 'q2' });
const receipt = aTicket();
const confirmingAnswer = { at: 'confirming', ticketId: '1', cause: 'danger-window', since: 1_000, deadline: 6_000 } as const;
const failure = { is: 'timeout' } as const;

const STATES = {
  editing: { at: 'editing' },
  priced: { at: 'priced', quote },
  submitting: { at: 'submitting', order },
  confirming: { ...confirmingAnswer, order },
  reconciling: { at: 'reconciling', order },
  accepted: { at: 'accepted', order, receipt },
  rejected: { at: 'rejected', order, reason: 'price-changed', offer },
  'not-placed': { at: 'not-placed', order },
} satisfies Record<Placement['at'], Placement>;

const EVENTS = {
  quoted: { type: 'quoted', quote: offer },
  'quote expired': { type: 'quote-expired' },
  recovered: { type: 'recovered', order },
  submitted: { type: 'submitted', order },
  'answered confirming': { type: 'answered', key: A_KEY, answer: confirmingAnswer },
  'answered accepted': { type: 'answered', key: A_KEY, answer: { at: 'accepted', receipt } },
  'answered rejected': { type: 'answered', key: A_KEY, answer: { at: 'rejected', reason: 'closed' } },
  'answered under another key': { type: 'answered', key: OTHER_KEY, answer: { at: 'accepted', receipt } },
  'no answer': { type: 'no-answer', key: A_KEY, failure },
  'no answer under another key': { type: 'no-answer', key: OTHER_KEY },
  'never arrived': { type: 'never-arrived', key: A_KEY },
  'never arrived under another key': { type: 'never-arrived', key: OTHER_KEY },
  'deadline passed': { type: 'deadline-passed' },
  'offer taken': { type: 'offer-taken' },
  dismissed: { type: 'dismissed' },
} satisfies Record<string, PlacementEvent>;

/** The table of the file header; what it does not name changes nothing. */
const MOVES: Readonly<Record<string, Placement>> = {
  'editing, quoted': { at: 'priced', quote: offer },
  'editing, recovered': STATES.reconciling,
  'priced, quoted': { at: 'priced', quote: offer },
  'priced, recovered': STATES.reconciling,
  'priced, quote expired': STATES.editing,
  'priced, submitted': STATES.submitting,
  'submitting, answered confirming': STATES.confirming,
  'submitting, answered accepted': STATES.accepted,
  'submitting, answered rejected': { at: 'rejected', order, reason: 'closed' },
  'submitting, no answer': { at: 'reconciling', order, failure },
  'confirming, answered confirming': STATES.confirming,
  'confirming, answered accepted': STATES.accepted,
  'confirming, answered rejected': { at: 'rejected', order, reason: 'closed' },
  'confirming, deadline passed': STATES.reconciling,
  'reconciling, answered confirming': STATES.confirming,
  'reconciling, answered accepted': STATES.accepted,
  'reconciling, answered rejected': { at: 'rejected', order, reason: 'closed' },
  'reconciling, never arrived': STATES['not-placed'],
  'rejected, offer taken': { at: 'priced', quote: offer },
  'rejected, dismissed': STATES.editing,
  'accepted, dismissed': STATES.editing,
  'not-placed, dismissed': STATES.editing,
};

describe('a placement', () => {
  const cases = Object.entries(STATES).flatMap(([at, state]) =>
    Object.entries(EVENTS).map(([name, event]) => [`${at}, ${name}`, state, event] as const),
  );

  it.each(cases)('%s', (name, state, event) => {
    expect(advance(state, event)).toEqual(MOVES[name] ?? state);
  });

  it('cannot take an offer where none was made', () => {
    const rejected: Placement = { at: 'rejected', order, reason: 'closed' };

    expect(advance(rejected, EVENTS['offer taken'])).toBe(rejected);
  });

  it('remembers why the first answer was none until it is told that nothing was placed', () => {
    const reconciling = advance(STATES.submitting, EVENTS['no answer']);

    expect(advance(reconciling, EVENTS['never arrived'])).toEqual({ at: 'not-placed', order, failure });
  });
});
