import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { runs } from '@site/testing/runs';
import {
  addPayoutAccountCall,
  bindEmailCall,
  bindPasswordCall,
  bindPhoneCall,
  payoutAccountsCall,
  removeAccountCall,
  setWithdrawPasswordCall,
  type AddPayoutAccount,
} from '@site/shared/wire/accounts';
import { CODE_CATES, CODE_TYPES, sendCodeToMemberCall, type CodeCate, type CodeType } from '@site/shared/wire/codes';
import { letterListCall } from '@site/shared/wire/letters';
import { balanceCall } from '@site/shared/wire/balance';
import { withdrawCall } from '@site/shared/wire/withdrawals';
import type * as passwordHash from '../kernel/passwordHash';
import { aCodeRequest } from '../testing/aCodeRequest';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import type { TestPlatform } from '../testing/startTestPlatform';

const { hashPassword } = jest.requireActual<typeof passwordHash>('../kernel/passwordHash');

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const CARD = { kind: 'bank', bank: 'ICBC', number: '6222020200001234562' } as const;
const CARD_OF_ANOTHER = { kind: 'bank', bank: 'ICBC', number: '6222020200007654326' } as const;
const OWNER = { password: md5('player123') };
const PIN = md5('273918');
const OWN_PHONE = '8613800001111';
const HOUR_MS = 60 * 60_000;

interface Sent {
  readonly target: string;
  readonly code: string;
  readonly purpose: string;
}

const site = platformForTests();

/** The token is all that the attacker has. The login password, phone and mailbox stay with the owner. */
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
  await site.sandbox('member/player1/balance', { central: '1000.00' });
});

const add = (account: AddPayoutAccount) => site.send(addPayoutAccountCall, account, { token });
const accounts = async () => answerOf(payoutAccountsCall, await site.send(payoutAccountsCall, {}, { token }));
const setPin = (loginPassword: string) =>
  site.send(setWithdrawPasswordCall, { password: PIN, loginPassword: md5(loginPassword) }, { token });
const withdraw = (accountId: string, { amount = '100.00', pin = PIN } = {}) =>
  site.send(withdrawCall, { accountId, amount, password: pin }, { token, key: randomUUID() });
const balance = async () => answerOf(balanceCall, await site.send(balanceCall, { withLockMoney: true }, { token }));
const sent = async () => ((await site.sandbox('messages')) as { readonly messages: readonly Sent[] }).messages;

/** Requests a code and returns it from the owner's phone or mailbox. */
async function aCode(type: CodeType, number = '', cate: CodeCate = CODE_CATES.sms): Promise<string> {
  answerOf(sendCodeToMemberCall, await site.send(sendCodeToMemberCall, await aCodeRequest(site, { number, type, cate }), { token }));
  return (await sent())[0]?.code ?? '';
}

async function anOldCard(): Promise<string> {
  const { id } = answerOf(addPayoutAccountCall, await add({ ...CARD, ...OWNER }));
  site.clock.advance(24 * HOUR_MS);
  token = await site.signIn('player1', 'player123');
  return id;
}

describe('with a stolen token alone', () => {
  it('no payout account is added', async () => {
    expect(await add(CARD)).toMatchObject({ status_code: 6100, message: '请输入登录密码' });
    expect(await add({ ...CARD, password: md5('guess') })).toMatchObject({ status_code: 6100, message: '登录密码错误' });
    expect(await add({ ...CARD, ownCode: '000000' })).toMatchObject({ status_code: 6036 });

    expect((await accounts()).list).toEqual([]);
  });

  it('nothing is withdrawn while no withdrawal password is set [R-ERR-6111]', async () => {
    const id = await anOldCard();

    expect(await withdraw(id, { pin: '' })).toMatchObject({ status_code: 6111, message: '您还没有设置二级密码' });
    expect(await withdraw(id)).toMatchObject({ status_code: 6111 });
    expect(await setPin('guess')).toMatchObject({ status_code: 6100 });
    expect(await balance()).toMatchObject({ balance: '1000.00', lockMoney: '0.00' });
  });

  it('phone and e-mail address are not changed, though the code to the new one is right', async () => {
    const phone = '8613700005678';
    const phoneCode = await aCode(CODE_TYPES.bindPhone, phone);
    expect(await site.send(bindPhoneCall, { phone, code: phoneCode }, { token })).toMatchObject({ status_code: 6100 });
    // The code for the new phone is not valid as the code for the old one.
    expect(await site.send(bindPhoneCall, { phone, code: phoneCode, ownCode: phoneCode }, { token })).toMatchObject({ status_code: 6036 });

    const email = 'thief@example.com';
    const emailCode = await aCode(CODE_TYPES.bindEmail, email, CODE_CATES.email);
    expect(await site.send(bindEmailCall, { email, code: emailCode }, { token })).toMatchObject({ status_code: 6100 });
  });

  it('a first phone is not bound either', async () => {
    token = await site.signIn('unbound1', 'unbound123');
    const phone = '8613700005678';
    const code = await aCode(CODE_TYPES.bindPhone, phone);

    expect(await site.send(bindPhoneCall, { phone, code }, { token })).toMatchObject({ status_code: 6100 });
    expect(await site.send(bindPhoneCall, { phone, code, ownCode: code }, { token })).toMatchObject({ status_code: 6100 });
    expect(await site.send(bindPhoneCall, { phone, code, password: md5('unbound123') }, { token })).toMatchObject({ status_code: 6000 });
  });

  const guessing: readonly (readonly [string, (guess: string) => ReturnType<TestPlatform['send']>])[] = [
    ['oldPassword of bindPassword', (guess) => site.send(bindPasswordCall, { oldPassword: guess, password: md5('newpass123') }, { token })],
    [
      'loginPassword of withdrawal/pwd/set',
      (guess) => site.send(setWithdrawPasswordCall, { password: PIN, loginPassword: guess }, { token }),
    ],
    ['the password of a new payout account', (guess) => add({ ...CARD, password: guess })],
  ];

  it.each(guessing)('guesses at %s are locked after ten, the right one and the login too', async (_call, send) => {
    const codes: number[] = [];
    const guesses = runs(15, 100);
    for (let guess = 0; guess < guesses; guess += 1) codes.push((await send(md5(`guess${String(guess)}`))).status_code);

    expect(codes).toEqual([...Array.from({ length: 9 }, () => 6100), ...Array.from({ length: guesses - 9 }, () => 6037)]);
    expect(await send(OWNER.password)).toMatchObject({ status_code: 6037 });
    await expect(site.signIn('player1', 'player123')).rejects.toThrow();
  });

  it('guesses that come at once are counted too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        site.send(bindPasswordCall, { oldPassword: md5(`guess${String(guess)}`), password: md5('newpass123') }, { token }),
      ),
    );

    expect(answers.filter(({ status_code }) => status_code === 6100)).toHaveLength(9);
    expect(answers.filter(({ status_code }) => status_code === 6037)).toHaveLength(11);
  });
});

describe('the owner', () => {
  it('adds an account with a code to the bound phone, in place of the login password', async () => {
    const ownCode = await aCode(CODE_TYPES.confirm);
    expect((await sent())[0]).toMatchObject({ target: OWN_PHONE, purpose: 'confirm' });

    expect(await add({ ...CARD, ownCode })).toMatchObject({ status_code: 6000 });
    // A code is valid only once.
    expect(await add({ ...CARD, number: '6222020000000015', ownCode })).toMatchObject({ status_code: 6038 });
  });

  it('changes the phone with a code to the former one, and the address with a code to the former address', async () => {
    const phone = '8613700005678';
    const code = await aCode(CODE_TYPES.bindPhone, phone);
    expect(await site.send(bindPhoneCall, { phone, code, ownCode: await aCode(CODE_TYPES.confirm) }, { token })).toMatchObject({
      status_code: 6000,
    });

    const email = 'new@example.com';
    const emailCode = await aCode(CODE_TYPES.bindEmail, email, CODE_CATES.email);
    const ownCode = await aCode(CODE_TYPES.confirm, '', CODE_CATES.email);
    expect((await sent())[0]?.target).toBe('player1@example.com');
    expect(await site.send(bindEmailCall, { email, code: emailCode, ownCode }, { token })).toMatchObject({ status_code: 6000 });
  });

  it('is told of a new account by letter, and on phone and e-mail', async () => {
    await add({ ...CARD, ...OWNER });

    expect((await sent()).filter(({ purpose }) => purpose === 'payout_account_added').map(({ target }) => target)).toEqual([
      'player1@example.com',
      OWN_PHONE,
    ]);
    const { list } = answerOf(letterListCall, await site.send(letterListCall, { pageNum: 1, pageSize: 1, kind: 'notice' }, { token }));
    expect(list[0]).toMatchObject({
      title: '收款账户已添加',
      content: expect.stringContaining('中国工商银行 **** **** **** 4562') as string,
    });
    expect(list[0]?.content).not.toContain(CARD.number);
  });
});

describe('a new payout account', () => {
  beforeEach(() => setPin('player123'));

  it('takes no withdrawal for 24 hours, the first of a member too', async () => {
    const { id, heldUntil, addedAt } = answerOf(addPayoutAccountCall, await add({ ...CARD, ...OWNER }));
    expect(heldUntil).toBe(addedAt + 24 * HOUR_MS);
    expect(await accounts()).toMatchObject({ holdHours: 24, list: [{ id, heldUntil }] });

    expect(await withdraw(id)).toMatchObject({
      status_code: 6012,
      message: expect.stringMatching(/^刚添加的收款账户暂不能取款，\d{4}-\d\d-\d\d \d\d:\d\d（北京时间）起可用$/) as string,
    });
    site.clock.advance(24 * HOUR_MS - 60_000);
    token = await site.signIn('player1', 'player123');
    expect(await withdraw(id)).toMatchObject({ status_code: 6012 });
    expect(await balance()).toMatchObject({ balance: '1000.00', lockMoney: '0.00' });

    site.clock.advance(60_000);
    token = await site.signIn('player1', 'player123');
    expect((await accounts()).list[0]).not.toHaveProperty('heldUntil');
    expect(await withdraw(id)).toMatchObject({ status_code: 6000 });
  });

  it('is not freed by taking it away and adding it again', async () => {
    const id = await anOldCard();
    await site.send(removeAccountCall, { id, password: PIN }, { token });
    const again = answerOf(addPayoutAccountCall, await add({ ...CARD, ...OWNER }));

    expect(await withdraw(again.id)).toMatchObject({ status_code: 6012 });
  });

  it('is held as long as the operator says, or not at all', async () => {
    await site.sandbox('settings', { payoutAccountHoldHours: '0' });
    const { id, heldUntil } = answerOf(addPayoutAccountCall, await add({ ...CARD, ...OWNER }));

    expect(heldUntil).toBeUndefined();
    expect(await accounts()).not.toHaveProperty('holdHours');
    expect(await withdraw(id)).toMatchObject({ status_code: 6000 });
  });
});

describe('withdrawal passwords that come at once', () => {
  beforeEach(async () => {
    await setPin('player123');
    // Hash as slowly as in production, so that the requests overlap.
    await sql`update withdraw_password set password_hash = ${await hashPassword(PIN)}`.execute(site.db);
  });

  it('eight right ones are not locked', async () => {
    const id = await anOldCard();

    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(id)));

    // The limit is five a day.
    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6000, 6000, 6000, 6000, 6012, 6012, 6012]);
  });

  it('fifty wrong ones are three guesses, and the right one is locked for half an hour, over midnight too', async () => {
    const id = await anOldCard();
    site.clock.set(Math.ceil((site.clock.nowMs() + 8 * HOUR_MS) / (24 * HOUR_MS)) * 24 * HOUR_MS - 8 * HOUR_MS - 10 * 60_000);
    token = await site.signIn('player1', 'player123');

    const answers = await Promise.all(Array.from({ length: 50 }, (_, guess) => withdraw(id, { pin: md5(`00000${String(guess)}`) })));

    for (const left of [2, 1]) expect(answers.map(({ message }) => message)).toContain(`二级密码错误，再错 ${left} 次将锁定 30 分钟`);
    expect(answers.filter(({ message }) => message?.includes('请 30 分钟后再试'))).toHaveLength(48);
    expect(await withdraw(id)).toMatchObject({ status_code: 6100 });
    site.clock.advance(20 * 60_000);
    expect(await withdraw(id)).toMatchObject({ status_code: 6100, message: '二级密码错误次数过多，请 10 分钟后再试，或重置二级密码' });
    site.clock.advance(11 * 60_000);
    expect(await withdraw(id)).toMatchObject({ status_code: 6000 });
  });

  it('right ones among wrong ones end a row of failures, each in its turn', async () => {
    const id = await anOldCard();
    for (let round = 0; round < 4; round += 1) {
      expect(await withdraw(id, { pin: md5('000001') })).toMatchObject({ message: '二级密码错误，再错 2 次将锁定 30 分钟' });
      expect(await withdraw(id)).toMatchObject({ status_code: 6000 });
    }
  });
});

describe('a card that somebody else has', () => {
  beforeEach(async () => {
    const other = await site.signIn('player2', 'player234');
    answerOf(
      addPayoutAccountCall,
      await site.send(addPayoutAccountCall, { ...CARD_OF_ANOTHER, password: md5('player234') }, { token: other }),
    );
  });

  it('is refused in code and words as a number that is none', async () => {
    const taken = await add({ ...CARD_OF_ANOTHER, ...OWNER });
    const none = await add({ ...CARD, number: '6222020200001234563', ...OWNER });

    expect(taken).toMatchObject({ status_code: 6007, message: none.message });
    expect(none.status_code).toBe(6007);
    expect(JSON.stringify(taken)).toBe(JSON.stringify(none));
  });

  it('is told to nobody, while one’s own is named as such', async () => {
    await add({ ...CARD_OF_ANOTHER, ...OWNER });
    expect((await sent()).filter(({ purpose, target }) => purpose === 'payout_account_added' && target === OWN_PHONE)).toEqual([]);

    await add({ ...CARD, ...OWNER });
    expect(await add({ ...CARD, ...OWNER })).toMatchObject({ status_code: 6009, message: '您已添加过该账户' });
  });
});
