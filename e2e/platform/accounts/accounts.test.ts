import { createHash } from 'node:crypto';
import {
  addPayoutAccountCall,
  payoutAccountsCall,
  payoutBanksCall,
  removeAccountCall,
  setDefaultAccountCall,
  setWithdrawPasswordCall,
  virtualCurrenciesCall,
  type AddPayoutAccount,
} from '@site/shared/wire/accounts';
import { aCardNumber } from '@site/testing/aCardNumber';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { MAX_ACCOUNTS } from './createAccounts';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const PIN = md5('273918');

/** Builds a card with a number shorter than those of real cards of this range. */
const aCard = (which = 1): AddPayoutAccount => ({ kind: 'bank', bank: 'ICBC', number: aCardNumber(`62220200000000${which}`) });
const aTronAddress: AddPayoutAccount = { kind: 'virtual', network: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
});

const add = async (account: AddPayoutAccount, as = token, password = 'player123') =>
  site.send(addPayoutAccountCall, { ...account, password: md5(password) }, { token: as });
const list = async (as = token) => answerOf(payoutAccountsCall, await site.send(payoutAccountsCall, {}, { token: as })).list;
const added = async (account: AddPayoutAccount) => answerOf(addPayoutAccountCall, await add(account));

describe('payout accounts', () => {
  it('are asked for by GET, with the banks and networks to choose from [R-API-078] [R-API-079] [R-API-071]', async () => {
    expect(payoutAccountsCall).toMatchObject({ method: 'GET', path: '/fd/api/v1/bankCard/queryMemberBanksInfoList' });
    expect(payoutBanksCall).toMatchObject({ method: 'GET', path: '/fd/api/v1/bankCard/withdraw/add/list' });
    expect(answerOf(payoutAccountsCall, await site.send(payoutAccountsCall, {}, { token }))).toEqual({
      list: [],
      limits: MAX_ACCOUNTS,
      holdHours: 24,
    });

    const banks = answerOf(payoutBanksCall, await site.send(payoutBanksCall, {}, { headers: { language: 'zh-TW' } }));
    expect(banks.list[0]).toEqual({ code: 'ICBC', name: '中國工商銀行' });
    const { list: networks } = answerOf(virtualCurrenciesCall, await site.send(virtualCurrenciesCall, {}));
    expect(networks.map(({ network }) => network)).toEqual(['TRC20', 'ERC20']);
  });

  it('are in the name of the member, and come back masked [R-MEMBER-12]', async () => {
    const card = await added(aCard());

    expect(card).toMatchObject({ kind: 'bank', label: '中国工商银行', number: '**** **** **** 0015', holder: '*海', isDefault: true });
    await added(aTronAddress);
    await added({ kind: 'alipay', account: 'Player1@Example.com' });
    expect((await list()).map(({ number, isDefault }) => [number, isDefault])).toEqual([
      ['**** **** **** 0015', true],
      ['TR7NHq****gjLj6t', false],
      ['p****@example.com', false],
    ]);
    expect(JSON.stringify(await list())).not.toContain('6222');
  });

  it.each([
    ['a bank that is not offered', { kind: 'bank', bank: 'NONE', number: '6222020000000015' }],
    ['an address of another chain', { kind: 'virtual', network: 'ERC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
    ['an address with two letters swapped', { kind: 'virtual', network: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjt6' }],
    ['a letter base58 lacks', { kind: 'virtual', network: 'TRC20', address: 'T07NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
    ['a network that is not offered', { kind: 'virtual', network: 'BTC', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
    ['neither phone nor address', { kind: 'alipay', account: 'player1' }],
    ['a card number too short', { kind: 'bank', bank: 'ICBC', number: '123456789012345' }],
    ['a card of nobody', { kind: 'bank', bank: 'ICBC', number: '0000000000000000' }],
    ['a card whose check digit is wrong', { kind: 'bank', bank: 'ICBC', number: '6222020000000016' }],
    ['a scheme that is not paid out to', { kind: 'bank', bank: 'ICBC', number: '6011000990139424' }],
  ] as const)('are refused for %s', async (_name, account) => {
    expect(await add(account)).toMatchObject({ status_code: 6007 });
    expect(await list()).toEqual([]);
  });

  it('belong to one member only, however it is written', async () => {
    await added({ kind: 'virtual', network: 'ERC20', address: `0x${'ab'.repeat(20)}` });
    const other = await site.signIn('player2', 'player234');

    expect(await add({ kind: 'virtual', network: 'ERC20', address: `0x${'AB'.repeat(20)}` }, other, 'player234')).toMatchObject({
      status_code: 6007,
    });
    expect(await list(other)).toEqual([]);
  });

  it('end at a limit of each kind, also when asked for all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => add(aCard(index))));

    expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(MAX_ACCOUNTS.bank);
    expect(answers.filter(({ message }) => message === '该类账户最多添加 5 个，移除一个后可以再添加')).toHaveLength(8 - MAX_ACCOUNTS.bank);
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await added(aTronAddress);
  });

  it('are for members with a phone and a real name', async () => {
    const unbound = await site.signIn('unbound1', 'unbound123');

    expect(await add(aCard(), unbound, 'unbound123')).toMatchObject({ status_code: 6015 });
    await site.sandbox('member/unbound1/bindings', { phone: '8613700001234' });
    expect(await add(aCard(), unbound, 'unbound123')).toMatchObject({ status_code: 6449, message: '请先完善真实姓名' });
    await site.sandbox('member/unbound1/bindings', { realName: '李小满' });
    expect(await add(aCard(), unbound, 'unbound123')).toMatchObject({ status_code: 6000 });
  });
});

describe('an account', () => {
  it('becomes the default one on request, and the oldest does when that one is removed', async () => {
    const [first, second] = [await added(aCard(1)), await added(aCard(2))];
    await site.send(setDefaultAccountCall, { id: second.id }, { token });
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([false, true]);

    answerOf(removeAccountCall, await site.send(removeAccountCall, { id: second.id, password: md5('player123') }, { token }));

    expect((await list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([[first.id, true]]);
    expect(await site.send(setDefaultAccountCall, { id: second.id }, { token })).toMatchObject({ status_code: 6004 });
    expect(await add(aCard(2))).toMatchObject({ status_code: 6000 });
  });

  it('is not found for another member', async () => {
    const { id } = await added(aCard());
    const other = await site.signIn('player2', 'player234');

    expect(await site.send(setDefaultAccountCall, { id }, { token: other })).toMatchObject({ status_code: 6004 });
    expect(await site.send(removeAccountCall, { id, password: md5('player234') }, { token: other })).toMatchObject({ status_code: 6004 });
    expect(await list()).toHaveLength(1);
  });

  it('is removed with the withdrawal password where one is set, which three wrong ones lock', async () => {
    const { id } = await added(aCard());
    answerOf(
      setWithdrawPasswordCall,
      await site.send(setWithdrawPasswordCall, { password: PIN, loginPassword: md5('player123') }, { token }),
    );
    const remove = (password: string) => site.send(removeAccountCall, { id, password }, { token });

    expect(await remove(md5('player123'))).toMatchObject({ status_code: 6100, message: '二级密码错误，再错 2 次将锁定 30 分钟' });
    expect(await remove(md5('000000'))).toMatchObject({ status_code: 6100 });
    expect(await remove(md5('000001'))).toMatchObject({ message: expect.stringContaining('30 分钟') as string });
    expect(await remove(PIN)).toMatchObject({ status_code: 6100 });
    expect(await list()).toHaveLength(1);

    site.clock.advance(30 * 60_000);
    expect(await remove(PIN)).toMatchObject({ status_code: 6000 });
    expect(await list()).toEqual([]);
  });

  it('allows three guesses of the password, however many come at once', async () => {
    const { id } = await added(aCard());
    await site.send(setWithdrawPasswordCall, { password: PIN, loginPassword: md5('player123') }, { token });

    await Promise.all(
      Array.from({ length: 6 }, (_, guess) => site.send(removeAccountCall, { id, password: md5(`00000${guess}`) }, { token })),
    );

    expect(await site.send(removeAccountCall, { id, password: PIN }, { token })).toMatchObject({ status_code: 6100 });
    expect(await list()).toHaveLength(1);
  });
});
