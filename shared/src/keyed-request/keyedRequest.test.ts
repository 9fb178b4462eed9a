import { advance, isUnderWay, type KeyedRequest, type KeyedRequestEvent } from './keyedRequest';

type Request = KeyedRequest<string, string>;
type Event = KeyedRequestEvent<string, string>;

const pending = { key: 'k', subject: 's', isResumed: false };
const refusal = { code: 6012, message: 'no' };

const states: readonly Request[] = [
  { status: 'idle' },
  { status: 'sending', pending },
  { status: 'unknown', pending },
  { status: 'succeeded', pending, result: 'r' },
  { status: 'refused', pending, refusal },
  { status: 'closed', pending },
];
const events: readonly Event[] = [
  { type: 'sent', pending: { ...pending, key: 'k2' } },
  { type: 'resumed', pending: { ...pending, key: 'k2' } },
  { type: 'succeeded', result: 'r' },
  { type: 'refused', refusal },
  { type: 'lost' },
  { type: 'closed' },
  { type: 'dismissed' },
];
const table: Readonly<Record<string, Request['status']>> = {
  'idle sent': 'sending',
  'succeeded sent': 'sending',
  'refused sent': 'sending',
  'closed sent': 'sending',
  'idle resumed': 'unknown',
  'succeeded resumed': 'unknown',
  'refused resumed': 'unknown',
  'closed resumed': 'unknown',
  'sending succeeded': 'succeeded',
  'sending refused': 'refused',
  'sending lost': 'unknown',
  'unknown succeeded': 'succeeded',
  'unknown closed': 'closed',
  'succeeded dismissed': 'idle',
  'refused dismissed': 'idle',
  'closed dismissed': 'idle',
};

it.each(states.flatMap((state) => events.map((event) => [state.status, event.type, state, event] as const)))(
  '%s + %s leads to the state of the table, otherwise to none',
  (status, type, state, event) => {
    const next = advance(state, event);

    expect(next.status).toBe(table[`${status} ${type}`] ?? status);
    if (table[`${status} ${type}`] === undefined) expect(next).toBe(state);
  },
);

it('keeps the key from the first to the last state', () => {
  const events = [{ type: 'sent', pending }, { type: 'lost' }, { type: 'closed' }] satisfies Event[];

  expect(events.reduce<Request>(advance, { status: 'idle' })).toEqual({ status: 'closed', pending });
});

it('counts as pending while an answer is awaited', () => {
  expect(states.filter(isUnderWay).map(({ status }) => status)).toEqual(['sending', 'unknown']);
});
