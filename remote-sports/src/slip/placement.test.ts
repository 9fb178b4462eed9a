import { A_KEY, anOrder, aQuote, aTicket } from '../testing/builders';
import { advance, advanceAll, type Placement, type PlacementEvent } from './placement';
import type { PlacementKey } from './types';

const OTHER_KEY = '11111111-1111-4111-8111-111111111111' as PlacementKey;
const order = anOrder();
const offer = aQuote({}, { id: 'q2' });
const receipt = aTicket();
const confirmingAnswer = { status: 'confirming', ticketId: '1', cause: 'danger-window', since: 1_000, deadline: 6_000 } as const;
const failure = { kind: 'timeout' } as const;

const STATES = {
  submitting: { status: 'submitting', order },
  confirming: { ...confirmingAnswer, order },
  deciding: { status: 'deciding', order, ticketId: '1' },
  reconciling: { status: 'reconciling', order },
  accepted: { status: 'accepted', order, receipt },
  rejected: { status: 'rejected', order, reason: 'price-changed', offer },
  'not-placed': { status: 'not-placed', order },
} satisfies Record<Placement['status'], Placement>;

const EVENTS = {
  recovered: { type: 'recovered', key: A_KEY, order },
  submitted: { type: 'submitted', key: A_KEY, order },
  'answered confirming': { type: 'answered', key: A_KEY, answer: confirmingAnswer },
  'answered accepted': { type: 'answered', key: A_KEY, answer: { status: 'accepted', receipt } },
  'answered rejected': { type: 'answered', key: A_KEY, answer: { status: 'rejected', reason: 'closed' } },
  'answered under another key': { type: 'answered', key: OTHER_KEY, answer: { status: 'accepted', receipt } },
  'no answer': { type: 'no-answer', key: A_KEY, failure },
  'no answer under another key': { type: 'no-answer', key: OTHER_KEY },
  'never arrived': { type: 'never-arrived', key: A_KEY },
  'never arrived under another key': { type: 'never-arrived', key: OTHER_KEY },
  'deadline passed': { type: 'deadline-passed', key: A_KEY },
  'deadline passed under another key': { type: 'deadline-passed', key: OTHER_KEY },
  dismissed: { type: 'dismissed', key: A_KEY },
} satisfies Record<string, PlacementEvent>;

const GONE = 'gone';

/** Transitions of the table in the file header; every other combination must change nothing. */
const MOVES: Readonly<Record<string, Placement | typeof GONE>> = {
  'submitting, answered confirming': STATES.confirming,
  'submitting, answered accepted': STATES.accepted,
  'submitting, answered rejected': { status: 'rejected', order, reason: 'closed' },
  'submitting, no answer': { status: 'reconciling', order, failure },
  'confirming, answered confirming': STATES.confirming,
  'confirming, answered accepted': STATES.accepted,
  'confirming, answered rejected': { status: 'rejected', order, reason: 'closed' },
  'confirming, deadline passed': STATES.deciding,
  'deciding, answered confirming': STATES.confirming,
  'deciding, answered accepted': STATES.accepted,
  'deciding, answered rejected': { status: 'rejected', order, reason: 'closed' },
  'deciding, no answer': { status: 'reconciling', order, failure },
  'deciding, never arrived': STATES['not-placed'],
  'reconciling, answered confirming': STATES.confirming,
  'reconciling, answered accepted': STATES.accepted,
  'reconciling, answered rejected': { status: 'rejected', order, reason: 'closed' },
  'reconciling, never arrived': STATES['not-placed'],
  'rejected, dismissed': GONE,
  'accepted, dismissed': GONE,
  'not-placed, dismissed': GONE,
};

describe('a placement', () => {
  const cases = Object.entries(STATES).flatMap(([at, state]) =>
    Object.entries(EVENTS).map(([name, event]) => [`${at}, ${name}`, state, event] as const),
  );

  it.each(cases)('%s', (name, state, event) => {
    const expected = MOVES[name] ?? state;

    expect(advance(state, event)).toEqual(expected === GONE ? undefined : expected);
  });

  it.each(Object.entries(EVENTS))('starts when it is submitted or found again, and by no other event: %s', (name, event) => {
    const begun: Readonly<Record<string, Placement>> = { submitted: STATES.submitting, recovered: STATES.reconciling };

    expect(advance(undefined, event)).toEqual(begun[name]);
  });

  it('keeps the first failure until it is known that no bet was placed', () => {
    const reconciling = advance(STATES.submitting, EVENTS['no answer']);

    expect(advance(reconciling, EVENTS['never arrived'])).toEqual({ status: 'not-placed', order, failure });
  });
});

describe('several placements', () => {
  const other = anOrder({ key: OTHER_KEY });
  const both = [STATES.submitting, { status: 'submitting', order: other } as const];

  it('advance each by its own key, in the order they started', () => {
    expect(advanceAll(both, EVENTS['answered under another key'])).toEqual([
      STATES.submitting,
      { status: 'accepted', order: other, receipt },
    ]);
  });

  it('start and end independently', () => {
    const begun = advanceAll([STATES.accepted], { type: 'submitted', key: OTHER_KEY, order: other });

    expect(begun).toEqual([STATES.accepted, { status: 'submitting', order: other }]);
    expect(advanceAll(begun, EVENTS.dismissed)).toEqual([{ status: 'submitting', order: other }]);
  });

  it('keep the same array when nothing changes', () => {
    expect(advanceAll(both, EVENTS.dismissed)).toBe(both);
  });
});
