import { randomUUID } from 'node:crypto';
import { bindFromDepositCall } from '@site/shared/wire/accounts';
import { closeOrderCall, createSignalCodeCall, customerInfoCall, depositOrderStatusCall, payCall } from '@site/shared/wire/funds';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
});

describe('the payer of a deposit', () => {
  beforeEach(async () => {
    // The name is required even when the site requires no identity check.
    await site.sandbox('settings', { identityCheck: '0' });
    await site.sandbox('member/player1/bindings', { realName: null });
  });

  it('is asked for by ways that are paid from an account with a name, and by no others [R-API-029]', async () => {
    expect(await pay('BANK')).toMatchObject({ status_code: 6449, message: '请先填写存款人姓名' });
    expect(await pay('USDT')).toMatchObject({ status_code: 6000 });
  });

  it('is stated once, and shown masked from then on [R-API-029] [R-API-066]', async () => {
    expect(await info()).toMatchObject({ payer: '' });

    expect(await bind('李小满')).toMatchObject({ status_code: 6000 });

    expect(await info()).toMatchObject({ payer: expect.stringMatching(/^\*+满$|^李?\*+满?$/) as string });
    expect(await pay('BANK')).toMatchObject({ status_code: 6000 });
    expect(await bind('王小满')).toMatchObject({ status_code: 6009 });
  });

  it('has a name: figures and signs are refused [R-API-029]', async () => {
    expect(await bind('12345')).toMatchObject({ status_code: 6007 });
    expect(await info()).toMatchObject({ payer: '' });
  });
});

it('knows the way of the last deposit that was credited [R-API-066]', async () => {
  expect((await info()).lastType).toBeUndefined();
  const { orderId } = answerOf(payCall, await pay('ALIPAY'));
  await site.sandbox('cashier/pay', { orderId });
  await pay('BANK');

  expect((await info()).lastType).toBe('ALIPAY');
});

describe('the signal code of an order', () => {
  it('is made once, however often and from however many tabs it is asked for, and is the remark of the order [R-API-065]', async () => {
    const { orderId } = answerOf(payCall, await pay('BANK'));

    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(orderId)));

    const [code] = codes.map((each) => answerOf(createSignalCodeCall, each).code);
    expect(new Set(codes.map((each) => answerOf(createSignalCodeCall, each).code))).toEqual(new Set([code]));
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    const { order } = answerOf(depositOrderStatusCall, await site.send(depositOrderStatusCall, { orderId }, { token }));
    expect(order?.payee?.remark).toBe(code);
  });

  it('is made for no other member’s order, none in coins and none that is closed [R-API-065]', async () => {
    const { orderId } = answerOf(payCall, await pay('BANK'));
    const other = await site.signIn('player2', 'player234');
    expect(await site.send(createSignalCodeCall, { orderId }, { token: other })).toMatchObject({ status_code: 6004 });
    await site.send(closeOrderCall, { orderId }, { token });

    expect(await codeOf(orderId)).toMatchObject({ status_code: 6004 });
    expect(await codeOf(answerOf(payCall, await pay('USDT')).orderId)).toMatchObject({ status_code: 6004 });
  });
});

const pay = (type: string) => site.send(payCall, { type, amount: '100.00' }, { token, key: randomUUID() });
const bind = (realName: string) => site.send(bindFromDepositCall, { realName }, { token });
const codeOf = (orderId: string) => site.send(createSignalCodeCall, { orderId }, { token });

async function info() {
  return answerOf(customerInfoCall, await site.send(customerInfoCall, {}, { token }));
}
