import { advanceRemote, type RemoteEvent, type RemoteState } from './remoteRegistry';
import { aBuild, aRemote } from './testing/builders';

const [build, other] = [aBuild('2.0.0'), aBuild('1.0.0')];
const lifecycles = aRemote();
const failure = { phase: 'entry', cause: 'not there', build } as const;

const states = {
  disabled: { status: 'disabled', reason: undefined },
  idle: { status: 'idle' },
  loading: { status: 'loading', build, attempt: 0 },
  ready: { status: 'ready', build, lifecycles },
  failed: { status: 'failed', ...failure, reference: 'SP-000001' },
} satisfies Record<RemoteState['status'], RemoteState>;

const events = {
  disabled: { type: 'planned', plan: { kind: 'disabled', reason: undefined }, reference: 'SP-000002' },
  invalid: { type: 'planned', plan: { kind: 'invalid', problem: 'no entry' }, reference: 'SP-000002' },
  enabled: { type: 'planned', plan: { kind: 'enabled', builds: [build] }, reference: 'SP-000002' },
  'other builds': { type: 'planned', plan: { kind: 'enabled', builds: [other] }, reference: 'SP-000002' },
  'other builds, and its own last': { type: 'planned', plan: { kind: 'enabled', builds: [other, build] }, reference: 'SP-000002' },
  'its build set aside': { type: 'discarded', build },
  'another set aside': { type: 'discarded', build: other },
  started: { type: 'load-started', build, attempt: 1 },
  loaded: { type: 'loaded', build: other, lifecycles },
  failed: { type: 'load-failed', failure, reference: 'SP-000003' },
} satisfies Record<string, RemoteEvent>;

const loading: RemoteState = { status: 'loading', build, attempt: 1 };
const invalid: RemoteState = { status: 'failed', phase: 'manifest', cause: 'no entry', build: undefined, reference: 'SP-000002' };

const TABLE: readonly [keyof typeof states, keyof typeof events, RemoteState][] = [
  ...(['disabled', 'idle', 'loading', 'ready', 'failed'] as const).flatMap((from): typeof TABLE => [
    [from, 'disabled', states.disabled],
    [from, 'invalid', invalid],
  ]),
  ['disabled', 'enabled', states.idle],
  ['idle', 'enabled', states.idle],
  ['loading', 'enabled', states.idle],
  ['failed', 'enabled', states.idle],
  ['ready', 'enabled', states.ready],
  ['ready', 'other builds', states.idle],
  ['ready', 'other builds, and its own last', states.idle],
  ['ready', 'its build set aside', states.idle],
  ['idle', 'started', loading],
  ['loading', 'started', loading],
  ['failed', 'started', loading],
  ['loading', 'loaded', { status: 'ready', build: other, lifecycles }],
  ['loading', 'failed', { status: 'failed', ...failure, reference: 'SP-000003' }],
  ['idle', 'failed', { status: 'failed', ...failure, reference: 'SP-000003' }],
  ['failed', 'failed', { status: 'failed', ...failure, reference: 'SP-000003' }],
];

it.each(TABLE)('%s, %s', (from, event, to) => {
  expect(advanceRemote(states[from], events[event])).toEqual(to);
});

it.each([
  ['disabled', 'started'],
  ['disabled', 'loaded'],
  ['disabled', 'failed'],
  ['idle', 'loaded'],
  ['ready', 'started'],
  ['ready', 'loaded'],
  ['ready', 'failed'],
  ['ready', 'another set aside'],
  ['failed', 'loaded'],
  ['disabled', 'its build set aside'],
  ['loading', 'its build set aside'],
  ['failed', 'its build set aside'],
] as const)('%s, %s changes nothing', (from, event) => {
  expect(advanceRemote(states[from], events[event])).toBe(states[from]);
});
