import { createCipher, createCipherKey, md5Hash } from '@site/shared/crypto';
import { sendCodeToGuestCall, type SendCodeRequest } from '@site/shared/wire/codes';
import {
  emailRecoveryCodeCall,
  emailRecoveryResetCall,
  emailRecoveryVerifyCall,
  phoneRecoveryCodeCall,
  phoneRecoveryResetCall,
  phoneRecoveryVerifyCall,
} from '@site/shared/wire/recovery';
import { preInfoCall } from '@site/shared/wire/site';
import { aShell, answered, aSite, refusal, settled, success, type ShellOptions } from '../../testing/aShell';
import type { CaptchaOutcome, CaptchaSubject } from '../captcha/captchaResult';
import { createRecovery } from './createRecovery';

const cipherKey = createCipherKey();
const { decrypt } = createCipher(cipherKey);
const PASSED: CaptchaOutcome = { kind: 'passed', result: { type: '2', codeId: 'pass-of-player1', code: 'word' } };
const PASSWORD = 'linhai999';
const HASH = md5Hash(PASSWORD);
const SECRET = 'secret-of-step-two';

const CALLS = [
  phoneRecoveryCodeCall,
  phoneRecoveryVerifyCall,
  phoneRecoveryResetCall,
  emailRecoveryCodeCall,
  emailRecoveryVerifyCall,
  emailRecoveryResetCall,
];

async function aRecovery(options: ShellOptions = {}, outcome: CaptchaOutcome = PASSED) {
  let now = 1_800_000_000_000;
  const test = await aShell({
    ...options,
    answers: {
      ...Object.fromEntries(CALLS.map(({ path }) => [path, success({})])),
      ...Object.fromEntries([phoneRecoveryVerifyCall, emailRecoveryVerifyCall].map(({ path }) => [path, success({ secret: SECRET })])),
      [sendCodeToGuestCall.path]: success({ sentTo: '138****1111' }),
      [preInfoCall.path]: success(aSite({ cipherKey })),
      ...options.answers,
    },
  });
  const captcha = { run: jest.fn<Promise<CaptchaOutcome>, [CaptchaSubject]>(() => Promise.resolve(outcome)), close: jest.fn() };
  const announce = jest.fn();
  const onReset = jest.fn();
  const recovery = createRecovery({ http: test.shell.http, captcha, version: '1.0.0', now: () => now, announce, onReset });
  return {
    ...test,
    captcha,
    announce,
    onReset,
    recovery,
    wait(ms: number) {
      now += ms;
    },
  };
}

type Test = Awaited<ReturnType<typeof aRecovery>>;

async function askByPhone({ recovery }: Test) {
  recovery.change({ username: 'player1', phone: '13800001111' });
  recovery.askForCode('message');
  await settled();
}

async function askByEmail({ recovery }: Test) {
  recovery.change({ by: 'email', username: 'player1', email: 'a@b.c' });
  recovery.askForCode('message');
  await settled();
}

async function verify({ recovery }: Test, code = '123456') {
  recovery.change({ code });
  recovery.submitCode();
  await settled();
}

async function reset({ recovery }: Test) {
  recovery.submitPassword(PASSWORD);
  await settled();
}

const payloads = ({ requestsTo }: Test, call: { readonly path: string }) => requestsTo(call).map(({ payload }) => payload);

describe.each([
  {
    by: 'phone',
    ask: askByPhone,
    account: { name: 'player1', phone: '8613800001111' },
    calls: [phoneRecoveryCodeCall, phoneRecoveryVerifyCall, phoneRecoveryResetCall],
    ids: ['[R-API-033] [R-API-039] [R-RESET-11]', '[R-API-034] [R-RESET-14]', '[R-API-035] [R-RESET-15]'],
  },
  {
    by: 'e-mail',
    ask: askByEmail,
    account: { name: 'player1', email: 'a@b.c' },
    calls: [emailRecoveryCodeCall, emailRecoveryVerifyCall, emailRecoveryResetCall],
    ids: ['[R-API-036] [R-RESET-12]', '[R-API-037] [R-RESET-14]', '[R-API-038] [R-RESET-15]'],
  },
] as const)('by $by', ({ ask, account, calls: [codeCall, verifyCall, resetCall], ids }) => {
  it(`asks for a code and goes to step 1 ${ids[0]}`, async () => {
    const test = await aRecovery();

    await ask(test);

    expect(payloads(test, codeCall)).toEqual([account]);
    expect(test.recovery.state.get()).toMatchObject({ step: 1 });
  });

  it(`verifies the code and goes to step 2 ${ids[1]}`, async () => {
    const test = await aRecovery();
    await ask(test);

    await verify(test);

    expect(payloads(test, verifyCall)).toEqual([{ ...account, code: '123456' }]);
    expect(test.recovery.state.get()).toMatchObject({ step: 2 });
  });

  it(`resets the password and goes to step 3 ${ids[2]}`, async () => {
    const test = await aRecovery();
    await ask(test);
    await verify(test);

    await reset(test);

    expect(payloads(test, resetCall)).toEqual([{ ...account, password: HASH, secondPassword: HASH, secret: SECRET }]);
    expect(test.recovery.state.get()).toEqual({ step: 3, name: 'player1' });
    expect(test.onReset).toHaveBeenCalledTimes(1);
  });
});

it('the password leaves as md5 only; neither it nor the secret of step two is in an address, a storage or a log [R-VAL-17]', async () => {
  const test = await aRecovery();
  await askByPhone(test);
  await verify(test);
  await reset(test);

  expect(JSON.stringify(test.requests)).not.toContain(PASSWORD);
  const kept = JSON.stringify([
    test.logged,
    Object.entries(window.localStorage),
    Object.entries(window.sessionStorage),
    window.location.href,
  ]);
  for (const secret of [PASSWORD, HASH, SECRET, '123456', '13800001111']) expect(kept).not.toContain(secret);
});

it('each code requires a captcha of its own', async () => {
  const test = await aRecovery();

  await askByPhone(test);
  test.wait(60_000);
  test.recovery.askForCode('message');
  await settled();

  expect(test.captcha.run.mock.calls).toEqual([
    [{ kind: 'recoveryByPhone', name: 'player1', phone: '8613800001111' }],
    [{ kind: 'recoveryByPhone', name: 'player1', phone: '8613800001111' }],
  ]);
  expect(payloads(test, phoneRecoveryCodeCall)).toHaveLength(2);
});

it.each<[string, CaptchaOutcome]>([
  ['closed', { kind: 'finished', failure: undefined }],
  ['failed', { kind: 'finished', failure: { kind: 'timeout' } }],
])('without the captcha, which was %s, nothing is sent [R-RESET-13]', async (_how, outcome) => {
  const test = await aRecovery({}, outcome);

  await askByPhone(test);

  expect(payloads(test, phoneRecoveryCodeCall)).toEqual([]);
  expect(test.recovery.state.get()).toMatchObject({
    step: 0,
    doing: { kind: outcome.kind === 'finished' && outcome.failure ? 'refused' : 'idle' },
  });
});

it('a call instead of a message carries the pass of the captcha, number and name encrypted [R-SENDCODE-04] [R-SENDCODE-08] [R-API-021]', async () => {
  const test = await aRecovery();
  await askByPhone(test);
  test.wait(60_000);

  test.recovery.askForCode('voice');
  await settled();

  const payload = payloads(test, sendCodeToGuestCall)[0] as SendCodeRequest;
  expect([payload.sendCodeNumV2, payload.sendNameV2, payload.codeIdV2].map(decrypt)).toEqual([
    '8613800001111',
    'player1',
    'pass-of-player1',
  ]);
  expect(payload).toMatchObject({
    type: 2,
    cate: 2,
    kaptchcate: '2',
    imageCode: 'word',
    version: '1.0.0',
    codeId: md5Hash('pass-of-player1'),
  });
  expect(test.recovery.state.get()).toMatchObject({ step: 1, doing: { kind: 'calling' } });
  test.recovery.closeCall();
  expect(test.recovery.state.get()).toMatchObject({ step: 1, doing: { kind: 'idle' } });
});

it('a call is not tried where the site has no key to encrypt with', async () => {
  const test = await aRecovery({ answers: { [preInfoCall.path]: success(aSite()) } });
  await askByPhone(test);
  test.wait(60_000);

  test.recovery.askForCode('voice');
  await settled();

  expect(payloads(test, sendCodeToGuestCall)).toEqual([]);
  expect(test.recovery.state.get()).toMatchObject({ step: 1, doing: { kind: 'refused', failure: { kind: 'malformed' } } });
});

describe('the code', () => {
  it('already sent is used, if the player went back and changed nothing [R-RESET-10]', async () => {
    const test = await aRecovery();
    await askByPhone(test);
    test.recovery.change({ code: '12' });

    test.recovery.goBack();
    expect(test.recovery.state.get()).toMatchObject({ step: 0 });
    expect(test.recovery.values.get()).toMatchObject({ username: 'player1', phone: '13800001111', code: '12' });
    test.recovery.askForCode('message');

    expect(test.recovery.state.get()).toMatchObject({ step: 1 });
    expect(payloads(test, phoneRecoveryCodeCall)).toHaveLength(1);
  });

  it('for another account is another one', async () => {
    const test = await aRecovery();
    await askByPhone(test);
    test.recovery.goBack();

    test.recovery.change({ phone: '13900002222' });
    test.recovery.askForCode('message');
    await settled();

    expect(payloads(test, phoneRecoveryCodeCall)).toHaveLength(2);
  });

  it('is not requested twice at once', async () => {
    const test = await aRecovery();

    test.recovery.change({ username: 'player1', phone: '13800001111' });
    test.recovery.askForCode('message');
    test.recovery.askForCode('message');
    await settled();
    test.recovery.change({ code: '123456' });
    test.recovery.submitCode();
    test.recovery.submitCode();
    await settled();

    expect(payloads(test, phoneRecoveryCodeCall)).toHaveLength(1);
    expect(payloads(test, phoneRecoveryVerifyCall)).toHaveLength(1);
  });

  it('that was verified is not checked again when the player went back [R-RESET-10]', async () => {
    const test = await aRecovery();
    await askByPhone(test);
    await verify(test);

    test.recovery.goBack();
    expect(test.recovery.state.get()).toMatchObject({ step: 1 });
    test.recovery.submitCode();

    expect(test.recovery.state.get()).toMatchObject({ step: 2 });
    expect(payloads(test, phoneRecoveryVerifyCall)).toHaveLength(1);
  });
});

it.each([6034, 6039])('code %i at the request of a code: refused, and step 0 stays [R-RESET-13]', async (code) => {
  const test = await aRecovery({ answers: { [phoneRecoveryCodeCall.path]: refusal(code, '尝试次数过多') } });

  await askByPhone(test);

  expect(test.recovery.state.get()).toMatchObject({ step: 0, doing: { kind: 'refused', failure: { code, message: '尝试次数过多' } } });
  expect(test.recovery.sentCodes.get().size).toBe(0);
  expect(test.announce).not.toHaveBeenCalled();
});

it('6066 starts the cooldown, and step 0 stays [R-RESET-13] [R-RESET-17] [R-ERR-6066]', async () => {
  const test = await aRecovery({ answers: { [phoneRecoveryCodeCall.path]: refusal(6066, '请 60 秒后再试') } });

  await askByPhone(test);

  expect(test.recovery.state.get()).toMatchObject({ step: 0, doing: { kind: 'refused' } });
  expect([...test.recovery.sentCodes.get().values()]).toEqual([{ at: 1_800_000_000_000, isOurs: false }]);
});

it.each([
  ['the code', phoneRecoveryCodeCall, 0],
  ['its check', phoneRecoveryVerifyCall, 1],
  ['the new password', phoneRecoveryResetCall, 2],
])('where the answer to %s is lost, it is refused, and nothing is sent again automatically', async (_what, call, step) => {
  const test = await aRecovery({ answers: { [call.path]: answered('bad gateway', 502) } });

  await askByPhone(test);
  if (step > 0) await verify(test);
  if (step > 1) await reset(test);

  expect(payloads(test, call)).toHaveLength(1);
  expect(test.recovery.state.get()).toMatchObject({ step, doing: { kind: 'refused', failure: { kind: 'unreachable' } } });
});

describe('begun again', () => {
  it('it resumes where it stopped', async () => {
    const test = await aRecovery();
    await askByPhone(test);

    test.recovery.begin('');
    test.recovery.begin(' player1 ');

    expect(test.recovery.state.get()).toMatchObject({ step: 1 });
  });

  it('for another name it starts over; the cooldowns stay', async () => {
    const test = await aRecovery();
    await askByPhone(test);

    test.recovery.begin('player2');

    expect(test.recovery.state.get()).toMatchObject({ step: 0 });
    expect(test.recovery.values.get()).toMatchObject({ username: 'player2', phone: '' });
    expect(test.recovery.sentCodes.get().size).toBe(1);
  });

  it('after it succeeded it starts over', async () => {
    const test = await aRecovery();
    await askByPhone(test);
    await verify(test);
    await reset(test);

    test.recovery.begin('');

    expect(test.recovery.state.get()).toMatchObject({ step: 0 });
    expect(test.recovery.values.get()).toMatchObject({ username: '', code: '' });
  });

  it('what is answered about the one before counts no more', async () => {
    const test = await aRecovery();
    test.recovery.change({ username: 'player1', phone: '13800001111' });
    test.recovery.askForCode('message');

    test.recovery.startOver();
    await settled();

    expect(test.captcha.close).toHaveBeenCalled();
    expect(test.recovery.state.get()).toMatchObject({ step: 0, doing: { kind: 'idle' } });
  });
});
