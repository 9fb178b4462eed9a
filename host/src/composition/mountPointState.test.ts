import { advanceMountPoint, EMPTY_MOUNT_POINT, shownAt, type MountPointState, type MountPointEvent, type Shown } from './mountPointState';
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

const mountPoints = {
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
  superseded: { type: 'superseded' },
} satisfies Record<string, MountPointEvent>;

type MountPointName = keyof typeof mountPoints;
const failedAnew: MountPointState = { status: 'failed', ready, reference: 'SP-000003', revision: 8 };

const CHANGES: readonly [MountPointName, keyof typeof events, MountPointState][] = [
  ['empty', 'ready', mountPoints.mounting],
  ['empty after a failure', 'ready', mountPoints['mounting after a failure']],
  ['empty', 'remote failed', { status: 'empty', reference: 'SP-000002' }],
  ['empty after a failure', 'remote failed', { status: 'empty', reference: 'SP-000002' }],
  ['empty after a failure', 'off', EMPTY_MOUNT_POINT],
  ['mounting', 'off', EMPTY_MOUNT_POINT],
  ['shown', 'off', EMPTY_MOUNT_POINT],
  ['failed', 'off', EMPTY_MOUNT_POINT],
  ['mounting', 'painted', mountPoints.shown],
  ['mounting after a failure', 'painted', mountPoints.shown],
  ['failed', 'painted', mountPoints.shown],
  ['mounting', 'failed', failedAnew],
  ['shown', 'failed', failedAnew],
  ['failed', 'failed', failedAnew],
  ['failed', 'retried', mountPoints['mounting after a failure']],
  ['mounting', 'superseded', EMPTY_MOUNT_POINT],
  ['shown', 'superseded', EMPTY_MOUNT_POINT],
  ['mounting after a failure', 'superseded', mountPoints['empty after a failure']],
  ['failed', 'superseded', mountPoints['empty after a failure']],
];

it.each(CHANGES)('%s, %s', (from, event, to) => {
  expect(advanceMountPoint(mountPoints[from], events[event])).toEqual(to);
});

const SAME: readonly [MountPointName, MountPointEvent][] = [
  ['empty', remote('idle')],
  ['empty', remote('loading')],
  ['empty', remote('disabled')],
  ['empty', events.painted],
  ['empty', events.failed],
  ['empty', events.retried],
  ['empty', events.superseded],
  // A mount point keeps its build, whatever is loaded or deployed later.
  ['mounting', remote('idle')],
  ['shown', remote('idle')],
  ['shown', remote('failed')],
  ['failed', remote('ready')],
  // Unsent input keeps the view although its remote is disabled.
  ['shown', remote('disabled', true)],
  ['shown', events.painted],
  ['shown', events.retried],
];

it.each(SAME)('%s is unchanged by %j', (from, event) => {
  expect(advanceMountPoint(mountPoints[from], event)).toBe(mountPoints[from]);
});

const failedWith = (reference: string, isRetrying: boolean): Shown => ({ kind: 'failed', reference, isRetrying });
const SHOWN: readonly [MountPointName, RemoteState['status'], boolean, Shown][] = [
  ['empty', 'idle', false, { kind: 'waiting' }],
  ['empty', 'loading', false, { kind: 'waiting' }],
  ['empty', 'disabled', false, { kind: 'off', reason: remoteStates.disabled.reason }],
  ['empty after a failure', 'failed', false, failedWith('SP-000001', false)],
  ['empty after a failure', 'failed', true, failedWith('SP-000001', true)],
  ['empty after a failure', 'loading', false, failedWith('SP-000001', true)],
  ['mounting', 'ready', false, { kind: 'waiting' }],
  ['mounting after a failure', 'ready', false, failedWith('SP-000001', true)],
  ['shown', 'idle', false, { kind: 'view' }],
  ['failed', 'ready', false, failedWith('SP-000001', false)],
  ['failed', 'ready', true, failedWith('SP-000001', true)],
];

it.each(SHOWN)('%s while the remote is %s (asking: %s) shows', (mountPoint, at, isAsking, shown) => {
  expect(shownAt(mountPoints[mountPoint], remoteStates[at], isAsking)).toEqual(shown);
});
