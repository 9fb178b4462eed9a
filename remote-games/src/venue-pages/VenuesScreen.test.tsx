import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import { createFakeServices, failing, fakeAnswer, holdCall, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { gameListCall, venuesCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { aGamePage, aLocalChannel, aWireGame, aWireVenue } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { VenuesScreen } from './VenuesScreen';

function aHost(options: FakeServicesOptions = {}) {
  return createFakeServices({
    answers: [
      fakeAnswer(allBalanceCall, { asOf: 1, centerWalletBalance: '10.00', lockMoney: '0.00', autoTransfer: '0', list: [] }),
      fakeAnswer(venuesCall, {
        list: [
          aLocalChannel(),
          aWireVenue(),
          aWireVenue({ enName: 'SBTY', name: '沙坝体育', isConnected: true, state: 'maintenance', resumesAt: Date.UTC(2026, 10, 21, 6) }),
        ],
      }),
      fakeAnswer(gameListCall, aGamePage([])),
    ],
    ...options,
  });
}

const show = (host: ReturnType<typeof aHost>, category = 'TY') => renderView(VenuesScreen, host, { category });
const card = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`no card of ${name}`);
  return found;
};

describe('the venues of a category', () => {
  it('are loaded by the category of the route, and shown with rebate [R-API-083]', async () => {
    const host = aHost();

    await show(host);

    expect(host.callsOf(venuesCall)).toEqual([{ category: 'TY' }]);
    expect(screen.getByRole('heading', { level: 1, name: '体育场馆' })).toBeVisible();
    expect(screen.getByText('1 家场馆')).toBeVisible();
    expect(card('曜界体育')).toHaveTextContent('返水 1.20%');
  });

  it.each([
    ['ZR', 'R-VENUE-02', '真人场馆'],
    ['CP', 'R-VENUE-03', '彩票场馆'],
    ['QP', 'R-VENUE-04', '棋牌场馆'],
    ['DJ', 'R-VENUE-05', '电竞场馆'],
    ['BY', 'R-VENUE-06', '捕鱼场馆'],
  ])('of %s are offered on a separate page, and entered from it [%s]', async (category, _row, title) => {
    const host = aHost({ member: null });
    host.answer(venuesCall, { list: [aWireVenue({ enName: 'ONE', name: '第一家', isConnected: true })] });

    await show(host, category);

    expect(host.callsOf(venuesCall)).toEqual([{ category }]);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /第一家/ }));
    expect(host.emitted).toEqual([{ name: 'venue/enter', event: { enName: 'ONE', gameCode: '' } }]);
  });

  it('are followed by their tables and games, each entered on its own, for money or play money', async () => {
    const host = aHost();
    host.answer(gameListCall, aGamePage([aWireGame({ enName: 'HTZR', venueName: '皇庭真人', gameCode: 'HT-a01', name: '百家乐 A01' })]));
    await show(host, 'ZR');

    expect(host.callsOf(gameListCall)).toMatchObject([{ category: 'ZR', filter: 'all' }]);
    await userEvent.click(screen.getByRole('button', { name: '立即游戏 百家乐 A01' }));
    await userEvent.click(screen.getByRole('button', { name: '免费试玩 百家乐 A01' }));

    expect(host.emitted).toEqual([
      { name: 'venue/enter', event: { enName: 'HTZR', gameCode: 'HT-a01' } },
      { name: 'venue/enter', event: { enName: 'HTZR', gameCode: 'HT-a01', isTrial: true } },
    ]);
  });

  it('are entered as a whole, the local channel too', async () => {
    const host = aHost();
    await show(host);

    await userEvent.click(screen.getByRole('button', { name: /曜界体育/ }));

    expect(host.emitted).toEqual([{ name: 'venue/enter', event: { enName: 'CRTY', gameCode: '' } }]);
  });

  it('show the end of their maintenance, and offer no entry meanwhile', async () => {
    await show(aHost());

    expect(card('沙坝体育')).toHaveTextContent('维护中预计 11-21 14:00 恢复');
    expect(within(card('沙坝体育')).queryByRole('button')).toBeNull();
    expect(card('熊猫体育')).toHaveTextContent('暂未接入');
    expect(card('熊猫体育')).not.toHaveTextContent('返水');
    expect(within(card('熊猫体育')).queryByRole('button')).toBeNull();
  });

  it('omit the local channel in a build without self sport', async () => {
    await show(aHost({ flags: { selfSport: false } }));

    expect(screen.queryByText('曜界体育')).toBeNull();
    expect(screen.queryByText('1 家场馆')).toBeNull();
  });

  it('show a note when there are none', async () => {
    const host = aHost();
    host.answer(venuesCall, { list: [] });

    await show(host);

    expect(screen.getByText('暂无场馆')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href');
  });

  it('load again on request after a failure', async () => {
    const host = aHost();
    host.answer(venuesCall, failing({ kind: 'timeout' }));
    await show(host);
    expect(screen.getByRole('status')).toHaveTextContent('等待超时，请稍后重试');

    host.answer(venuesCall, { list: [aWireVenue()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('熊猫体育')).toBeVisible();
  });

  it('show a skeleton while they load', async () => {
    jest.useFakeTimers();
    const held = holdCall<ResponseOf<typeof venuesCall>>();
    const host = aHost();
    host.answer(venuesCall, held.handler);
    await show(host);

    act(() => {
      jest.advanceTimersByTime(SKELETON_DELAY_MS);
    });

    expect(screen.getByRole('status')).toHaveTextContent('加载中');
    jest.useRealTimers();
  });

  it('pass the accessibility check, and leave nothing open', async () => {
    const host = aHost();
    const { unmount } = await show(host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });

  it('are shown in traditional Chinese', async () => {
    await renderView(VenuesScreen, aHost(), { category: 'TY' }, 'zh-TW');

    expect(screen.getByRole('heading', { level: 1, name: '體育場館' })).toBeVisible();
  });
});
