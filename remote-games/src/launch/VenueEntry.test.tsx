import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { failing, holdCall, refused } from '@site/testing';
import type { ResponseOf } from '@site/shared/wire/call';
import { launchCall } from '@site/shared/wire/launch';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { ADDRESS, anEntryHost, showEntry, ENTRY } from '../testing/entry';

describe('entering a venue', () => {
  it('asks a guest to log in and makes no call [R-VENUE-10]', async () => {
    const host = anEntryHost({ member: null });
    await showEntry(host);

    expect(host.loginPrompts).toBe(1);
    expect(host.callsOf(launchCall)).toEqual([]);
    expect(host.loadings).toEqual([]);
  });

  it('shows an indicator while the call is under way [R-VENUE-11]', async () => {
    const held = holdCall<ResponseOf<typeof launchCall>>();
    const host = anEntryHost();
    host.answer(launchCall, held.handler);
    await showEntry(host);
    expect(host.loadings).toEqual(['正在启动']);
    const whileStarting = host.liveCount;

    await act(async () => {
      held.settle({ url: ADDRESS });
      await Promise.resolve();
    });

    // Wait until both the call and the loading indicator have ended.
    await waitFor(() => {
      expect(host.liveCount).toBe(whileStarting - 2);
    });
    expect(host.navigated).toMatchObject([{ name: 'game', params: { info: 'https://venue.example/slot' } }]);
  });

  it.each([
    ['zh-CN' as const, '已转入 ¥50'],
    ['zh-TW' as const, '已轉入 ¥50'],
  ])('shows in %s the amount of the automatic transfer', async (locale, message) => {
    const host = anEntryHost();
    host.answer(launchCall, { url: ADDRESS, moved: '50.00' });
    await showEntry(host, ENTRY, locale);

    expect(host.toasts).toEqual([{ message, tone: 'success' }]);
  });

  it('emits a balance change whenever the player returns from a game in another page', async () => {
    jest.spyOn(window, 'open').mockReturnValue(window);
    const host = anEntryHost();
    host.answer(launchCall, { url: ADDRESS });
    const told = jest.fn();
    host.services.bus.on('balance/changed', told);
    const comeBack = () => {
      fireEvent.focus(window);
    };
    const view = await showEntry(host, { ...ENTRY, enName: 'JGDZ' });
    comeBack();
    expect(told).not.toHaveBeenCalled();
    view.unmount();

    await showEntry(host, { ...ENTRY, enName: 'SGCP' });
    comeBack();
    comeBack();

    expect(told.mock.calls).toEqual([[{ cause: 'bet' }], [{ cause: 'bet' }]]);
    jest.restoreAllMocks();
  });

  it('sends venue and game [R-API-086] [R-API-100] [R-VENUE-07]', async () => {
    const host = anEntryHost();
    host.answer(launchCall, { url: ADDRESS });
    await showEntry(host);

    expect(host.callsOf(launchCall)).toEqual([{ enName: 'JGDZ', gameCode: 'JG-pearl' }]);
  });

  it.each([
    ['that the message of the venue was seen', { isActivity: '1' }, { isActivity: true }],
    ['that it is with play money', { isTrial: '1' }, { trial: true }],
  ])('can send %s [R-VENUE-08]', async (_, params, sent) => {
    const host = anEntryHost();
    host.answer(launchCall, { url: ADDRESS });
    await showEntry(host, { enName: 'QKDZ', gameCode: 'QK-tiger', request: '1', ...params });

    expect(host.callsOf(launchCall)).toEqual([{ enName: 'QKDZ', gameCode: 'QK-tiger', ...sent }]);
  });

  it('enters the same game again on another request, and not on a mere re-render', async () => {
    const host = anEntryHost();
    host.answer(launchCall, { url: ADDRESS });
    const view = await showEntry(host);
    view.rerenderWith({ ...ENTRY });
    expect(host.callsOf(launchCall)).toHaveLength(1);

    await act(async () => {
      view.rerenderWith({ ...ENTRY, request: '2' });
      await Promise.resolve();
    });

    expect(host.callsOf(launchCall)).toHaveLength(2);
  });

  it("leaves a missing real name to the host's dialog [R-ERR-6449]", async () => {
    const host = anEntryHost();
    host.answer(launchCall, failing(refused(RESPONSE_CODES.bindRealName, '请先填写真实姓名和生日')));
    await showEntry(host);

    expect(host.callsOf(launchCall)).toHaveLength(1);
    expect([host.dialogs, host.toasts, host.navigated]).toEqual([[], [], []]);
  });

  it("names the member's limit that refuses the entry, and links to it", async () => {
    const message = '已到您设置的每日亏损限额 ¥100，本期还可用 ¥0，2026-11-22 00:00 重新计算';
    const host = anEntryHost();
    host.answer(launchCall, failing(refused(6701, message)));
    await showEntry(host);
    expect(host.dialogs.at(-1)?.options).toMatchObject({ message, confirmText: '查看我的限额', showCancel: true });

    await act(async () => {
      host.dialogs.at(-1)?.answer('confirmed');
      await Promise.resolve();
    });

    expect(host.navigated).toMatchObject([{ name: 'member/protection' }]);
    expect(host.toasts).toEqual([]);
  });

  it('shows the message of any other refusal [R-ERRB-14]', async () => {
    const host = anEntryHost();
    host.answer(launchCall, failing(refused(RESPONSE_CODES.venueUnderMaintenance, '场馆维护中')));
    await showEntry(host);

    expect(host.toasts).toEqual([{ message: '场馆维护中', tone: 'danger' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['inside the site [R-VENUE-13]', true],
    ['in a page of its own [R-VENUE-14]', false],
  ])('depending on the flag `innerGame` [R-FLAG-03] [R-FLAG-09], opens a game %s', async (_where, innerGame) => {
    const page = { opener: window as unknown, location: { href: '' } };
    const open = jest.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
    const host = anEntryHost({ flags: { innerGame } });
    host.answer(launchCall, { url: ADDRESS });
    await showEntry(host);

    if (innerGame) {
      expect(host.navigated).toMatchObject([{ name: 'game', params: { info: 'https://venue.example/slot' } }]);
      expect(open).not.toHaveBeenCalled();
    } else {
      expect(page.location.href).toBe(`${ADDRESS}&lang=zh-CN`);
      expect(host.navigated).toEqual([]);
    }
  });

  it('offers a link to a page that the browser has blocked', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const host = anEntryHost({ flags: { innerGame: false } });
    host.answer(launchCall, { url: ADDRESS });
    await showEntry(host);
    const page = { opener: window as unknown, location: { href: '' } };
    open.mockReturnValue(page as unknown as Window);

    await act(async () => {
      host.dialogs[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(host.dialogs[0]?.options).toMatchObject({
      message: '浏览器拦截了新页面，请点击打开。',
      confirmText: '打开页面',
      showCancel: true,
    });
    await waitFor(() => {
      expect(page).toEqual({ opener: null, location: { href: `${ADDRESS}&lang=zh-CN` } });
    });
  });
});
