import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { memberCountsCall } from '@site/shared/wire/memberCounts';
import { clearDevice, refusal, settled, success, TOKEN } from '../testing/aShell';
import { aFullManifest, renderApp } from '../testing/renderApp';

const NONE = { letters: 0, answers: 0, orders: 0, bets: 0, gifts: 0, rebates: 0 };
const SOME = { letters: 3, answers: 1, orders: 2, bets: 120, gifts: 4, rebates: 5 };

const countsOf = (counts: object) => ({ answers: { [memberCountsCall.path]: success(counts) } });
const menu = () => screen.findByRole('navigation', { name: '会员中心' });
const badges = (inside: HTMLElement) =>
  within(inside)
    .queryAllByRole('img')
    .map((badge) => badge.getAttribute('aria-label'));

beforeEach(() => {
  clearDevice();
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
});

describe('what waits for the member', () => {
  it('is counted at its entries of the menu beside the area, and part of their names', async () => {
    await renderApp('/mine/userinfo', countsOf(SOME));

    const entry = await within(await menu()).findByRole('link', { name: '站内信 3 封未读' });
    expect(entry).toHaveAttribute('href', '/mine/message');
    expect(within(await menu()).getByRole('link', { name: '投注记录 120 注未结算' })).toHaveTextContent('投注记录99+');
    expect(badges(await menu())).toEqual(['120 注未结算', '2 笔处理中', '4 份可领取', '5 天的返水可领取', '3 封未读', '1 条反馈有新回复']);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is what its entry leads to, while there is any', async () => {
    const { answer, shell } = await renderApp('/mine/userinfo', countsOf(SOME));
    const area = within(await menu());
    await area.findByRole('link', { name: '投注记录 120 注未结算' });
    const addressOf = (name: string | RegExp) => area.getByRole('link', { name }).getAttribute('href');

    expect(addressOf('投注记录 120 注未结算')).toBe('/mine/betRecord?state=open&days=90');
    expect(addressOf(/2 笔处理中/)).toBe('/mine/transRecord?tab=orders&group=open');
    expect(addressOf(/1 条反馈有新回复/)).toBe('/mine/feedback?tab=list');
    answer(memberCountsCall, success(NONE));
    await act(async () => {
      shell.bus.emit('inbox/read', {});
      await settled();
    });
    expect(addressOf('投注记录')).toBe('/mine/betRecord');
  });

  it('is counted in the menu of the account, whose groups have their titles', async () => {
    await renderApp('/', countsOf(SOME));
    await userEvent.click(await screen.findByRole('button', { name: 'player1 的账户菜单' }));

    expect(await screen.findByRole('menuitem', { name: '福利中心 4 份可领取' })).toBeVisible();
    const groups = screen.getAllByRole('group').map((group) => [group, within(group).getAllByRole('menuitem').length] as const);
    for (const [index, title] of ['资金', '记录', '礼遇', '账户与安全', '消息与帮助'].entries())
      expect(groups[index]?.[0]).toHaveAccessibleName(title);
    expect(groups.map(([, entries]) => entries)).toEqual([5, 3, 4, 2, 3]);
  });

  it('is not shown where it is nothing', async () => {
    await renderApp('/mine/userinfo', countsOf(NONE));
    expect(badges(await menu())).toEqual([]);
  });

  it('shows no count where the platform does not count', async () => {
    const { page } = await renderApp('/mine/userinfo', { answers: { [memberCountsCall.path]: refusal(6004) } });

    expect(badges(await menu())).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is not asked for by a guest who is sent home [R-NAV-06]', async () => {
    clearDevice();
    const { requestsTo, shell } = await renderApp('/mine/wallet');

    expect(window.location.pathname).toBe('/');
    expect(shell.overlays.shownToast.get()?.message).toBe('请先登录账号,才能了解更多');
    expect(requestsTo(memberCountsCall)).toEqual([]);
  });

  it('goes away with the entries of a remote that is off', async () => {
    await renderApp('/mine/wallet', { ...countsOf(SOME), manifest: aFullManifest(['member', 'activities']) });

    await waitFor(async () => expect(badges(await menu())).toEqual(['2 笔处理中']));
  });

  it('is read again when a letter is read, a bet is placed, money has moved and another page of the area is opened', async () => {
    const { shell, answer, requestsTo } = await renderApp('/mine/userinfo', countsOf(SOME));
    await screen.findByRole('link', { name: '站内信 3 封未读' });
    const emits = [
      () => shell.bus.emit('inbox/read', {}),
      () => shell.bus.emit('ticket/accepted', { ticketId: '1' }),
      () => shell.bus.emit('balance/changed', { cause: 'bonus', isFromServer: true }),
      () => shell.navigation.go('vip', {}),
    ];
    for (const [index, emit] of emits.entries()) {
      answer(memberCountsCall, success({ ...NONE, letters: 10 + index }));
      await act(async () => {
        emit();
        await settled();
      });
      expect(await screen.findByRole('link', { name: `站内信 ${String(10 + index)} 封未读` })).toBeVisible();
    }
    expect(requestsTo(memberCountsCall)).toHaveLength(1 + emits.length);
  });
});
