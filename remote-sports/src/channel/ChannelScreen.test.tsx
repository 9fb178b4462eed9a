import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, refused } from '@site/testing';
import { launchCall } from '@site/shared/wire/launch';
import { resourceCall } from '@site/shared/wire/resource';
import { aBoardHost, CRTY, priceOf } from '../testing/boardHost';
import { renderView, resetStores } from '../testing/renderView';
import { answerLaunch, answerSports, aWireMatch, LEAGUES, NOW, requestsOf } from '../testing/wire';
import { ChannelScreen } from './ChannelScreen';

beforeEach(resetStores);

describe('entering the channel', () => {
  it('loads the launch data of CRTY before it shows the page [R-ROUTE-34] [R-SPORT-02] [R-CONST-23]', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });

    expect(host.callsOf(launchCall)).toEqual([{ enName: 'CRTY', gameCode: '' }]);
    const paths = host.calls.map(({ path }) => path);
    expect(paths.indexOf(launchCall.path)).toBeLessThan(paths.indexOf(resourceCall.path));
  });

  it('reuses the launch data for all later calls [R-VENUE-12]', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });

    expect(new Set(host.callsOf(resourceCall).map(({ Request }) => Request.token))).toEqual(new Set(['launch-token']));
  });

  it('calls the resource with method, enName and Request, which carries timestamp, token, language and ip [R-API-088] [R-API-089] [R-API-104]', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });

    expect(host.callsOf(resourceCall)).toContainEqual({
      method: 'matches',
      enName: 'CRTY',
      Request: { sport: 'FT', phase: 'RB', timestamp: NOW, token: 'launch-token', language: 'zh-cn', ip: '203.0.113.9' },
    });
    expect(new Set(host.callsOf(resourceCall).map(({ method }) => method))).toEqual(new Set(['leagues', 'matches', 'openBets']));
  });

  it('reloads the board after a change of language', async () => {
    const host = aBoardHost();
    await renderView(ChannelScreen, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });

    answerSports(host, {
      leagues: () => LEAGUES,
      openBets: () => ({ list: [] }),
      matches: () => ({ version: 1, complete: true, matches: [aWireMatch({ team_h: '阿森納', team_c: '切爾西' })], removed: [] }),
    });
    act(() => {
      host.locale.set('zh-TW');
    });

    expect(await screen.findByRole('article', { name: '阿森納 v 切爾西' })).toBeVisible();
    expect(requestsOf(host, 'matches').at(-1)).toMatchObject({ language: 'zh-tw' });
    expect(screen.queryByRole('article', { name: '阿森纳 v 切尔西' })).not.toBeInTheDocument();
  });

  it('renders in the page itself, without a frame or a link that leaves the site [R-SPORT-01]', async () => {
    const host = aBoardHost();
    const { container } = await renderView(ChannelScreen, host, CRTY);

    expect(await priceOf(/阿森纳 -0.5 0.98$/)).not.toHaveAttribute('aria-disabled');
    expect(container.querySelector('iframe, object, embed')).toBeNull();
    expect(screen.queryAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/'))).toEqual([]);
    expect(host.navigated).toEqual([]);
  });

  it.each([6005, 6316])(
    'shows the required toast for a launch refused with %s, and lets the player try again [R-ROUTE-35] [R-ERRB-26]',
    async (code) => {
      const host = aBoardHost();
      host.answer(launchCall, failing(refused(code, '系统维护中')));
      await renderView(ChannelScreen, host, CRTY);

      expect(host.toasts).toEqual([{ message: '请先登录账号,才能了解更多', tone: 'warning' }]);
      expect(screen.getByText('系统维护中')).toBeVisible();
      expect(host.callsOf(resourceCall)).toEqual([]);

      answerLaunch(host);
      await userEvent.click(screen.getByRole('button', { name: '重新进入' }));
      expect(await screen.findByRole('article', { name: '阿森纳 v 切尔西' })).toBeVisible();
    },
  );

  it('notifies once about a failed uid check, then launches again [R-ERR-6302] [R-ERRB-08]', async () => {
    const host = aBoardHost();
    host.answer(resourceCall, failing(refused(6302, 'uid')));
    await renderView(ChannelScreen, host, CRTY);
    await waitFor(() => {
      expect(host.dialogs.map(({ options }) => options.message)).toEqual(['数据异常,请重新进入游戏']);
    });

    const { length } = host.callsOf(launchCall);
    await act(async () => {
      host.dialogs[0]?.answer('confirmed');
      await Promise.resolve();
    });
    expect(host.callsOf(launchCall)).toHaveLength(length + 1);
  });

  it('opens no uid dialog when the code comes from another call [R-ERRB-08]', async () => {
    const host = aBoardHost();
    host.answer(launchCall, failing(refused(6302, 'uid')));
    await renderView(ChannelScreen, host, CRTY);

    expect(host.dialogs).toEqual([]);
  });

  it('rejects any other channel', async () => {
    await renderView(ChannelScreen, aBoardHost(), { enName: 'XMTY' });

    expect(screen.getByText('没有这个频道')).toBeVisible();
  });

  it('leaves no timer, request or listener behind', async () => {
    const host = aBoardHost();
    const { unmount } = await renderView(ChannelScreen, host, CRTY);
    await screen.findByRole('article', { name: '阿森纳 v 切尔西' });
    unmount();

    expect(host.liveCount).toBe(0);
  });
});
