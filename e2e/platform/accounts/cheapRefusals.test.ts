import { createHash, randomUUID } from 'node:crypto';
import { addPayoutAccountCall, bindPasswordCall, setWithdrawPasswordCall } from '@site/shared/wire/accounts';
import { CODE_TYPES, sendCodeToMemberCall } from '@site/shared/wire/codes';
import type { Envelope } from '@site/shared/wire/envelope';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { beginSecondFactorCall, confirmSecondFactorCall, endSecondFactorCall } from '@site/shared/wire/secondFactor';
import { withdrawCall } from '@site/shared/wire/withdrawals';
import { type TOTP, URI } from 'otpauth';
import type * as passwordHash from '../kernel/passwordHash';
import { aCodeRequest } from '../testing/aCodeRequest';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { aLogin } from '../testing/sendRaw';
import { aWithdrawer, type Withdrawer } from '../withdrawals/testing/aWithdrawer';

/** Number of derived keys. Deriving a key is the most expensive work that a call can cause. */
let derived = 0;

jest.mock('../kernel/passwordHash', () => {
  const actual = jest.requireActual<typeof passwordHash>('../kernel/passwordHash');
  return {
    ...actual,
    hashPassword: (md5: string) => {
      derived += 1;
      return actual.hashPassword(md5, 2);
    },
    isPassword: (md5: string, stored: string) => {
      derived += 1;
      return actual.isPassword(md5, stored);
    },
  };
});

const site = platformForTests();
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const PASSWORD = md5('player123');
const GUESSABLE = md5('a123456');

let player: Withdrawer;
let token: string;

beforeAll(async () => {
  site.clock.freeze();
  player = await aWithdrawer(site, '1000.00');
  token = await site.signIn('player1', 'player123');
});
beforeEach(() => {
  derived = 0;
});

const register = (over: object = {}) =>
  site.send(registerCall, {
    ...{ name: 'linhai88', password: md5('linhai888'), secondPassword: md5('linhai888'), kaptchcate: '', codeId: '', code: '' },
    ...{ domain: 'site.example', rCode: '', iCode: '', ...over },
  });

async function sendCode(): Promise<Envelope> {
  const request = await aCodeRequest(site, { number: '8613900000001', type: CODE_TYPES.bindPhone });
  return site.send(sendCodeToMemberCall, request, { token });
}

describe('derives no key for', () => {
  it.each<[what: string, code: number, send: () => Promise<Envelope>]>([
    ['a registration whose two passwords differ', 6007, () => register({ secondPassword: PASSWORD })],
    [
      'a registration with a password that anyone would try first',
      6007,
      () => register({ password: GUESSABLE, secondPassword: GUESSABLE }),
    ],
    ['a name that no member may have', 6007, () => register({ name: 'kefu01' })],
    ['a name that is taken', 6009, () => register({ name: 'player2' })],
    ['a registration without the slider that is required by then', 6022, () => register()],
    [
      'another login password that anyone would try first',
      6007,
      () => site.send(bindPasswordCall, { oldPassword: PASSWORD, password: GUESSABLE }, { token }),
    ],
    [
      'a withdrawal password where one is set',
      6009,
      () => site.send(setWithdrawPasswordCall, { password: md5('836152'), loginPassword: PASSWORD }, { token }),
    ],
    ['a withdrawal of more than there is', 6007, () => player.ask('50000.00')],
    [
      'the end of a second factor that is off',
      6004,
      () => site.send(endSecondFactorCall, { password: PASSWORD, authCode: '123456' }, { token }),
    ],
  ])('%s', async (_what, code, send) => {
    expect(await send()).toMatchObject({ status_code: code });
    expect(derived).toBe(0);
  });

  it('a payout account beyond as many as a member may have', async () => {
    const add = (account: string) => player.send(addPayoutAccountCall, { kind: 'alipay', account, password: PASSWORD });
    for (const account of ['one@mail.example', 'two@mail.example', 'three@mail.example'])
      answerOf(addPayoutAccountCall, await add(account));
    derived = 0;

    expect(await add('four@mail.example')).toMatchObject({ status_code: 6012 });
    expect(derived).toBe(0);
  });

  it('a second code within a minute', async () => {
    expect(await sendCode()).toMatchObject({ status_code: 6000 });
    derived = 0;

    expect(await sendCode()).toMatchObject({ status_code: 6066 });
    expect(derived).toBe(0);
  });

  it('a withdrawal that was made already, whatever password comes with it', async () => {
    const key = randomUUID();
    const { orderId } = await player.withdraw('100.00', { key });
    derived = 0;

    expect(answerOf(withdrawCall, await player.ask('100.00', { key }))).toMatchObject({ orderId });
    expect(answerOf(withdrawCall, await player.ask('100.00', { key, password: md5('000000') }))).toMatchObject({ orderId });
    expect(await player.ask('200.00', { key })).toMatchObject({ status_code: 6009 });
    expect(derived).toBe(0);
  });

  it('a withdrawal without the code of a second factor, and a second factor that is on already', async () => {
    const { uri } = answerOf(beginSecondFactorCall, await site.send(beginSecondFactorCall, { password: PASSWORD }, { token }));
    const code = (URI.parse(uri) as TOTP).generate({ timestamp: site.clock.nowMs() });
    answerOf(confirmSecondFactorCall, await site.send(confirmSecondFactorCall, { code }, { token }));
    derived = 0;

    const request = { accountId: player.accountId, amount: '100.00', password: md5('273918') };
    expect(await site.send(withdrawCall, request, { token, key: randomUUID() })).toMatchObject({ status_code: 6035 });
    expect(await site.send(beginSecondFactorCall, { password: PASSWORD }, { token })).toMatchObject({ status_code: 6009 });
    expect(derived).toBe(0);
  });

  it('a sign-in from a network that is locked, however many come at once', async () => {
    const tries = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () =>
          site.send(loginCall, aLogin('nobody12', 'wrong123'), { headers: { 'x-forwarded-for': '198.51.100.9' } }),
        ),
      );
    await tries(100);
    derived = 0;

    const answers = await tries(50);

    expect(answers.map(({ status_code: code }) => code)).not.toContain(6000);
    expect(derived).toBe(0);
  });
});
