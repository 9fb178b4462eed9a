import { map } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { DeploymentResult } from './deployment';
import { streamDeployment } from './streamDeployment';
import { aManifest } from './testing/builders';

/** A digit is a manifest of that revision, `k` one signed with an unknown key, `u` a missing answer. */
const ANSWERS: Readonly<Record<string, DeploymentResult>> = {
  7: { kind: 'fresh', manifest: aManifest({}, { revision: 7 }) },
  8: { kind: 'fresh', manifest: aManifest({}, { revision: 8 }) },
  9: { kind: 'fresh', manifest: aManifest({}, { revision: 9 }) },
  k: { kind: 'none', problem: { why: 'unknown-key', keyId: '1' } },
  u: { kind: 'none', problem: { why: 'unreachable', cause: 'offline' } },
};

/** Marble values: a revision, or `k` for the refusal. */
const NEWS = { 8: 8, 9: 9, k: 'unknown-key' };

interface Story {
  /** `v`: the page is shown or gets the focus. `h`: it is hidden. */
  readonly returned?: string;
  readonly online?: string;
  readonly failed?: string;
  /**
   * Answers to the requests in order, as marbles from the start of each request. The last one serves all further
   * requests.
   */
  readonly answers: readonly string[];
  readonly until: string;
}

/**
 * Plays a story in virtual time on a page with revision 7, and expects the emitted values and the times of the
 * requests.
 */
function play({ returned = '', online = '', failed = '', answers, until }: Story, shown: string, fetchedAt: readonly number[]): void {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  const fetched: number[] = [];
  let isVisible = true;
  let revision = 7;
  scheduler.run(({ hot, cold, expectObservable }) => {
    const returned$ = hot(returned, { v: true, h: false });
    returned$.subscribe((isShown) => (isVisible = isShown));
    const news$ = streamDeployment({
      returned$,
      online$: hot(online),
      failed$: hot(failed),
      isVisible: () => isVisible,
      fetch() {
        fetched.push(scheduler.now());
        return cold(answers[fetched.length - 1] ?? answers.at(-1) ?? '', ANSWERS);
      },
      revision: () => revision,
    });
    const described$ = news$.pipe(map((news) => (news.kind === 'revised' ? (revision = news.manifest.revision) : news.problem.why)));
    expectObservable(described$, until).toBe(shown, NEWS);
  });
  expect(fetched).toEqual(fetchedAt);
}

it('fetches once a minute, and emits newer revisions alone', () => {
  play({ answers: ['(7|)', '(8|)', '(8|)', '(9|)'], until: '241s !' }, '2m 8 119999ms 9', [60_000, 120_000, 180_000, 240_000]);
});

it('fetches nothing while the page is hidden', () => {
  play({ returned: 'h 61s v', answers: ['(7|)'], until: '70s !' }, '', [61_001]);
});

it('fetches when the player returns to the page, but not for every switch of windows', () => {
  play({ returned: 'vv 4998ms vv', answers: ['(7|)'], until: '10s !' }, '', [0, 5_001]);
});

it('fetches when the network is back', () => {
  play({ online: '--o', answers: ['-(8|)'], until: '1s !' }, '---8', [2]);
});

it('fetches when something of a remote fails, but not for every failure', () => {
  play({ failed: 'f 29999ms ff', answers: ['(7|)'], until: '31s !' }, '', [0, 30_001]);
});

it('sends one request at a time', () => {
  play({ online: 'oo-o', answers: ['--(8|)', '(9|)'], until: '1s !' }, '--89', [0, 3]);
});

it('drops the answer of a request that is under way at the end', () => {
  play({ online: 'o', answers: ['--(8|)'], until: '-!' }, '', [0]);
});

it('emits a refusal once, until there is another manifest', () => {
  const answers = ['(k|)', '(u|)', '(k|)', '(7|)', '(k|)'];
  play({ online: 'ooooo', answers, until: '1s !' }, 'k---k', [0, 1, 2, 3, 4]);
});
