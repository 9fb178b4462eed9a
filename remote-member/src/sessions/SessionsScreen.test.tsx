import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, refused, type FakeHost } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import {
  endOtherSessionsCall,
  endSessionCall,
  forgetDeviceCall,
  knownDevicesCall,
  ownSessionsCall,
  signInHistoryCall,
  type OwnSession,
} from '@site/shared/wire/sessions';
import type { ResponseOf } from '@site/shared/wire/call';
import { renderView } from '../testing/renderView';
import { NOON } from '../testing/serviceBuilders';
import { SessionsScreen } from './SessionsScreen';

const user = userEvent.setup({ delay: null });

const MINUTE_MS = 60_000;

const aSession = (facts: Partial<OwnSession> = {}): OwnSession => ({
  id: '6f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a11',
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.*',
  signedInAt: NOON - 20 * 60 * MINUTE_MS,
  lastUsedAt: NOON,
  isCurrent: false,
  ...facts,
});

const HERE = aSession({ isCurrent: true });
const PHONE = aSession({
  id: '7f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a12',
  browser: 'Safari',
  system: 'iOS',
  address: '198.51.100.*',
  signedInAt: NOON - 3 * 60 * MINUTE_MS,
  lastUsedAt: NOON - 12 * MINUTE_MS,
});
const UNKNOWN = aSession({ id: '8f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a13', browser: '', system: '', lastUsedAt: NOON - 120 * MINUTE_MS });

const aTry = (facts: Partial<ResponseOf<typeof signInHistoryCall>['list'][number]> = {}) => ({
  id: '2',
  at: NOON,
  result: 'ok' as const,
  browser: 'Chrome',
  system: 'Windows',
  address: '203.0.113.*',
  ...facts,
});

const aHost = (rows: readonly OwnSession[] = [HERE, PHONE, UNKNOWN], idleMinutes = 720) =>
  createFakeServices({
    now: () => NOON,
    location: { name: 'sessions' },
    answers: [
      fakeAnswer(ownSessionsCall, { list: [...rows], idleMinutes }),
      fakeAnswer(signInHistoryCall, {
        total: 2,
        list: [aTry(), aTry({ id: '1', result: 'refused', browser: '', system: '', address: '192.0.2.*' })],
      }),
      fakeAnswer(knownDevicesCall, {
        days: 90,
        list: [
          { id: HERE.id, browser: 'Chrome', system: 'Windows', lastSeenAt: NOON, isCurrent: true },
          { id: PHONE.id, browser: '', system: '', lastSeenAt: NOON - 60 * MINUTE_MS, isCurrent: false },
        ],
      }),
      fakeAnswer(forgetDeviceCall, {}),
      fakeAnswer(endSessionCall, {}),
      fakeAnswer(endOtherSessionsCall, {}),
    ],
  });

describe('a long list of sessions', () => {
  it('shows their number, and ends them with all others', async () => {
    const host = aHost();
    host.answer(ownSessionsCall, { list: [HERE, PHONE], total: 10_000, idleMinutes: 720 });
    await renderView(SessionsScreen, host);

    expect(items()).toHaveLength(2);
    expect(screen.getByText('共 10000 个登录，以上是最近使用的 2 个；其余可一并退出。')).toBeVisible();
  });
});

const items = () => within(screen.getByRole('list', { name: '已登录的设备' })).getAllByRole('listitem');
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
async function reply(host: FakeHost, answer: 'confirmed' | 'cancelled') {
  await act(async () => {
    host.dialogs.at(-1)?.answer(answer);
    await Promise.resolve();
  });
}

describe('login attempts', () => {
  it('show time, result, device and network, also of attempts by strangers', async () => {
    const host = aHost();
    await renderView(SessionsScreen, host);

    const rows = within(screen.getByRole('table', { name: '登录记录' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.children].slice(1).map(({ textContent }) => textContent))).toEqual([
      ['成功', 'Chrome · Windows', '203.0.113.*'],
      ['未通过', '未知设备', '192.0.2.*'],
    ]);
    expect(host.callsOf(signInHistoryCall)).toEqual([{ pageNum: 1, pageSize: 10 }]);
  });

  it('reload after a failure, beside the sessions', async () => {
    const host = aHost();
    host.answer(signInHistoryCall, failing({ kind: 'unreachable' }));
    await renderView(SessionsScreen, host);
    expect(items()).toHaveLength(3);
    host.answer(signInHistoryCall, { total: 0, list: [] });
    await press('重试');

    expect(await screen.findByText('暂无登录记录')).toBeVisible();
  });
});

it('show one failure when nothing loads, and reload each part', async () => {
  const host = aHost();
  host.answer(ownSessionsCall, failing({ kind: 'unreachable' }));
  host.answer(knownDevicesCall, failing({ kind: 'unreachable' }));
  host.answer(signInHistoryCall, failing({ kind: 'unreachable' }));
  await renderView(SessionsScreen, host);
  expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['登录设备']);

  host.answer(ownSessionsCall, { list: [HERE], idleMinutes: 720 });
  host.answer(knownDevicesCall, { days: 90, list: [] });
  host.answer(signInHistoryCall, { total: 0, list: [] });
  await press('重试');
  expect(await screen.findByText('暂无登录记录')).toBeVisible();
  expect(items()).toHaveLength(1);
  expect(screen.queryByText(/网络连接失败/)).not.toBeInTheDocument();
});

describe('the list of sessions', () => {
  it('shows device, network and times of each session, and marks the current one', async () => {
    await renderView(SessionsScreen, aHost());

    expect(screen.getByRole('heading', { level: 1, name: '登录设备' })).toBeVisible();
    expect(items().map(({ textContent }) => textContent)).toEqual([
      'Chrome · Windows本设备网络地址203.0.113.*最近使用正在使用登录时间2026-11-20 16:00:00',
      'Safari · iOS网络地址198.51.100.*最近使用12 分钟前 · 11-21 11:48登录时间2026-11-21 09:00:00退出',
      '未知设备网络地址203.0.113.*最近使用2 小时前 · 11-21 10:00登录时间2026-11-20 16:00:00退出',
    ]);
    expect(screen.getByText('超过 12 小时未使用的设备会自动退出登录。')).toBeVisible();
    expect(screen.getByRole('link', { name: '修改登录密码' })).toHaveAttribute('href', '/auth');
  });

  it('updates the relative times while the page is open', async () => {
    let now = NOON;
    jest.useFakeTimers();
    const host = createFakeServices({
      now: () => now,
      answers: [
        fakeAnswer(ownSessionsCall, { list: [HERE, PHONE], idleMinutes: 30 }),
        fakeAnswer(signInHistoryCall, { total: 0, list: [] }),
        fakeAnswer(knownDevicesCall, { days: 90, list: [] }),
      ],
    });
    await renderView(SessionsScreen, host);
    expect(items()[1]).toHaveTextContent('12 分钟前');
    expect(screen.getByText('超过 30 分钟未使用的设备会自动退出登录。')).toBeVisible();

    now += 60 * MINUTE_MS;
    act(() => {
      jest.advanceTimersByTime(MINUTE_MS);
    });

    expect(items()[1]).toHaveTextContent('1 小时前');
    jest.useRealTimers();
  });

  it('offers nothing to end when this is the only session', async () => {
    await renderView(SessionsScreen, aHost([HERE], 0));

    expect(items()).toHaveLength(1);
    expect(screen.getByText('没有其他设备登录您的账户。')).toBeVisible();
    expect(screen.queryByRole('button', { name: /退出/ })).toBeNull();
    expect(screen.queryByText(/自动退出/)).toBeNull();
  });

  it('says that there are no sessions', async () => {
    await renderView(SessionsScreen, aHost([]));

    expect(screen.getByText('暂无登录设备')).toBeVisible();
  });

  it('loads again on request after a failure', async () => {
    const host = aHost();
    host.answer(ownSessionsCall, failing({ kind: 'timeout' }));
    await renderView(SessionsScreen, host);
    host.answer(ownSessionsCall, { list: [HERE], idleMinutes: 0 });
    await press('重试');

    expect(await screen.findByText('没有其他设备登录您的账户。')).toBeVisible();
    expect(items()).toHaveLength(1);
  });
});

describe('signing out elsewhere', () => {
  it('ends one session after a confirmation that names it, and moves the focus to the list', async () => {
    const host = aHost();
    await renderView(SessionsScreen, host);
    await press('退出 Safari · iOS，198.51.100.*，登录于 2026-11-21 09:00:00');
    expect(host.dialogs[0]?.options).toMatchObject({
      message: '确定退出 Safari · iOS（198.51.100.*）？\n该设备会立即退出登录，聊天与游戏也会结束。',
      showCancel: true,
    });
    await reply(host, 'cancelled');
    expect(host.callsOf(endSessionCall)).toEqual([]);

    await press(/Safari/);
    host.answer(ownSessionsCall, { list: [HERE, UNKNOWN], idleMinutes: 720 });
    await reply(host, 'confirmed');

    expect(host.callsOf(endSessionCall)).toEqual([{ id: PHONE.id }]);
    expect(items()).toHaveLength(2);
    expect(host.toasts).toEqual([{ message: '该设备已退出登录', tone: 'success' }]);
    expect(screen.getByRole('list', { name: '已登录的设备' })).toHaveFocus();
  });

  it('ends all other sessions after a confirmation', async () => {
    const host = aHost();
    await renderView(SessionsScreen, host);
    await press('退出其他所有设备');
    host.answer(ownSessionsCall, { list: [HERE], idleMinutes: 720 });
    await reply(host, 'confirmed');

    expect(host.callsOf(endOtherSessionsCall)).toEqual([{}]);
    expect(items()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '退出其他所有设备' })).toBeNull();
    expect(host.toasts).toEqual([{ message: '其他设备已全部退出登录', tone: 'success' }]);
  });

  it('explains a failure, and reloads the list: the session may have expired', async () => {
    const host = aHost();
    await renderView(SessionsScreen, host);
    host.answer(endSessionCall, failing(refused(6004, '该设备已退出登录')));
    host.answer(ownSessionsCall, { list: [HERE, UNKNOWN], idleMinutes: 720 });
    await press(/Safari/);
    await reply(host, 'confirmed');

    expect(screen.getByRole('alert')).toHaveTextContent('该设备已退出登录');
    expect(items()).toHaveLength(2);
    expect(host.toasts).toEqual([]);
  });
});

it('has texts in both languages', async () => {
  await renderView(SessionsScreen, aHost(), {}, 'zh-TW');

  expect(screen.getByRole('heading', { level: 1, name: '登入裝置' })).toBeVisible();
  expect(screen.getByRole('button', { name: '登出其他所有裝置' })).toBeVisible();
});

it('passes the accessibility check and leaves nothing open', async () => {
  const host = aHost();
  const { unmount } = await renderView(SessionsScreen, host);

  expect(await accessibilityFaults()).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});

describe('known devices', () => {
  const known = async () => within(await screen.findByRole('list', { name: '信任的设备' }));

  it('are listed, and one is forgotten after a confirmation', async () => {
    const host = aHost();
    await renderView(SessionsScreen, host);
    expect((await known()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chrome · Windows本设备上次登录 2026-11-21 12:00:00移除',
      '未知设备上次登录 2026-11-21 11:00:00移除',
    ]);
    await user.click((await known()).getByRole('button', { name: '移除 未知设备，上次登录 2026-11-21 11:00:00' }));
    expect(host.callsOf(forgetDeviceCall)).toEqual([]);
    await act(async () => {
      host.dialogs[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(host.callsOf(forgetDeviceCall)).toEqual([{ id: PHONE.id }]);
    expect(host.callsOf(knownDevicesCall)).toHaveLength(2);
    expect(screen.getByRole('list', { name: '信任的设备' })).toHaveFocus();
  });

  it('show that one could not be forgotten, and that there are none', async () => {
    const host = aHost();
    host.answer(forgetDeviceCall, failing(refused(6004, '该设备已移除')));
    await renderView(SessionsScreen, host);
    await user.click((await known()).getByRole('button', { name: /^移除 Chrome/ }));
    host.answer(knownDevicesCall, { days: 90, list: [] });
    await act(async () => {
      host.dialogs[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('该设备已移除');
    expect(screen.getByText('暂无信任的设备')).toBeVisible();
  });
});
