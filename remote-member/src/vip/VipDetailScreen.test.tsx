import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { gradeConfigListCall } from '@site/shared/wire/grades';
import { rebateRangeCall } from '@site/shared/wire/welfare';
import { aLadder } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { VipDetailScreen } from './VipDetailScreen';

const LADDER = {
  list: aLadder().list.map((step) =>
    step.grade === 0
      ? step
      : { ...step, levelGift: '8.00', levelDeposit: '100.00', weeklyGift: '3.00', weeklyTurnover: '1000.00', birthdayGift: '18.00' },
  ),
};

const aHost = (options: FakeServicesOptions = {}) =>
  createFakeServices({
    member: { vipLevel: 6 },
    answers: [
      fakeAnswer(gradeConfigListCall, LADDER),
      fakeAnswer(rebateRangeCall, {
        list: [
          { category: 'BY', high: '1.50', low: '0.40' },
          { category: 'TY', high: '1.60', low: '0.50' },
        ],
      }),
    ],
    ...options,
  });
const conditions = () =>
  within(screen.getByRole('table', { name: '各等级条件与礼遇' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.trim()));
const ranges = () => screen.getByRole('region', { name: '各类返水范围' });

describe('the VIP details', () => {
  it("show the conditions and gifts of each grade, with the member's own marked [R-MEMBER-01] [R-MEMBER-16] [R-API-027]", async () => {
    await renderView(VipDetailScreen, aHost());

    expect(conditions()[0]).toEqual(['等级', '升级流水', '升级礼金', '累计存款', '周礼金', '周流水', '生日礼金', '保级流水', '每日取款']);
    expect(conditions()[1]).toEqual(['VIP 0 注册', '¥0.00', '–', '–', '–', '–', '–', '–', '¥100,000.00，3 次']);
    expect(conditions()[4]).toEqual([
      'VIP 3 黄金',
      '¥300,000.00',
      '¥8.00',
      '¥100.00',
      '¥3.00',
      '¥1,000.00',
      '¥18.00',
      '¥3,000.00',
      '¥400,000.00，6 次',
    ]);
    const marked = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
    expect(marked).toHaveLength(2);
    expect(marked[0]).toHaveTextContent('星曜');
  });

  it('show the range of rebates of each category, in the usual order [R-API-028]', async () => {
    await renderView(VipDetailScreen, aHost());

    expect(ranges()).toHaveTextContent('体育0.50% 至 1.60%捕鱼0.40% 至 1.50%');
  });

  it('have no column of deposits with the flag `vipNoSave` [R-FLAG-02] [R-FLAG-09]', async () => {
    await renderView(VipDetailScreen, aHost({ flags: { vipNoSave: true } }));

    expect(conditions()[0]).toEqual(['等级', '升级流水', '升级礼金', '周礼金', '周流水', '生日礼金', '保级流水', '每日取款']);
    expect(screen.getByRole('region', { name: '规则说明' })).not.toHaveTextContent('存款');
  });

  it('have no column of deposits when the operator requires none', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, { list: LADDER.list.map((step) => ({ ...step, levelDeposit: undefined })) });
    await renderView(VipDetailScreen, host);

    expect(conditions()[0]).not.toContain('累计存款');
    expect(screen.getByRole('region', { name: '规则说明' })).not.toHaveTextContent('存款');
  });

  it('link to VIP and to the gifts', async () => {
    await renderView(VipDetailScreen, aHost());

    expect(screen.getByRole('link', { name: '返回 VIP' })).toHaveAttribute('href', '/vip');
    expect(screen.getByRole('link', { name: '去福利中心' })).toHaveAttribute('href', '/welfare');
  });

  it('reload each failed part separately', async () => {
    const host = aHost();
    host.answer(rebateRangeCall, failing({ kind: 'timeout' }));
    await renderView(VipDetailScreen, host);
    expect(conditions()).toHaveLength(12);

    host.answer(rebateRangeCall, { list: [{ category: 'TY', high: '1.60', low: '0.50' }] });
    await userEvent.click(within(ranges()).getByRole('button', { name: '重试' }));
    expect(await within(ranges()).findByText('体育')).toBeVisible();
  });

  it('show one failure when nothing loads, and reload each part', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, failing({ kind: 'unreachable' }));
    host.answer(rebateRangeCall, failing({ kind: 'unreachable' }));
    await renderView(VipDetailScreen, host);
    expect(screen.getByRole('heading', { level: 1, name: 'VIP 细则' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

    host.answer(gradeConfigListCall, LADDER);
    host.answer(rebateRangeCall, { list: [{ category: 'TY', high: '1.60', low: '0.50' }] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('table', { name: '各等级条件与礼遇' })).toBeVisible();
    expect(await within(ranges()).findByText('体育')).toBeVisible();
  });

  it('show that there are no grades', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, { list: [] });
    await renderView(VipDetailScreen, host);

    expect(screen.getByText('暂无 VIP 等级')).toBeVisible();
  });

  it('have texts in both languages', async () => {
    await renderView(VipDetailScreen, aHost(), {}, 'zh-TW');

    expect(screen.getByRole('region', { name: '規則說明' })).toHaveTextContent('週禮金');
  });

  it('pass the accessibility check and leave nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(VipDetailScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
