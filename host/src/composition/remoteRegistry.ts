/**
 * Loading state of a remote's code on this page. Pure; `remoteStore.ts` stores the states.
 *
 * | state    | event                                   | next                                                        |
 * |----------|-----------------------------------------|-------------------------------------------------------------|
 * | any      | planned: disabled                       | disabled                                                    |
 * | any      | planned: invalid                        | failed (phase manifest)                                     |
 * | disabled, failed, loading | planned: enabled       | idle                                                        |
 * | idle     | planned: enabled                        | idle                                                        |
 * | ready    | planned: enabled, its build is first    | ready                                                       |
 * | ready    | planned: enabled, another is first      | idle: the next mount loads again, mounted views stay        |
 * | ready    | discarded: its build                    | idle: the next mount loads another, mounted views stay      |
 * | idle, failed | load started                        | loading                                                     |
 * | loading  | load started                            | loading, with the next build or attempt                     |
 * | loading  | loaded                                  | ready                                                       |
 * | loading  | load failed                             | failed                                                      |
 * | idle, failed | load failed                         | failed: no build could be tried                             |
 *
 * Any other event changes nothing. A load that settles after its remote was disabled or planned again is ignored.
 */
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';
import { assertNever } from '@site/shared/assert';
import type { LocalizedText, RemotePlan } from './remotePlan';

/**
 * Phase in which loading a remote failed. `manifest`: its manifest entry is invalid. `origin`, `contract`: the build
 * was refused for it before any code ran. `entry`: the entry could not be loaded (missing, too late, other hash).
 * `module`: the module threw or is invalid.
 */
export type LoadPhase = 'manifest' | 'origin' | 'contract' | 'entry' | 'module';

export interface LoadFailure {
  readonly phase: LoadPhase;
  readonly cause: unknown;
  /** Build that was tried. Absent when the manifest has no readable build. */
  readonly build: RemoteBuild | undefined;
}

export type RemoteState =
  | { readonly status: 'disabled'; readonly reason: LocalizedText | undefined }
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly build: RemoteBuild; readonly attempt: number }
  | { readonly status: 'ready'; readonly build: RemoteBuild; readonly lifecycles: RemoteLifecycles }
  | ({ readonly status: 'failed'; /** Reference number for customer service. */ readonly reference: string } & LoadFailure);

export type RemoteEvent =
  | { readonly type: 'planned'; readonly plan: RemotePlan; readonly reference: string }
  | { readonly type: 'load-started'; readonly build: RemoteBuild; readonly attempt: number }
  | { readonly type: 'loaded'; readonly build: RemoteBuild; readonly lifecycles: RemoteLifecycles }
  /** Another build must load next, because a view of this build failed or an earlier build gets another attempt. */
  | { readonly type: 'discarded'; readonly build: RemoteBuild }
  | { readonly type: 'load-failed'; readonly failure: LoadFailure; readonly reference: string };

/** Returns the next state, by the table above. */
export function advanceRemote(state: RemoteState, event: RemoteEvent): RemoteState {
  switch (event.type) {
    case 'planned':
      return afterPlan(state, event);
    case 'load-started':
      return canLoad(state) ? { status: 'loading', build: event.build, attempt: event.attempt } : state;
    case 'loaded':
      return state.status === 'loading' ? { status: 'ready', build: event.build, lifecycles: event.lifecycles } : state;
    case 'load-failed':
      return canLoad(state) ? { status: 'failed', ...event.failure, reference: event.reference } : state;
    case 'discarded':
      return state.status === 'ready' && state.build.container === event.build.container ? { status: 'idle' } : state;
    default:
      return assertNever(event);
  }
}

function afterPlan(state: RemoteState, { plan, reference }: Extract<RemoteEvent, { type: 'planned' }>): RemoteState {
  switch (plan.kind) {
    case 'disabled':
      return { status: 'disabled', reason: plan.reason };
    case 'invalid':
      return { status: 'failed', phase: 'manifest', cause: plan.problem, build: undefined, reference };
    case 'enabled': {
      const isStillFirst = state.status === 'ready' && plan.builds[0].container === state.build.container;
      return isStillFirst ? state : { status: 'idle' };
    }
    default:
      return assertNever(plan);
  }
}

function canLoad(state: RemoteState): boolean {
  return state.status === 'idle' || state.status === 'failed' || state.status === 'loading';
}
