import { TestScheduler } from 'rxjs/testing';
import type { CallResult } from '@site/shared/contract/http';
import type { MemberCounts } from './memberMenu';
import { streamMemberCounts } from './streamMemberCounts';

const someCounts = (letters: number): MemberCounts => ({ letters, answers: 0, orders: 0, bets: 0, gifts: 0, rebates: 0 });
const COUNTS = { 1: someCounts(1), 2: someCounts(2), 3: someCounts(3) };
/** `f`: the request failed. */
const ANSWERS: Readonly<Record<string, CallResult<MemberCounts>>> = {
  1: { ok: true, data: COUNTS[1] },
  2: { ok: true, data: COUNTS[2] },
  3: { ok: true, data: COUNTS[3] },
  f: { ok: false, failure: { kind: 'timeout' } },
};

interface Story {
  readonly changed?: string;
  /** Answers to the requests in order, as marbles from the start of each request. */
  readonly answers: readonly string[];
  readonly until?: string;
}

/** Plays a story in virtual time, and expects the emitted counts and the times of the reads. */
function play({ changed = '', answers, until }: Story, shown: string, readAt: readonly number[]): void {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  const reads: number[] = [];
  scheduler.run(({ hot, cold, expectObservable }) => {
    const counts$ = streamMemberCounts({
      changed$: hot(changed),
      read() {
        reads.push(scheduler.now());
        return cold(answers[reads.length - 1] ?? '', ANSWERS);
      },
    });
    expectObservable(counts$, until).toBe(shown, COUNTS);
  });
  expect(reads).toEqual(readAt);
}

it('reads at the start and after each change', () => {
  play({ changed: '---c---c', answers: ['-(1|)', '-(2|)', '-(3|)'] }, '-1--2---3', [0, 3, 7]);
});

it('sends one request at a time, and one more for all that changed during it', () => {
  play({ changed: '-ccc', answers: ['9ms (1|)', '-(2|)'] }, '9ms 12', [0, 9]);
});

it('keeps the last counts where a request fails, and goes on', () => {
  play({ changed: '---c---c', answers: ['-(1|)', '-(f|)', '-(3|)'] }, '-1------3', [0, 3, 7]);
});

it('drops the answer that comes after the end', () => {
  play({ answers: ['--(1|)'], until: '-!' }, '', [0]);
});
