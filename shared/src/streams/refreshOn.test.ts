import { TestScheduler } from 'rxjs/testing';
import { refreshOn } from './refreshOn';

/** Runs reads in virtual time: takes their answers in order, the expected emissions, and the expected start times. */
function play(changed: string, answers: readonly string[], emitted: string, readAt: readonly number[]): void {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  const reads: number[] = [];
  scheduler.run(({ hot, cold, expectObservable }) => {
    const readings$ = refreshOn(hot(changed), () => {
      reads.push(scheduler.now());
      return cold(answers[reads.length - 1] ?? '#');
    });
    expectObservable(readings$).toBe(emitted);
  });
  expect(reads).toEqual(readAt);
}

it('fetches at once and after each change', () => {
  play('---c---c', ['-(1|)', '-(2|)', '-(3|)'], '-1--2---3', [0, 3, 7]);
});

it('fetches once more for all changes during a request', () => {
  play('-ccc', ['9ms (1|)', '-(2|)'], '9ms 12', [0, 9]);
});

it('retries a failed fetch after 2, 4 and 8 seconds, then waits for a change', () => {
  play('20s c', ['#', '#', '#', '#', '(1|)'], '20s 1', [0, 2_000, 6_000, 14_000, 20_000]);
});

it('fetches at once if a change arrives before the next retry, and stops retrying', () => {
  play('1s c', ['#', '-(1|)'], '1001ms 1', [0, 1_000]);
});
