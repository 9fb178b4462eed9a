import { loginCall } from '@site/shared/wire/login';
import { signInHistoryCall } from '@site/shared/wire/sessions';
import { answerOf } from '../testing/answerOf';
import { aLogin } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';

const DAY_MS = 24 * 60 * 60_000;

const site = platformForTests();
let registered: number;

beforeAll(() => {
  registered = site.clock.nowMs();
});

describe('the tries to sign in', () => {
  it('are those of the last 90 days, of the member alone', async () => {
    await site.send(loginCall, aLogin('player1', 'wrong'));
    site.clock.advance(60 * DAY_MS);
    await site.send(loginCall, aLogin('player1', 'wrong again'));
    await site.signIn('player2', 'player234');
    expect(await tries()).toEqual([
      [60, 'ok'],
      [60, 'refused'],
      [0, 'refused'],
    ]);

    site.clock.advance(31 * DAY_MS);
    expect(await tries()).toEqual([
      [91, 'ok'],
      [60, 'ok'],
      [60, 'refused'],
    ]);
  });
});

/** Returns the attempts that player1 sees after one more sign-in, with day and result. */
async function tries(): Promise<readonly (readonly [day: number, result: string])[]> {
  const token = await site.signIn('player1', 'player123');
  const { list } = answerOf(signInHistoryCall, await site.send(signInHistoryCall, { pageNum: 1, pageSize: 10 }, { token }));
  return list.map(({ at, result }) => [Math.floor((at - registered) / DAY_MS), result]);
}
