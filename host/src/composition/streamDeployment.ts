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

/** No manifest came, which says nothing about the last one. */
const ABSENT: readonly DeploymentProblem['why'][] = ['unreachable', 'http-status', 'not-json'];

export interface DeploymentSources {
  /** The page is shown or hidden, or has the focus. */
  readonly returned$: Observable<unknown>;
  /** The network is back. */
  readonly online$: Observable<unknown>;
  /** Something of a remote has failed, which operations may already have fixed. */
  readonly failed$: Observable<unknown>;
  readonly isVisible: () => boolean;
  readonly fetch: () => ObservableInput<DeploymentResult>;
  /** Returns the revision that is in force. */
  readonly revision: () => number;
}

export type DeploymentNews =
  /** A newer revision. */
  | { readonly kind: 'revised'; readonly manifest: DeploymentManifest }
  /** A manifest that cannot be used. It is reported once, until there is another. */
  | { readonly kind: 'refused'; readonly problem: DeploymentProblem };

/**
 * Emits what the deployment manifest brings. It is fetched periodically while the page is visible, when the player returns to it, when the network is back,
 * and when something of a remote has failed; one request at a time. A failed request or an older answer emits nothing.
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
