import { TestScheduler } from 'rxjs/testing';
import type { CallResult } from '@site/shared/contract';
import { streamAnswers } from './streamAnswers';

/** Results by the letters of the marbles: a digit is a response, `u` unreachable, `r` refused. */
const ANSWERS = {
  1: { ok: true, data: 1 },
  2: { ok: true, data: 2 },
  3: { ok: true, data: 3 },
  u: { ok: false, failure: { kind: 'unreachable' } },
  r: { ok: false, failure: { kind: 'refused', code: 6005, message: '', data: undefined } },
} as const satisfies Readonly<Record<string, CallResult<number>>>;

interface Story {
  readonly changed?: string;
  /** Timeline of the response to each request in turn, from its start; the last one repeats. */
  readonly answers: readonly string[];
  readonly until?: string;
}

/** Plays a story in virtual time, and checks the emitted results and the times of the requests. */
function play({ changed = '', answers, until }: Story, emitted: string, sentAt: readonly number[]): void {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  const sent: number[] = [];
  scheduler.run(({ hot, cold, expectObservable }) => {
    const answers$ = streamAnswers<number>({
      changed$: hot(changed),
      read() {
        const marbles = answers[sent.length] ?? answers.at(-1) ?? '|';
        sent.push(scheduler.now());
        return cold<CallResult<number>>(marbles, ANSWERS);
      },
    });
    expectObservable(answers$, until).toBe(emitted, ANSWERS);
  });
  expect(sent).toEqual(sentAt);
}

it('sends a call at once and after each change', () => {
  play({ changed: '---c---c', answers: ['-(1|)', '-(2|)', '-(3|)'] }, '-1--2---3', [0, 3, 7]);
});

it('sends one request at a time, and one more for all changes during it', () => {
  play({ changed: '-ccc', answers: ['9ms (1|)', '-(2|)'] }, '9ms 12', [0, 9]);
});

it('emits that there was no answer, and retries with growing delays, at most three times', () => {
  play({ answers: ['(u|)'] }, 'u 1999ms u 3999ms u 7999ms u', [0, 2_000, 6_000, 14_000]);
});

it('stops retrying once a request is answered', () => {
  play({ answers: ['(u|)', '-(1|)'], until: '60s !' }, 'u 2s 1', [0, 2_000]);
});

it('does not wait for the next retry when something changes', () => {
  play({ changed: '100ms c', answers: ['(u|)', '-(1|)'], until: '60s !' }, 'u 100ms 1', [0, 100]);
});

it('repeats a refused request only after a change', () => {
  play({ changed: '60s c', answers: ['(r|)', '(1|)'] }, 'r 59999ms 1', [0, 60_000]);
});

it('ignores an answer that arrives after the end', () => {
  play({ answers: ['--(1|)'], until: '-!' }, '', [0]);
});
