import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findSettledButton } from '@site/testing/findSettledButton';
import { SKELETON_DELAY_MS } from '@site/shared/loadable';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { i18n } from './i18n';
import { aChange, aDesk, aFakeService, aRefusal, aRemote, anOverview, type FakeService } from './testing/fakeService';
import { show } from './testing/showPage';

beforeAll(() => i18n.use('zh-CN'));

beforeEach(() => {
  window.location.hash = '';
});

afterEach(async () => {
  jest.useRealTimers();
  await act(() => i18n.use('zh-CN'));
});

async function openChat(service: FakeService) {
  show(service);
  await userEvent.click(await screen.findByRole('link', { name: '曜界 聊天室' }));
  await screen.findByRole('heading', { name: '曜界 · 聊天室' });
}

/** Waits for responses and the requests that follow them. */
async function settle() {
  for (let turn = 0; turn < 4; turn += 1) await act(() => jest.advanceTimersByTimeAsync(0));
}

const actions = () => within(screen.getByRole('group', { name: '操作' }));
const lastChange = (service: FakeService) => service.calls.findLast(({ path }) => path === 'builds/default/changes')?.body;

describe('signing in', () => {
  it('leads to the overview; a wrong password is said and nothing is lost', async () => {
    const service = aFakeService({ 'GET desk': [401, aRefusal('signed-out')], 'POST session': [401, aRefusal('wrong-password')] });
    show(service);

    await userEvent.click(await screen.findByRole('button', { name: '登录' }));
    expect(screen.getByRole('textbox', { name: '用户名' })).toBeInvalid();
    await userEvent.type(screen.getByRole('textbox', { name: '用户名' }), 'lin');
    await userEvent.type(screen.getByLabelText('密码'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('用户名或密码不对');

    service.answers['POST session'] = [200, { ok: true }];
    service.answers['GET desk'] = [200, aDesk()];
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('table', { name: '各主题的远程模块' })).toBeVisible();
  });

  it('says so where the browser has not stored the cookie of the session', async () => {
    const service = aFakeService({ 'GET desk': [401, aRefusal('signed-out')], 'POST session': [200, { ok: true }] });
    show(service);

    await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'lin');
    await userEvent.type(screen.getByLabelText('密码'), 'right');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText('浏览器没有保存登录状态，请允许本站使用 Cookie 后重新登录')).toBeVisible();
    expect(screen.getByLabelText('密码')).toHaveValue('right');

    service.answers['GET desk'] = [200, aDesk()];
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('table', { name: '各主题的远程模块' })).toBeVisible();
  });

  it('with a one-time password asks for another first', async () => {
    const service = aFakeService({
      'GET desk': [200, aDesk('operator', { mustChangePassword: true })],
      'POST password': [200, { ok: true }],
    });
    show(service);

    await userEvent.type(await screen.findByLabelText('当前密码'), 'printed');
    expect(screen.getByLabelText('新密码').closest('form')?.querySelector('input[autocomplete="username"]')).toHaveValue('lin');
    await userEvent.type(screen.getByLabelText('新密码'), 'short');
    await userEvent.click(screen.getByRole('button', { name: '保存密码' }));
    expect(screen.getByLabelText('新密码')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('新密码'), ' but longer now');
    service.answers['GET desk'] = [200, aDesk()];
    await userEvent.click(screen.getByRole('button', { name: '保存密码' }));

    expect(await screen.findByRole('table')).toBeVisible();
    expect(service.calls.find(({ path }) => path === 'password')?.body).toEqual({ current: 'printed', next: 'short but longer now' });
  });

  it('is asked for again where the session has ended', async () => {
    const service = aFakeService();
    await openChat(service);
    service.answers['POST builds/default/changes'] = [401, aRefusal('signed-out')];

    await userEvent.click(actions().getByRole('button', { name: '关闭' }));
    await userEvent.type(screen.getByRole('textbox', { name: '原因（玩家会看到）' }), '升级');
    await userEvent.click(screen.getByRole('button', { name: '查看变化' }));

    expect(await screen.findByText('登录已结束，请重新登录')).toBeVisible();
  });
});

describe('the overview', () => {
  it('says that it is loading, then shows state, version, health and figures of every remote', async () => {
    jest.useFakeTimers();
    let answer = (): void => undefined;
    const service = aFakeService({
      'GET overview': () =>
        new Promise((resolve) => {
          answer = () => {
            resolve([200, anOverview()]);
          };
        }),
    });
    show(service);
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(SKELETON_DELAY_MS));
    expect(screen.getByText('加载中…')).toBeInTheDocument();

    answer();
    await settle();

    const cell = screen.getByRole('link', { name: '曜界 聊天室' });
    for (const text of ['运行中', '1.0.0-aaaaaaaa', '应答正常', '失败 4.9%', '加载 210 毫秒', '1204 次']) {
      expect(within(cell).getByText(text)).toBeVisible();
    }
  });

  it('says that there is no themed build', async () => {
    show(aFakeService({ 'GET overview': [200, { at: '2026-11-23T01:59:50.000Z', builds: [], hasFigures: true }] }));

    expect(await screen.findByText('没有任何主题')).toBeVisible();
  });

  it('is read in a tab that was opened in the background, not refreshed there, and refreshed once it is shown', async () => {
    jest.useFakeTimers();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const service = aFakeService();
    const reads = () => service.calls.filter(({ path }) => path === 'overview').length;
    show(service);
    await settle();
    expect(screen.getByText('运行中')).toBeVisible();

    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect(reads()).toBe(1);

    visibility.mockReturnValue('visible');
    await act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return jest.advanceTimersByTimeAsync(0);
    });
    expect(reads()).toBe(2);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(reads()).toBe(3);
    visibility.mockRestore();
  });

  it('refreshes without a reload, as nobody; what was there stays where the service does not answer', async () => {
    jest.useFakeTimers();
    const service = aFakeService();
    show(service, () => false);
    await settle();
    expect(screen.getByText('运行中')).toBeVisible();

    service.answers['GET overview'] = [
      200,
      anOverview({ remotes: [aRemote({ state: 'off', reason: { 'zh-CN': '升级', 'zh-TW': '升級' } })] }),
    ];
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await settle();
    expect(screen.getByText('已关闭')).toBeVisible();
    expect(service.calls.every(({ isUnattended }) => isUnattended)).toBe(true);

    service.answers['GET overview'] = () => {
      throw new TypeError('failed to fetch');
    };
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await settle();
    expect(screen.getByText('运维服务没有应答')).toBeVisible();
    expect(screen.getByText('已关闭')).toBeVisible();
  });

  it.each(DEVICE_ZONES)('says on a device in %s when the service has read the state, in Shanghai', async (zone) => {
    setDeviceZone(zone);
    show(aFakeService({ 'GET overview': [200, { ...anOverview(), at: '2026-11-21T16:00:05.000Z' }] }));

    expect(await screen.findByText('每 10 秒刷新，最近 00:00:05；时间均为 GMT+8')).toBeVisible();
  });

  it('says why a themed build has no state, in the words of the command', async () => {
    const refusal = { code: 'no-manifest', message: 'the manifest is missing: pnpm ops restore', faults: [] };
    show(aFakeService({ 'GET overview': [200, anOverview({ remotes: [], refusal })] }));

    expect(await screen.findByText('这个主题还没有清单，或清单丢失')).toBeVisible();
    expect(screen.getByText('the manifest is missing: pnpm ops restore')).toHaveAttribute('lang', 'en');
  });

  it('is in both languages', async () => {
    show(aFakeService());
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('radio', { name: '繁體' }));

    expect(await screen.findByRole('heading', { name: '運維台' })).toBeVisible();
    expect(screen.getByText('執行中')).toBeVisible();
  });
});

describe('a change', () => {
  it('shows the difference before it is made, and is made as it was shown', async () => {
    const service = aFakeService({ 'POST builds/default/changes': [200, aChange()] });
    await openChat(service);

    await userEvent.click(actions().getByRole('button', { name: '关闭' }));
    const dialog = within(screen.getByRole('dialog', { name: '曜界 聊天室：关闭' }));
    await userEvent.click(dialog.getByRole('button', { name: '查看变化' }));
    expect(dialog.getByRole('textbox', { name: '原因（玩家会看到）' })).toBeInvalid();
    expect(lastChange(service)).toBeUndefined();
    await userEvent.type(dialog.getByRole('textbox', { name: '原因（玩家会看到）' }), '系统升级中');
    await userEvent.click(dialog.getByRole('button', { name: '查看变化' }));

    const row = await dialog.findByRole('row', { name: /聊天室 · 关闭/ });
    expect(row).toHaveTextContent('运行 1.0.0-aaaaaaaa关闭 1.0.0-aaaaaaaa玩家看到：系统升级中');
    expect(lastChange(service)).toEqual({ operation: 'disable', remote: 'chat', values: {}, reason: '系统升级中', isDryRun: true });

    service.answers['POST builds/default/changes'] = [200, aChange({ outcome: 'changed', revision: 8 })];
    service.answers['GET overview'] = [200, anOverview({ revision: 8, remotes: [aRemote({ state: 'off' })] })];
    await userEvent.click(await findSettledButton('确认执行'));

    expect(await dialog.findByText('已生效')).toBeVisible();
    expect(lastChange(service)).toMatchObject({ isDryRun: false, expecting: 'd1' });
    expect(await screen.findByText('已关闭')).toBeInTheDocument();
  });

  it('that is refused says why, keeps what was filled in and can be changed', async () => {
    const service = aFakeService({ 'POST builds/default/changes': [200, aChange()] });
    await openChat(service);
    await userEvent.click(actions().getByRole('button', { name: '关闭' }));
    await userEvent.type(screen.getByRole('textbox', { name: '原因（玩家会看到）' }), '升级');
    await userEvent.click(screen.getByRole('button', { name: '查看变化' }));
    service.answers['POST builds/default/changes'] = [409, aRefusal('difference-moved', 'look at it again')];
    await userEvent.click(await findSettledButton('确认执行'));

    expect(await screen.findByRole('alert')).toHaveTextContent('变化与刚才看到的不同，请重新查看look at it again');
    await userEvent.click(screen.getByRole('button', { name: '返回修改' }));
    expect(screen.getByRole('textbox', { name: '原因（玩家会看到）' })).toHaveValue('升级');
  });

  it('that would change nothing cannot be made', async () => {
    const nothing = aChange({ outcome: 'unchanged', changes: [], notes: ['chat is so already'] });
    const service = aFakeService({ 'POST builds/default/changes': [200, nothing] });
    await openChat(service);
    await userEvent.click(actions().getByRole('button', { name: '关闭' }));
    await userEvent.type(screen.getByRole('textbox', { name: '原因（玩家会看到）' }), '升级');
    await userEvent.click(screen.getByRole('button', { name: '查看变化' }));

    expect(await screen.findByText('没有任何变化')).toBeVisible();
    expect(screen.getByText('chat is so already')).toBeVisible();
    expect(screen.getByRole('button', { name: '确认执行' })).toBeDisabled();
  });

  it('of a themed build that asks for a second person says so before, and that it waits', async () => {
    const service = aFakeService({ 'POST builds/default/changes': [200, aChange({ waits: true })] });
    await openChat(service);
    await userEvent.click(actions().getByRole('button', { name: '关闭' }));
    await userEvent.type(screen.getByRole('textbox', { name: '原因（玩家会看到）' }), '升级');
    await userEvent.click(screen.getByRole('button', { name: '查看变化' }));
    expect(await screen.findByText(/这个主题要求第二人复核/)).toBeVisible();

    service.answers['POST builds/default/changes'] = [200, aChange({ outcome: 'waiting', request: 'ab12' })];
    await userEvent.click(await findSettledButton('提交复核'));

    expect(await screen.findByText('已提交，等待复核')).toBeVisible();
    expect(screen.getByText('编号 ab12')).toBeVisible();
  });

  it('takes a version from what the store holds', async () => {
    const release = {
      version: '1.1.0-bbbbbbbb',
      requires: '^1.0.0',
      releasedAt: '2026-05-01T08:00:00Z',
      releasedBy: 'a team',
      standing: 'released',
    };
    const service = aFakeService({
      'POST builds/default/changes': [200, aChange()],
      'GET builds/default/releases?remote=chat': [200, { releases: [release] }],
    });
    await openChat(service);
    await userEvent.click(actions().getByRole('button', { name: '上线版本' }));
    await userEvent.click(await screen.findByRole('combobox', { name: '版本' }));
    await userEvent.click(await screen.findByRole('option', { name: '1.1.0-bbbbbbbb · ^1.0.0' }));
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '新功能');
    await userEvent.click(screen.getByRole('button', { name: '查看变化' }));

    expect(lastChange(service)).toMatchObject({ operation: 'promote', values: { version: '1.1.0-bbbbbbbb' } });
  });

  it('that the page has no words for is offered by the names of the command', async () => {
    const service = aFakeService({ 'POST builds/default/changes': [200, aChange()] });
    await openChat(service);
    await userEvent.click(actions().getByRole('button', { name: 'fly' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'height' }), '3');
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '试试');
    await userEvent.click(screen.getByRole('button', { name: '查看变化' }));

    expect(lastChange(service)).toMatchObject({ operation: 'fly', remote: 'chat', values: { height: '3' } });
  });

  it('of a themed build is in its menu', async () => {
    const facts = [{ at: 'flags.vipNoSave', from: 'false', to: 'true' }];
    const service = aFakeService({ 'POST builds/default/changes': [200, aChange({ changes: [{ what: 'configure' }], facts })] });
    show(service);
    await userEvent.click(await screen.findByRole('button', { name: '曜界的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '应用主题配置' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '同时上线各模块的最新版本' }));
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '新配置');
    await userEvent.click(screen.getByRole('button', { name: '查看变化' }));

    expect(await screen.findByRole('row', { name: '配置 flags.vipNoSave false true' })).toBeVisible();
    expect(lastChange(service)).toEqual({ operation: 'configure', values: { latest: true }, reason: '新配置', isDryRun: true });
  });

  it('is not offered to a viewer', async () => {
    const service = aFakeService({ 'GET desk': [200, aDesk('viewer')] });
    await openChat(service);

    expect(screen.queryByRole('group', { name: '操作' })).not.toBeInTheDocument();
  });
});
