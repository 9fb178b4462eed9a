import { createHash } from 'node:crypto';
import { CAPTCHA_OCCASIONS, sliderPuzzleCall } from '@site/shared/wire/captcha';
import { loginCall } from '@site/shared/wire/login';
import { phoneRecoveryCodeCall, phoneRecoveryResetCall, phoneRecoveryVerifyCall } from '@site/shared/wire/recovery';
import { aPass, from, tryPuzzle } from '../testing/aCaptcha';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { aLogin, type CallExtras } from '../testing/sendRaw';

/** Simulates attacks by strangers who know a member's login name and phone, from any number of networks. */
const site = platformForTests();

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});

const MEMBER = { name: 'player1', phone: '8613800001111' };
const RECOVERY = CAPTCHA_OCCASIONS.recoveryByPhone;
const OWNER = from('198.51.100.7');
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const strangers = (count: number): readonly CallExtras[] => Array.from({ length: count }, (_, index) => from(`203.0.113.${String(index)}`));

const ask = async (extras: CallExtras) => {
  await aPass(site, RECOVERY, MEMBER.name, extras);
  return site.send(phoneRecoveryCodeCall, MEMBER, extras);
};
const verify = (code: string, extras: CallExtras) => site.send(phoneRecoveryVerifyCall, { ...MEMBER, code }, extras);
const reset = (secret: string, extras: CallExtras) =>
  site.send(phoneRecoveryResetCall, { ...MEMBER, password: md5('newpass99'), secondPassword: md5('newpass99'), secret }, extras);
const newestCode = async () => ((await site.sandbox('messages')) as { messages: { code: string }[] }).messages[0]?.code ?? '';

async function guessWrongly(times: number, extras: CallExtras): Promise<void> {
  const wrong = (await newestCode()) === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < times; guess += 1) expect((await verify(wrong, extras)).status_code).not.toBe(6000);
}

it('the owner recovers the password while strangers miss the slider for the name', async () => {
  for (const extras of strangers(30)) {
    expect(await tryPuzzle(site, RECOVERY, MEMBER.name, { off: 60, ...extras })).toMatchObject({ status_code: 6022 });
  }

  // Each request gets its puzzle, and a solved one is never refused.
  for (let asks = 0; asks < 3; asks += 1) {
    expect(await site.send(sliderPuzzleCall, { ktype: RECOVERY, name: MEMBER.name }, OWNER)).toMatchObject({ status_code: 6000 });
  }
  expect(await ask(OWNER)).toMatchObject({ status_code: 6000 });
  const { secret } = answerOf(phoneRecoveryVerifyCall, await verify(await newestCode(), OWNER));
  expect(await reset(secret, OWNER)).toMatchObject({ status_code: 6000 });
  expect(await site.send(loginCall, aLogin(MEMBER.name, 'newpass99'), OWNER)).toMatchObject({ status_code: 6000 });
});

it('the code of the owner stays right after five wrong guesses from each of thirty other networks', async () => {
  expect(await ask(OWNER)).toMatchObject({ status_code: 6000 });
  for (const extras of strangers(30)) await guessWrongly(5, extras);

  const { secret } = answerOf(phoneRecoveryVerifyCall, await verify(await newestCode(), OWNER));

  expect(await reset(secret, OWNER)).toMatchObject({ status_code: 6000 });
});

it('the owner verifies a code that a stranger asked for and guessed at until the stranger was locked', async () => {
  const [stranger] = strangers(1);
  expect(await ask(stranger ?? {})).toMatchObject({ status_code: 6000 });
  await guessWrongly(8, stranger ?? {});

  expect(await verify(await newestCode(), OWNER)).toMatchObject({ status_code: 6000 });
});

it('fifty sign-ins of the owner at once succeed beside fifty wrong ones from elsewhere', async () => {
  await site.sandbox('settings', { captcha: 'off' });
  const signIn = (password: string, extras: CallExtras) => site.send(loginCall, aLogin(MEMBER.name, password), extras);

  const [right] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, (_, index) => signIn('player123', from(`198.51.${String(index)}.7`)))),
    Promise.all(strangers(50).map((extras) => signIn('wrong', extras))),
  ]);

  expect(new Set(right.map(({ status_code: code }) => code))).toEqual(new Set([6000]));
});
