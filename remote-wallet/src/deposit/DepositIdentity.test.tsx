import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, refused, type FakeHost } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { ordersCall } from '@site/shared/wire/orders';
import { bindFromDepositCall } from '@site/shared/wire/accounts';
import { customerInfoCall, depositGiftsCall, dealRecordCall, payCall, paymentTypesCall, transferRateCall } from '@site/shared/wire/funds';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import { aMemberInfo, anOrder, aPaymentType, someBalances } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { DepositScreen } from './DepositScreen';

const UNKNOWN = { bindRealName: false, realName: '', birthday: '', identity: 'missing' } as const;

const amountField = () => screen.getByRole('textbox', { name: '存款金额' });
const birthdayField = () => screen.getByLabelText('生日');
const step = () => screen.queryByRole('group', { name: '真钱存款和游戏前，请填写真实姓名和生日' });
const submit = () => userEvent.click(screen.getByRole('button', { name: '立即存款' }));

async function open(facts: Partial<MemberInfo> = UNKNOWN): Promise<FakeHost> {
  const host = createFakeServices({
    now: () => Date.UTC(2026, 10, 21),
    location: { name: 'saveMoney', path: '/mine/savemoney', params: {}, query: {} },
    answers: [
      fakeAnswer(ordersCall, { list: [], open: 0 }),
      fakeAnswer(customerInfoCall, { payer: '*海', coins: '0.00' }),
      fakeAnswer(depositGiftsCall, { list: [] }),
      fakeAnswer(paymentTypesCall, { list: [aPaymentType(), aPaymentType({ code: 'USDT', name: 'USDT', waiting: 'virtual' })] }),
      fakeAnswer(dealRecordCall, { total: 0, list: [] }),
      fakeAnswer(allBalanceCall, someBalances()),
      fakeAnswer(memberInfoCall, aMemberInfo(facts)),
      fakeAnswer(bindFromDepositCall, {}),
      fakeAnswer(payCall, anOrder()),
      fakeAnswer(transferRateCall, { currency: 'USDT', rate: '7.1500' }),
    ],
  });
  await renderView(DepositScreen, host);
  return host;
}

async function fill({ amount = '500', name = '李小满', birthday = '1994-06-12' } = {}): Promise<void> {
  await userEvent.type(amountField(), amount);
  await userEvent.type(screen.getByLabelText('真实姓名'), name);
  fireEvent.change(birthdayField(), { target: { value: birthday } });
}

const answer = (host: FakeHost, choice: 'confirmed' | 'cancelled') =>
  act(async () => {
    host.dialogs.at(-1)?.answer(choice);
    await Promise.resolve();
  });

describe('the first deposit', () => {
  it('asks an unverified member for name and birthday before the order, then sends it', async () => {
    const host = await open();
    expect(step()).toHaveTextContent('只对年满 18 岁的会员开放');
    await fill();

    await submit();
    expect(host.dialogs.at(-1)?.options).toMatchObject({ message: expect.stringContaining('姓名：李小满\n生日：1994-06-12') as string });
    expect([...host.callsOf(bindFromDepositCall), ...host.callsOf(payCall)]).toEqual([]);
    host.answer(memberInfoCall, aMemberInfo());
    await answer(host, 'confirmed');

    expect(host.callsOf(bindFromDepositCall)).toEqual([{ realName: '李小满', birthday: '1994-06-12' }]);
    expect(host.callsOf(payCall)).toEqual([{ type: 'bank', amount: '500.00' }]);
    expect(host.navigated.at(-1)).toMatchObject({ name: 'transferWait' });
    expect(host.emitted.map(({ name }) => name)).toContain('member/changed');
  });

  it('takes one press and asks nothing when the member has stated both', async () => {
    const host = await open({});
    expect(step()).not.toBeInTheDocument();
    await userEvent.type(amountField(), '500');

    await submit();

    expect(host.dialogs).toEqual([]);
    expect(host.callsOf(payCall)).toHaveLength(1);
  });

  it('marks the missing fields and sends nothing', async () => {
    const host = await open();
    await userEvent.type(amountField(), '500');

    await submit();

    expect(screen.getByText('请输入正确的名字')).toBeVisible();
    expect(screen.getByText('请选择生日，确保您已年满 18 岁')).toBeVisible();
    expect(screen.getByLabelText('真实姓名')).toHaveFocus();
    expect(host.dialogs).toEqual([]);
  });

  it('submits no identity while the amount is invalid', async () => {
    const host = await open();
    await fill({ amount: '1' });

    await submit();

    expect(host.dialogs).toEqual([]);
    expect(screen.getByText('单笔最低 ¥20')).toBeVisible();
  });

  it('keeps all input when the member declines the question or the answer is lost', async () => {
    const host = await open();
    host.answer(bindFromDepositCall, failing({ kind: 'unreachable' }));
    await userEvent.click(screen.getByRole('radio', { name: /USDT/ }));
    await fill();
    await submit();
    await answer(host, 'cancelled');
    expect(host.callsOf(bindFromDepositCall)).toEqual([]);

    await submit();
    await answer(host, 'confirmed');

    expect(await screen.findByRole('alert')).toHaveTextContent('网络连接失败');
    expect(host.callsOf(payCall)).toEqual([]);
    expect(screen.getByRole('radio', { name: /USDT/ })).toBeChecked();
    expect(amountField()).toHaveValue('500.00');
    expect(screen.getByLabelText('真实姓名')).toHaveValue('李小满');
    expect(birthdayField()).toHaveValue('1994-06-12');
  });

  it('continues with what another page has stated first', async () => {
    const host = await open();
    await fill();
    host.answer(bindFromDepositCall, failing(refused(6009, '资料已经提交，不能更改')));
    host.answer(memberInfoCall, aMemberInfo());
    await submit();
    await answer(host, 'confirmed');

    expect(host.callsOf(payCall)).toHaveLength(1);
    expect(step()).not.toBeInTheDocument();
  });

  it('refuses a member under 18 for good, and keeps the amount in the address', async () => {
    const host = await open();
    await fill({ birthday: '2008-11-22' });
    expect(screen.getByText('未满 18 岁不能参与游戏')).toBeVisible();
    await submit();
    expect(host.dialogs.at(-1)?.options.message).toContain('年满 18 岁之前不能存款和参与真钱游戏');
    host.answer(bindFromDepositCall, failing(refused(6003, '未满 18 岁不能参与游戏，也不能存款')));
    host.answer(memberInfoCall, aMemberInfo({ birthday: '2008-11-22', identity: 'under-age' }));
    await answer(host, 'confirmed');

    expect(await screen.findByText('未满 18 岁不能存款和参与真钱游戏')).toBeVisible();
    expect(screen.getByText(/您从 2026-11-22 起可以存款.*仍可以取款，不需要先完成流水.*请联系在线客服/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '立即存款' })).not.toBeInTheDocument();
    expect(host.callsOf(payCall)).toEqual([]);
    expect(host.location.get().query).toMatchObject({ amount: '500' });
    await userEvent.click(screen.getByRole('button', { name: '去取款' }));
    expect(host.navigated.at(-1)).toMatchObject({ name: 'takeMoney' });
  });

  it('asks for the identity when the platform requires it unexpectedly', async () => {
    const host = await open({});
    host.answer(payCall, failing(refused(6449, '请先填写真实姓名和生日')));
    host.answer(memberInfoCall, aMemberInfo(UNKNOWN));
    await userEvent.type(amountField(), '500');

    await submit();

    expect(await screen.findByRole('group', { name: /真实姓名和生日/ })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('请先填写真实姓名和生日');
    expect(amountField()).toHaveValue('500.00');
  });

  it('does not block the order when the member cannot be loaded, because the platform decides', async () => {
    const host = await open({});
    host.answer(memberInfoCall, failing({ kind: 'timeout' }));
    act(() => {
      host.services.bus.emit('member/changed', {});
    });
    await userEvent.type(amountField(), '500');

    await submit();

    expect(host.callsOf(payCall)).toHaveLength(1);
  });

  it('passes the accessibility check', async () => {
    await open();

    expect(await accessibilityFaults()).toEqual([]);
  });
});
