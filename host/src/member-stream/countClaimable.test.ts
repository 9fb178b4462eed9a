import { TestScheduler } from 'rxjs/testing';
import type { CallResult } from '@site/shared/contract/http';
import { promotionOverviewCall } from '@site/shared/wire/activities';
import { aShell, clearDevice, settled, success, TOKEN } from '../testing/aShell';
import { countClaimable, streamClaimable } from './countClaimable';

/** A digit is a count, `f` a failed read. */
const ANSWERS: Readonly<Record<string, CallResult<number>>> = {
  1: { ok: true, data: 1 },
  3: { ok: true, data: 3 },
  f: { ok: false, failure: { kind: 'unreachable' } },
};
const COUNTS = { 0: 0, 1: 1, 3: 3 };

interface Story {
  /** `y`: a session starts. `n`: it ends. */
  readonly session: string;
  readonly changed?: string;
  /** Answers to the reads in order, as marbles from the start of each read. */
  readonly answers: readonly string[];
}

/** Plays a story in virtual time, and expects the shown counts and the times of the reads. */
function play({ session, changed = '', answers }: Story, shown: string, readAt: readonly number[]): void {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  const reads: number[] = [];
  scheduler.run(({ hot, cold, expectObservable }) => {
    const count$ = streamClaimable({
      token$: hot(session, { y: 'token', n: '' }),
      changed$: hot(changed),
      read() {
        reads.push(scheduler.now());
        return cold(answers[reads.length - 1] ?? '', ANSWERS);
      },
    });
    expectObservable(count$).toBe(shown, COUNTS);
  });
  expect(reads).toEqual(readAt);
}

it('counts at the start of a session, and once for the events of one change', () => {
  play({ session: 'y', changed: '9ms cc', answers: ['-3', '-1'] }, '03 809ms 1', [0, 810]);
});

it('stays as it was where it cannot be read', () => {
  play({ session: 'y', changed: '9ms c', answers: ['-3', '-f'] }, '03', [0, 809]);
});

it('is nothing after signing out, and drops the answer that was under way', () => {
  play({ session: 'y 9ms n', changed: '4ms c', answers: ['-3'] }, '03 8ms 0', [0]);
  play({ session: 'y-n-y', answers: ['---3', '-1'] }, '0-0-01', [0, 4]);
});

it('adds up gifts, draws and friends of the overview', async () => {
  clearDevice();
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
  const list = [1, 2, 0].map((claimable, index) => ({ id: String(index), standing: 'ready', claimable, conditions: [] }));
  const { shell } = await aShell({ answers: { [promotionOverviewCall.path]: success({ list, history: [] }) } });
  shell.session.restore();

  countClaimable(shell);
  await settled();

  expect(shell.claimable.get()).toBe(3);
});
