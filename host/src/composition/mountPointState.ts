/**
 * Mount point and the remote's view in it. Pure; `useMountPoint.ts` stores the states.
 *
 * | mount point            | event                          | next                                            |
 * |------------------------|--------------------------------|-------------------------------------------------|
 * | empty                  | remote: ready                  | mounting its build                              |
 * | empty                  | remote: failed                 | empty, with that failure                        |
 * | empty                  | remote: off                    | empty, without a failure                        |
 * | mounting, shown, failed | remote: off, view not kept    | empty, without a failure                        |
 * | mounting, shown, failed | remote: anything else         | unchanged: a mount point keeps its build        |
 * | mounting, failed       | painted                        | shown                                           |
 * | mounting, shown, failed | failed                        | failed                                          |
 * | failed                 | retried                        | mounting, its failure still shown               |
 * | mounting, shown, failed | superseded                    | empty, its failure still shown: the build that is loaded next replaces it |
 *
 * Any other event changes nothing. Only a view that has failed is superseded, even if it has just painted.
 */
import type { LocalizedText } from './remotePlan';
import type { RemoteState } from './remoteRegistry';
import { assertNever } from '@site/shared/assert';

export type ReadyRemote = Extract<RemoteState, { status: 'ready' }>;

export type MountPointState =
  /** `reference` of the failure that is still shown, if any. */
  | { readonly status: 'empty'; readonly reference: string | undefined }
  | { readonly status: 'mounting'; readonly ready: ReadyRemote; readonly reference: string | undefined }
  | { readonly status: 'shown'; readonly ready: ReadyRemote }
  /** `revision` of the manifest under which the view failed. */
  | { readonly status: 'failed'; readonly ready: ReadyRemote; readonly reference: string; readonly revision: number };

export type MountPointEvent =
  | { readonly type: 'remote'; readonly state: RemoteState; readonly isKept: boolean }
  | { readonly type: 'painted' }
  | { readonly type: 'failed'; readonly reference: string; readonly revision: number }
  | { readonly type: 'retried' }
  | { readonly type: 'superseded' };

export const EMPTY_MOUNT_POINT: MountPointState = { status: 'empty', reference: undefined };

/** Returns the next state by the table above, or the same object when nothing changes. */
export function advanceMountPoint(mountPoint: MountPointState, event: MountPointEvent): MountPointState {
  switch (event.type) {
    case 'remote':
      return followRemote(mountPoint, event);
    case 'painted':
      return mountPoint.status === 'mounting' || mountPoint.status === 'failed' ? { status: 'shown', ready: mountPoint.ready } : mountPoint;
    case 'failed':
      return mountPoint.status === 'empty'
        ? mountPoint
        : { status: 'failed', ready: mountPoint.ready, reference: event.reference, revision: event.revision };
    case 'retried':
      return mountPoint.status === 'failed' ? { status: 'mounting', ready: mountPoint.ready, reference: mountPoint.reference } : mountPoint;
    case 'superseded':
      if (mountPoint.status === 'empty') return mountPoint;
      return { status: 'empty', reference: mountPoint.status === 'shown' ? undefined : mountPoint.reference };
    default:
      return assertNever(event);
  }
}

function followRemote(mountPoint: MountPointState, { state, isKept }: Extract<MountPointEvent, { type: 'remote' }>): MountPointState {
  if (mountPoint.status !== 'empty') return state.status === 'disabled' && !isKept ? EMPTY_MOUNT_POINT : mountPoint;
  switch (state.status) {
    case 'ready':
      return { status: 'mounting', ready: state, reference: mountPoint.reference };
    case 'failed':
      return state.reference === mountPoint.reference ? mountPoint : { status: 'empty', reference: state.reference };
    case 'disabled':
      return mountPoint.reference === undefined ? mountPoint : EMPTY_MOUNT_POINT;
    case 'idle':
    case 'loading':
      return mountPoint;
    default:
      return assertNever(state);
  }
}

/** Content that a mount point shows to the player. */
export type Shown =
  | { readonly kind: 'off'; readonly reason: LocalizedText | undefined }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly reference: string; readonly isRetrying: boolean }
  | { readonly kind: 'view' };

/**
 * Returns what a mount point shows.
 *
 * @param isAsking true while a retry fetches the manifest
 */
export function shownAt(mountPoint: MountPointState, state: RemoteState, isAsking: boolean): Shown {
  switch (mountPoint.status) {
    case 'shown':
      return { kind: 'view' };
    case 'failed':
      return { kind: 'failed', reference: mountPoint.reference, isRetrying: isAsking };
    case 'mounting':
      return failedOrWaiting(mountPoint.reference, true);
    case 'empty':
      if (state.status === 'disabled') return { kind: 'off', reason: state.reason };
      return failedOrWaiting(mountPoint.reference, isAsking || state.status !== 'failed');
    default:
      return assertNever(mountPoint);
  }
}

function failedOrWaiting(reference: string | undefined, isRetrying: boolean): Shown {
  return reference === undefined ? { kind: 'waiting' } : { kind: 'failed', reference, isRetrying };
}
