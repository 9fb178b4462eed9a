import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import { createFakeServices, failing, fakeAnswer, holdCall } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import { gradeConfigListCall, gradeHistoryCall, gradeInfoCall } from '@site/shared/wire/grades';
import { memberInfoCall } from '@site/shared/wire/user';
import { aLadder, aMemberInfo, someAccounts, someVipProgress } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { VipScreen } from './VipScreen';

const aHost = () =>
  createFakeServices({
    flags: { withdrawPassword: true },
    answers: [
      fakeAnswer(gradeConfigListCall, aLadder()),
      fakeAnswer(gradeInfoCall, someVipProgress()),
      fakeAnswer(gradeHistoryCall, { list: [] }),
      fakeAnswer(memberInfoCall, aMemberInfo()),
      fakeAnswer(payoutAccountsCall, someAccounts()),
    ],
  });
const banner = () => screen.getByRole('region', { name: /^VIP \d+/ });
const rows = () => within(screen.getByRole('table', { name: '各等级返水比例' })).getAllByRole('row');
const marked = () => rows().filter((row) => row.getAttribute('aria-current') === 'true');
const textsOf = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent.trim());

describe('the VIP progress', () => {
  it('shows the level, its name and the highlighted grade [R-MEMBER-01] [R-MEMBER-16]', async () => {
    const host = aHost();
    await renderView(VipScreen, host);

    expect(host.callsOf(gradeInfoCall)).toEqual([{ grade: 6 }]);
    expect(within(banner()).getByRole('heading', { level: 2 })).toHaveTextContent('VIP 6 星曜会员');
    const lit = within(banner())
      .getAllByRole('listitem')
      .filter((step) => step.getAttribute('aria-current') === 'step');
    expect(lit.map(({ textContent }) => textContent)).toEqual(['6星曜当前等级']);
  });

  it('links to the rules of all grades [R-MEMBER-16]', async () => {
    await renderView(VipScreen, aHost());

    expect(within(banner()).getByRole('link', { name: 'VIP 细则' })).toHaveAttribute('href', '/vipDetail');
  });

  it('shows one bar, for the valid turnover that the next grade requires [R-API-026]', async () => {
    await renderView(VipScreen, aHost());

    const bar = screen.getByRole('progressbar', { name: '有效流水' });
    expect(bar).toHaveAttribute('aria-valuenow', '41');
    expect(bar).toHaveAttribute('aria-valuetext', '¥287,400 / ¥700,000');
    expect(banner()).toHaveTextContent('有效流水 ¥287,400 / ¥700,000');
    expect(banner()).toHaveTextContent('再完成 ¥412,600 有效流水，升级 VIP 7');
  });

  it('shows a second bar, for the turnover that keeps the grade, and none in the first grade', async () => {
    const host = aHost();
    await renderView(VipScreen, host);
    expect(within(banner()).getByRole('progressbar', { name: 'VIP 6 保级流水' })).toHaveAttribute('aria-valuenow', '33');

    const { keep: _keep, ...first } = someVipProgress();
    host.answer(gradeInfoCall, first);
    await act(async () => {
      host.services.bus.emit('ticket/settled', { ticketId: '1' });
      await Promise.resolve();
    });

    expect(within(banner()).queryByRole('progressbar', { name: 'VIP 6 保级流水' })).toBeNull();
  });

  it('reloads when a bet was settled', async () => {
    const host = aHost();
    await renderView(VipScreen, host);
    host.answer(gradeInfoCall, someVipProgress({ turnover: '350000.00' }));
    await act(async () => {
      host.services.bus.emit('ticket/settled', { ticketId: '1' });
      await Promise.resolve();
    });

    expect(screen.getByRole('progressbar', { name: '有效流水' })).toHaveAttribute('aria-valuenow', '50');
  });

  it('shows no bar in the highest grade', async () => {
    const { next: _next, ...last } = someVipProgress({ grade: 10, name: '至尊', turnover: '9000000.00' });
    const host = aHost();
    host.answer(memberInfoCall, aMemberInfo({ vipLevel: 10 }));
    host.answer(gradeInfoCall, last);
    await renderView(VipScreen, host);

    expect(banner()).toHaveTextContent('您已达到最高等级有效流水 ¥9,000,000');
    expect(screen.queryByRole('progressbar', { name: '有效流水' })).toBeNull();
  });
});

describe('the privileges', () => {
  const compared = () =>
    within(screen.getByRole('table', { name: '各项特权对照' }))
      .getAllByRole('row')
      .map(textsOf);
  const GIFTS = { levelGift: '588.00', weeklyGift: '128.00', weeklyTurnover: '80000.00', birthdayGift: '588.00' };
  const ladder = (level: string) => ({
    list: aLadder().list.map((step) => (step.grade < 6 ? step : { ...step, ...GIFTS, levelGift: step.grade === 6 ? '588.00' : level })),
  });

  it("of the member's grade appear beside those of the next one, with the rates of each category [R-MEMBER-16]", async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, ladder('1288.00'));
    await renderView(VipScreen, host);

    expect(compared()).toHaveLength(12);
    expect(compared().slice(0, 6)).toEqual([
      ['特权', 'VIP 6 当前', 'VIP 7 下一级'],
      ['升级礼金', '¥588', '¥1,288'],
      ['每周礼金', '¥128', '¥128'],
      ['生日礼金', '¥588', '¥588'],
      ['每日取款', '¥700,000，9 次', '¥800,000，10 次'],
      ['体育返水', '0.56%', '0.57%'],
    ]);
    expect(
      within(screen.getByRole('list', { name: '等级特权' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['升级礼金¥588每级一次', '每周礼金¥128当周流水达标可领', '生日礼金¥588生日当月，每年一次', '每日取款¥700,000每日 9 次']);
  });

  it('of the highest grade appear alone', async () => {
    const host = aHost();
    host.answer(memberInfoCall, aMemberInfo({ vipLevel: 10 }));
    await renderView(VipScreen, host);

    expect(compared()[0]).toEqual(['特权', 'VIP 10 当前']);
  });
});

describe('keeping a grade', () => {
  const card = () => within(screen.getByRole('region', { name: '保级与等级变动' }));

  it('shows what is missing to keep the grade, and until when', async () => {
    await renderView(VipScreen, aHost());

    expect(card().getByRole('progressbar', { name: 'VIP 6 保级流水' })).toHaveAttribute('aria-valuetext', '¥2,000 / ¥6,000');
    expect(card().getByText('还差 ¥4,000，截至 2027-02-20 00:00:00')).toBeVisible();
    expect(card().getByText('等级还没有变动。')).toBeVisible();
  });

  it('shows after a demotion what restores the grade, and lists all changes', async () => {
    const host = aHost();
    const until = Date.parse('2027-05-21T00:00:00+08:00');
    host.answer(gradeInfoCall, someVipProgress({ regain: { done: '7000.00', needed: '7000.00', until } }));
    host.answer(gradeHistoryCall, {
      list: [
        { at: Date.parse('2027-02-20T00:00:00+08:00'), from: 7, to: 6, reason: 'fell' },
        { at: Date.parse('2026-11-21T00:00:00+08:00'), from: 7, to: 7, reason: 'kept' },
      ],
    });
    await renderView(VipScreen, host);

    expect(card().getByRole('progressbar', { name: '恢复 VIP 7 的流水' })).toHaveAttribute('aria-valuenow', '100');
    expect(card().getAllByRole('row').slice(1).map(textsOf)).toEqual([
      ['2027-02-20 00:00:00', '保级流水不足，降一级', 'VIP 7 → VIP 6'],
      ['2026-11-21 00:00:00', '保级成功', 'VIP 7'],
    ]);
  });
});

describe('the rebates', () => {
  it("link to the member's own rebates", async () => {
    await renderView(VipScreen, aHost());

    expect(screen.getByRole('link', { name: '我的返水' })).toHaveAttribute('href', '/activities/rebate');
  });

  it('are those of all grades, from the lowest up [R-API-027]', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, { list: aLadder().list.toReversed() });
    await renderView(VipScreen, host);

    expect(textsOf(rows()[0])).toEqual(['等级', '体育', '真人', '棋牌', '电竞', '彩票', '电子', '捕鱼', '升级流水']);
    expect(rows()).toHaveLength(12);
    expect(textsOf(rows()[4])).toEqual(['VIP 3 黄金', '0.53%', '0.43%', '0.54%', '0.44%', '0.65%', '0.66%', '0.57%', '¥300,000.00']);
  });

  it("mark the member's own row and no other [R-MEMBER-01]", async () => {
    await renderView(VipScreen, aHost());

    expect(marked().map((row) => textsOf(row)[0])).toEqual(['VIP 6 星曜']);
  });
});

it("appear beside the member's own data", async () => {
  await renderView(VipScreen, aHost());

  expect(screen.getByText('注册于 2023-04-18')).toBeVisible();
  expect(screen.getByRole('meter', { name: '安全等级' })).toHaveAttribute('value', '60');
  expect(within(screen.getByRole('region', { name: '账户绑定' })).getByText('138****1111')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '基本信息' })).getByText('1994-06-12')).toBeVisible();
});

describe('missing data', () => {
  it('shows skeletons after a moment', async () => {
    jest.useFakeTimers();
    const host = aHost();
    host.answer(gradeConfigListCall, holdCall<ReturnType<typeof aLadder>>().handler);
    host.answer(memberInfoCall, holdCall<ReturnType<typeof aMemberInfo>>().handler);
    await renderView(VipScreen, host);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => jest.advanceTimersByTime(SKELETON_DELAY_MS));
    jest.useRealTimers();

    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['加载中…', '加载中…']);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the profile when there are no grades', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, { list: [] });
    await renderView(VipScreen, host);

    expect(screen.getByText('暂无 VIP 等级')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('region', { name: '基本信息' })).toBeVisible();
  });

  it('reloads the grades after a failure', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, failing({ kind: 'unreachable' }));
    await renderView(VipScreen, host);
    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

    host.answer(gradeConfigListCall, aLadder());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('table', { name: '各等级返水比例' })).toBeVisible();
  });

  it('shows one failure when nothing loads, and reloads both', async () => {
    const host = aHost();
    host.answer(gradeConfigListCall, failing({ kind: 'unreachable' }));
    host.answer(memberInfoCall, failing({ kind: 'unreachable' }));
    await renderView(VipScreen, host);
    expect(screen.getByRole('heading', { level: 1, name: 'VIP 特权' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

    host.answer(gradeConfigListCall, aLadder());
    host.answer(memberInfoCall, aMemberInfo());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('table', { name: '各等级返水比例' })).toBeVisible();
    expect(await screen.findByRole('region', { name: '基本信息' })).toBeVisible();
  });

  it('shows grade and rebates when the progress failed, and reloads it', async () => {
    const host = aHost();
    host.answer(gradeInfoCall, failing({ kind: 'timeout' }));
    await renderView(VipScreen, host);
    expect(within(banner()).getByRole('status')).toHaveTextContent('升级进度暂时无法读取');
    expect(marked()).toHaveLength(1);

    host.answer(gradeInfoCall, someVipProgress());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('progressbar', { name: '有效流水' })).toBeVisible();
  });

  it('shows the rebates without a marked row when the profile failed', async () => {
    const host = aHost();
    host.answer(memberInfoCall, failing({ kind: 'unreachable' }));
    await renderView(VipScreen, host);
    expect(marked()).toEqual([]);
    expect(host.callsOf(gradeInfoCall)).toEqual([]);

    host.answer(memberInfoCall, aMemberInfo());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('星曜会员')).toBeVisible();
    expect(marked()).toHaveLength(1);
  });
});

it('has texts in both languages', async () => {
  await renderView(VipScreen, aHost(), {}, 'zh-TW');

  expect(screen.getByRole('heading', { level: 1, name: 'VIP 特權' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '返水比例' })).toHaveTextContent('體育');
});

it('passes the accessibility check and leaves nothing open', async () => {
  const host = aHost();
  const { unmount } = await renderView(VipScreen, host);

  expect(await accessibilityFaults()).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});
