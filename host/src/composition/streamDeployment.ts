import {
  distinctUntilChanged,
  exhaustMap,
  filter,
  interval,
  map,
  merge,
  share,
  throttleTime,
  type Observable,
  type ObservableInput,
} from 'rxjs';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { DeploymentProblem, DeploymentResult } from './deployment';
import { DEPLOYMENT_FAILURE_GAP_MS, DEPLOYMENT_POLL_MS, DEPLOYMENT_RETURN_GAP_MS } from './limits';

/** Problems in which no manifest arrived. They do not invalidate the last one. */
const ABSENT: readonly DeploymentProblem['why'][] = ['unreachable', 'http-status', 'not-json'];

export interface DeploymentSources {
  /** Emits when the page is shown or hidden, or gets the focus. */
  readonly returned$: Observable<unknown>;
  readonly online$: Observable<unknown>;
  /** Emits when part of a remote has failed, because operations may already have fixed it. */
  readonly failed$: Observable<unknown>;
  readonly isVisible: () => boolean;
  readonly fetch: () => ObservableInput<DeploymentResult>;
  readonly revision: () => number;
}

export type DeploymentNews =
  | { readonly kind: 'revised'; readonly manifest: DeploymentManifest }
  /** The manifest cannot be used. Each problem is reported once, until another follows. */
  | { readonly kind: 'refused'; readonly problem: DeploymentProblem };

/**
 * Emits newer manifests and unusable ones. Fetches the manifest periodically while the page is visible, when the player
 * returns, when the network is back, and when part of a remote has failed; one request at a time. A failed request or
 * an older answer emits nothing.
 */
export function streamDeployment({
  returned$,
  online$,
  failed$,
  isVisible,
  fetch,
  revision,
}: DeploymentSources): Observable<DeploymentNews> {
  const visible$ = merge(interval(DEPLOYMENT_POLL_MS), returned$).pipe(filter(isVisible), throttleTime(DEPLOYMENT_RETURN_GAP_MS));
  const answer$ = merge(visible$, online$, failed$.pipe(throttleTime(DEPLOYMENT_FAILURE_GAP_MS))).pipe(exhaustMap(fetch), share());
  const refused$ = answer$.pipe(
    map((answer) => (answer.kind === 'fresh' ? undefined : answer.problem)),
    filter((problem) => problem === undefined || !ABSENT.includes(problem.why)),
    distinctUntilChanged((before, problem) => before?.why === problem?.why),
    filter((problem) => problem !== undefined),
    map((problem): DeploymentNews => ({ kind: 'refused', problem })),
  );
  const revised$ = answer$.pipe(
    filter((answer) => answer.kind === 'fresh'),
    filter(({ manifest }) => manifest.revision > revision()),
    map(({ manifest }): DeploymentNews => ({ kind: 'revised', manifest })),
  );
  return merge(refused$, revised$);
}
