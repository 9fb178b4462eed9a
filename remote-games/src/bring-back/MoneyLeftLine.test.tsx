import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall, type FakeHost, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { recycleCall, transferOutcomeCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { renderView } from '../testing/renderView';
import { MoneyLeftLine } from './MoneyLeftLine';

const JGDZ = { enName: 'JGDZ', name: '极光电子', balance: '120.00', state: 'open' as const };
const HTZR = { enName: 'HTZR', name: '皇庭真人', balance: '30.50', state: 'maintenance' as const };
const BOUND = { enName: 'QKDZ', name: '乾坤游戏', balance: '70.00', state: 'open' as const, turnoverLeft: '80.00' };
const EMPTY = { enName: 'WXDZ', name: '五行电子', balance: '0.00', state: 'open' as const };

function balancesOf(list: ResponseOf<typeof allBalanceCall>['list']): ResponseOf<typeof allBalanceCall> {
  return { asOf: 1, centerWalletBalance: '10.00', lockMoney: '0.00', autoTransfer: '0', list };
}

const BROUGHT: ResponseOf<typeof recycleCall> = { recycled: '120.00', list: [], kept: [], centerWalletBalance: '130.00', asOf: 2 };

function aHost(list: ResponseOf<typeof allBalanceCall>['list'], options: FakeServicesOptions = {}): FakeHost {
  return createFakeServices({ answers: [fakeAnswer(allBalanceCall, balancesOf(list)), fakeAnswer(recycleCall, BROUGHT)], ...options });
}

const bringBack = () => screen.getByRole('button', { name: '一键取回' });

describe('money that a game has left in its venue', () => {
  it('names the money with its venue and withdraws it by one press, with a key', async () => {
    const host = aHost([JGDZ, BOUND, EMPTY]);
    await renderView(MoneyLeftLine, host);
    expect(screen.getByText('极光电子还有 ¥120，可一键取回中心钱包')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    host.answer(allBalanceCall, balancesOf([BOUND]));
    const held = holdCall<typeof BROUGHT>();
    host.answer(recycleCall, held.handler);

    await userEvent.dblClick(bringBack());
    expect(screen.getByRole('button', { name: '正在取回' })).toBeVisible();
    await act(async () => {
      held.settle(BROUGHT);
      await Promise.resolve();
    });

    expect(host.callsOf(recycleCall)).toEqual([{ channelCode: 'JGDZ' }]);
    expect(host.calls.find(({ path }) => path === recycleCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(host.toasts).toEqual([{ message: '已取回 ¥120 至中心钱包', tone: 'success' }]);
    await waitFor(() => {
      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  it('shows the money of several venues as one sum with one button, in maintenance too', async () => {
    const host = aHost([JGDZ, HTZR]);
    await renderView(MoneyLeftLine, host, {}, 'zh-TW');

    expect(screen.getByText('极光电子等 2 家場館還有 ¥150.50，可一鍵取回中心錢包')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '一鍵取回' }));

    expect(host.callsOf(recycleCall)).toEqual([{}]);
  });

  it.each<[string, FakeHost]>([
    ['nothing is left', aHost([EMPTY])],
    ['turnover binds it', aHost([BOUND])],
    ['it is not known', createFakeServices({ answers: [fakeAnswer(allBalanceCall, failing({ kind: 'timeout' }))] })],
  ])('shows no line where %s', async (_, host) => {
    const { container } = await renderView(MoneyLeftLine, host);

    expect(container).toHaveTextContent(/^$/);
  });

  it('requests nothing for a guest', async () => {
    const host = aHost([JGDZ], { member: null });
    await renderView(MoneyLeftLine, host);

    expect(host.callsOf(allBalanceCall)).toEqual([]);
  });

  it('polls by its key after a lost answer, also on the next page, and never sends the request again', async () => {
    const host = aHost([JGDZ]);
    host.answer(recycleCall, failing({ kind: 'timeout' }));
    host.answer(transferOutcomeCall, holdCall<ResponseOf<typeof transferOutcomeCall>>().handler);
    const { unmount } = await renderView(MoneyLeftLine, host);
    await userEvent.click(bringBack());
    expect(screen.getByRole('status')).toHaveTextContent('正在确认取回结果');
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    host.answer(transferOutcomeCall, { outcome: 'done', amount: '120.00', centerWalletBalance: '130.00', asOf: 2 });
    host.answer(allBalanceCall, balancesOf([]));

    const { container } = await renderView(MoneyLeftLine, host);

    expect(host.callsOf(recycleCall)).toHaveLength(1);
    expect(host.toasts).toEqual([{ message: '已取回 ¥120 至中心钱包', tone: 'success' }]);
    expect(container).toHaveTextContent(/^$/);
  });

  it('says that there was no money left when another tab was faster', async () => {
    const host = aHost([JGDZ]);
    host.answer(recycleCall, { ...BROUGHT, recycled: '0.00' });
    await renderView(MoneyLeftLine, host);

    await userEvent.click(bringBack());

    expect(host.toasts).toEqual([{ message: '场馆内没有可取回的余额', tone: 'info' }]);
  });
});
