import { advanceMountPoint, EMPTY_MOUNT_POINT, shownAt, type MountPointState, type MountPointEvent, type Shown } from './mountPoint';
import type { RemoteState } from './remoteRegistry';
import { aBuild, aRemote } from './testing/builders';

const build = aBuild();
const ready = { status: 'ready', build, lifecycles: aRemote() } as const;
const remoteStates = {
  disabled: { status: 'disabled', reason: { 'zh-CN': '维护', 'zh-TW': '維護' } },
  idle: { status: 'idle' },
  loading: { status: 'loading', build, attempt: 0 },
  ready,
  failed: { status: 'failed', phase: 'entry', cause: '404', build, reference: 'SP-000002' },
} satisfies Record<RemoteState['status'], RemoteState>;

const places = {
  empty: EMPTY_MOUNT_POINT,
  'empty after a failure': { status: 'empty', reference: 'SP-000001' },
  mounting: { status: 'mounting', ready, reference: undefined },
  'mounting after a failure': { status: 'mounting', ready, reference: 'SP-000001' },
  shown: { status: 'shown', ready },
  failed: { status: 'failed', ready, reference: 'SP-000001', revision: 7 },
} satisfies Record<string, MountPointState>;

const remote = (at: RemoteState['status'], isKept = false): MountPointEvent => ({ type: 'remote', state: remoteStates[at], isKept });
const events = {
  ready: remote('ready'),
  'remote failed': remote('failed'),
  off: remote('disabled'),
  painted: { type: 'painted' },
  failed: { type: 'failed', reference: 'SP-000003', revision: 8 },
  retried: { type: 'retried' },
  'given way': { type: 'superseded' },
} satisfies Record<string, MountPointEvent>;

type PlaceName = keyof typeof places;
const failedAnew: MountPointState = { status: 'failed', ready, reference: 'SP-000003', revision: 8 };

const CHANGES: readonly [PlaceName, keyof typeof events, MountPointState][] = [
  ['empty', 'ready', places.mounting],
  ['empty after a failure', 'ready', places['mounting after a failure']],
  ['empty', 'remote failed', { status: 'empty', reference: 'SP-000002' }],
  ['empty after a failure', 'remote failed', { status: 'empty', reference: 'SP-000002' }],
  ['empty after a failure', 'off', EMPTY_MOUNT_POINT],
  ['mounting', 'off', EMPTY_MOUNT_POINT],
  ['shown', 'off', EMPTY_MOUNT_POINT],
  ['failed', 'off', EMPTY_MOUNT_POINT],
  ['mounting', 'painted', places.shown],
  ['mounting after a failure', 'painted', places.shown],
  ['failed', 'painted', places.shown],
  ['mounting', 'failed', failedAnew],
  ['shown', 'failed', failedAnew],
  ['failed', 'failed', failedAnew],
  ['failed', 'retried', places['mounting after a failure']],
  ['mounting', 'given way', EMPTY_MOUNT_POINT],
  ['shown', 'given way', EMPTY_MOUNT_POINT],
  ['mounting after a failure', 'given way', places['empty after a failure']],
  ['failed', 'given way', places['empty after a failure']],
];

it.each(CHANGES)('%s, %s', (from, event, to) => {
  expect(advanceMountPoint(places[from], events[event])).toEqual(to);
});

const SAME: readonly [PlaceName, MountPointEvent][] = [
  ['empty', remote('idle')],
  ['empty', remote('loading')],
  ['empty', remote('disabled')],
  ['empty', events.painted],
  ['empty', events.failed],
  ['empty', events.retried],
  ['empty', events['given way']],
  // A mountPoint keeps its build, whatever is loaded or deployed meanwhile.
  ['mounting', remote('idle')],
  ['shown', remote('idle')],
  ['shown', remote('failed')],
  ['failed', remote('ready')],
  // What is typed into it is worth more than the switch.
  ['shown', remote('disabled', true)],
  ['shown', events.painted],
  ['shown', events.retried],
];

it.each(SAME)('%s is unchanged by %j', (from, event) => {
  expect(advanceMountPoint(places[from], event)).toBe(places[from]);
});

const said = (reference: string, isRetrying: boolean): Shown => ({ kind: 'failed', reference, isRetrying });
const SHOWN: readonly [PlaceName, RemoteState['status'], boolean, Shown][] = [
  ['empty', 'idle', false, { kind: 'waiting' }],
  ['empty', 'loading', false, { kind: 'waiting' }],
  ['empty', 'disabled', false, { kind: 'off', reason: remoteStates.disabled.reason }],
  ['empty after a failure', 'failed', false, said('SP-000001', false)],
  ['empty after a failure', 'failed', true, said('SP-000001', true)],
  ['empty after a failure', 'loading', false, said('SP-000001', true)],
  ['mounting', 'ready', false, { kind: 'waiting' }],
  ['mounting after a failure', 'ready', false, said('SP-000001', true)],
  ['shown', 'idle', false, { kind: 'view' }],
  ['failed', 'ready', false, said('SP-000001', false)],
  ['failed', 'ready', true, said('SP-000001', true)],
];

it.each(SHOWN)('%s while the remote is %s (asking: %s) shows', (mountPoint, at, isAsking, shown) => {
  expect(shownAt(places[mountPoint], remoteStates[at], isAsking)).toEqual(shown);
});
