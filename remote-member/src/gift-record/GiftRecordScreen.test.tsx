import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { exchangeRecordCall } from '@site/shared/wire/welfare';
import { renderView } from '../testing/renderView';
import { aWireGift, NOON } from '../testing/serviceBuilders';
import { GiftRecordScreen } from './GiftRecordScreen';

const aHost = (total = 2) =>
  createFakeServices({
    now: () => NOON,
    answers: [
      fakeAnswer(exchangeRecordCall, {
        total,
        list: [aWireGift(), { id: '2', kind: 'level', title: '青铜', amount: '8.00', at: NOON - 60_000 }],
      }),
    ],
  });
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the gift record', () => {
  it('shows time, source, content, points and amount of the last 30 days [R-MEMBER-05] [R-MEMBER-19] [R-API-060]', async () => {
    const host = aHost();
    await renderView(GiftRecordScreen, host);

    expect(host.callsOf(exchangeRecordCall)).toEqual([
      { pageNum: 1, pageSize: 10, from: Date.parse('2026-10-23T00:00:00+08:00'), to: Date.parse('2026-11-22T00:00:00+08:00') },
    ]);
    expect(rows()).toEqual([
      ['时间', '来源', '内容', '积分', '礼金'],
      ['2026-11-21 12:00:00', '积分兑换', '–', '1,200', '¥12.00'],
      ['2026-11-21 11:59:00', 'VIP 升级礼金', '青铜', '–', '¥8.00'],
    ]);
  });

  it('filters by source and period, and returns to the first page', async () => {
    const host = aHost(21);
    await renderView(GiftRecordScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '第 3 页' }));
    await userEvent.click(screen.getByRole('combobox', { name: '来源' }));
    await userEvent.click(await screen.findByRole('option', { name: 'VIP 周礼金' }));
    await userEvent.click(screen.getByRole('radio', { name: '近 7 天' }));
    await waitFor(() => {
      expect(host.location.get()).toMatchObject({ name: 'giftRecord', query: { days: '7', kind: 'weekly' } });
    });

    expect(host.callsOf(exchangeRecordCall).map(({ pageNum, kind }) => [pageNum, kind])).toEqual([
      [1, undefined],
      [3, undefined],
      [1, 'weekly'],
      [1, 'weekly'],
    ]);
    expect(host.callsOf(exchangeRecordCall).at(-1)?.from).toBe(Date.parse('2026-11-15T00:00:00+08:00'));
  });

  it('links to the gifts when the record is empty', async () => {
    const host = aHost();
    host.answer(exchangeRecordCall, { total: 0, list: [] });
    await renderView(GiftRecordScreen, host);

    expect(screen.getByText('暂无礼金记录')).toBeVisible();
    expect(screen.getByRole('link', { name: '去福利中心' })).toHaveAttribute('href', '/welfare');
  });

  it('loads again on request after a failure', async () => {
    const host = aHost();
    host.answer(exchangeRecordCall, failing({ kind: 'timeout' }));
    await renderView(GiftRecordScreen, host);
    host.answer(exchangeRecordCall, { total: 1, list: [aWireGift()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('has texts in both languages', async () => {
    await renderView(GiftRecordScreen, aHost(), {}, 'zh-TW');

    expect(screen.getByRole('heading', { level: 1, name: '禮金紀錄' })).toBeVisible();
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost(21);
    const { unmount } = await renderView(GiftRecordScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
