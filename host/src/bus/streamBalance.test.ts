import { NEVER, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { mustBeFen } from '@site/shared/money';
import type { BalanceReading, ReceivedReading } from './balanceReading';
import { streamBalance, type BalanceSources } from './streamBalance';

const aReading = (version: number): BalanceReading => ({ central: mustBeFen(version), locked: mustBeFen(0), asOf: version, version });
const READINGS = Object.fromEntries([1, 2, 3, 9].map((version) => [String(version), aReading(version)]));
const NEWS: Record<string, ReceivedReading> = {
  5: { reading: aReading(5), isTrue: false },
  t: { reading: aReading(2), isTrue: true },
};
const SHOWN = { ...READINGS, 5: aReading(5), t: aReading(2), u: undefined };

interface Story {
  readonly signedIn: string;
  readonly navigation?: string;
  readonly balanceChanged?: string;
  readonly awake?: string;
  readonly streamNews?: string;
  /**
   * Answers to the requests in order, as marbles from the start of each request. The last one serves all further
   * requests.
   */
  readonly answers: readonly string[];
  readonly until?: string;
}

/** Plays a story in virtual time, and expects the shown readings and the times of the requests. */
function play(story: Story, shown: string, sentAt: readonly number[]): void {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  const sent: number[] = [];
  scheduler.run(({ hot, cold, expectObservable }) => {
    const heard = (marbles: string | undefined): Observable<unknown> => (marbles === undefined ? NEVER : hot(marbles));
    const sources: BalanceSources = {
      signedIn$: hot(story.signedIn, { y: true, n: false }),
      navigation$: heard(story.navigation),
      balanceChanged$: heard(story.balanceChanged),
      awake$: heard(story.awake),
      asked$: NEVER,
      streamNews$: story.streamNews === undefined ? NEVER : hot(story.streamNews, NEWS),
      read() {
        const marbles = story.answers[sent.length] ?? story.answers.at(-1) ?? '|';
        sent.push(scheduler.now());
        return cold(marbles, READINGS);
      },
    };
    expectObservable(streamBalance(sources).reading$, story.until).toBe(shown, SHOWN);
  });
  expect(sent).toEqual(sentAt);
}

it('reads at the sign-in, at each navigation and when money has moved [R-NAV-14]', () => {
  play(
    {
      signedIn: '       n-y-------------------',
      navigation: '     ---------a------------',
      balanceChanged: ' ----------------b-----',
      answers: ['--(1|)', '--(2|)', '--(3|)'],
    },
    '                   u---1------2------3---',
    [2, 9, 16],
  );
});

it('sends one request at a time, and one more for all that happened during it', () => {
  play({ signedIn: 'ny', balanceChanged: '---aaa', navigation: '----b', answers: ['9ms (1|)', '9ms (2|)'] }, 'u 9ms 1 8ms 2', [1, 10]);
});

it('drops the answer for a member who has signed out, also when the next has signed in', () => {
  play({ signedIn: 'ny--n-y', answers: ['9ms (9|)', '2ms (1|)'] }, 'u-------1', [1, 6]);
});

it('asks nothing for a guest', () => {
  play({ signedIn: 'n', navigation: '--a', balanceChanged: '---b', answers: ['(1|)'] }, 'u', []);
});

it('repeats what had no answer with growing delays, and gives up after the third time', () => {
  play({ signedIn: 'ny', answers: ['#'] }, 'u', [1, 2_001, 6_001, 14_001]);
});

it('does not wait for the next repetition when money moves', () => {
  play({ signedIn: 'ny', balanceChanged: '100ms a', answers: ['#', '-(1|)'] }, 'u 100ms 1', [1, 100]);
});

it('reads once for a player who switches between windows', () => {
  play({ signedIn: 'ny', awake: '10ms a 9ms a 5s a', answers: ['-(1|)', '-(2|)', '-(3|)'] }, 'u-1 8ms 2 5010ms 3', [1, 10, 5_021]);
});

it('keeps the newest reading of answers and stream, unless the stream says that an older one is true', () => {
  play({ signedIn: 'ny', streamNews: '---5----t', navigation: '-----a', answers: ['-(1|)', '-(3|)'] }, 'u-15----t', [1, 5]);
});
