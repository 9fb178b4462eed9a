import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Overview, PlannedBody } from '../wire';
import { findSettledButton } from '@site/testing/findSettledButton';
import { i18n } from './i18n';
import { aChange, aDesk, aFakeService, anOverview, aPlan, aRemote, type FakeService } from './testing/fakeService';
import { show } from './testing/showPage';

beforeAll(() => i18n.use('zh-CN'));

beforeEach(() => {
  window.location.hash = '#/scheduled';
});

afterEach(() => {
  window.location.hash = '';
});

function withPlans(plans: readonly PlannedBody[], watcher?: Overview['watcher']): FakeService['answers'] {
  return { 'GET overview': [200, { ...anOverview({ plans }), ...(watcher && { watcher }) }] };
}

const lastChange = (service: FakeService) => service.calls.findLast(({ path }) => path === 'builds/default/changes')?.body;
const WATCHING = { at: '2026-11-23T01:59:40.000Z', isWatching: true };

describe('what is planned', () => {
  it('is shown with its time in Shanghai, what, who and why; the tab counts it', async () => {
    show(aFakeService(withPlans([aPlan({ until: '2026-11-30T20:00:00.000Z' })], WATCHING)));

    const table = within(await screen.findByRole('table', { name: '定时变更' }));
    expect(table.getByRole('columnheader', { name: `时间（GMT+8）` })).toBeVisible();
    const row = table.getByRole('row', { name: /2026-12-01 02:00/ });
    for (const text of ['2026-12-01 04:00 撤销', '曜界', '聊天室 · 上线版本', '#3', '1.1.0-bbbbbbbb', '等待', 'lin，wang复核', '工单 12']) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByRole('link', { name: /^定时变更 ?1$/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('ops watch 正在执行，最近查看 2026-11-23 09:59:40')).toBeVisible();
    expect(screen.queryByText('没有人在执行定时变更和自动灰度')).not.toBeInTheDocument();
  });

  it('is said to be nothing, with the way to plan something', async () => {
    show(aFakeService());

    expect(await screen.findByText('没有定时变更')).toBeVisible();
    expect(screen.getByText(/展开“定时”/)).toBeVisible();
    expect(screen.queryByText('没有人在执行定时变更和自动灰度')).not.toBeInTheDocument();
  });

  it('is taken back by its number, with the plan as the difference', async () => {
    const taken = aChange({ changes: [{ what: 'cancel', remote: 'chat', of: 3 }] });
    const service = aFakeService({ ...withPlans([aPlan()], WATCHING), 'POST builds/default/changes': [200, taken] });
    show(service);
    await userEvent.click(await screen.findByRole('button', { name: '撤下 #3' }));
    const dialog = within(screen.getByRole('dialog', { name: '曜界：撤下定时变更' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '改天');
    await userEvent.click(dialog.getByRole('button', { name: '查看变化' }));

    expect(await dialog.findByRole('row', { name: /#3 2026-12-01 02:00 上线版本 1\.1\.0-bbbbbbbb 无/ })).toBeVisible();
    expect(lastChange(service)).toEqual({ operation: 'cancel', values: { number: '3' }, reason: '改天', isDryRun: true });
    service.answers['POST builds/default/changes'] = [200, { ...taken, outcome: 'changed' }];
    await userEvent.click(await findSettledButton('确认执行'));

    expect(await dialog.findByText('已撤下，不会执行')).toBeVisible();
  });

  it('cannot be taken back by a viewer', async () => {
    show(aFakeService({ ...withPlans([aPlan()]), 'GET desk': [200, aDesk('viewer')] }));

    await screen.findByRole('table', { name: '定时变更' });
    expect(screen.queryByRole('button', { name: '撤下 #3' })).not.toBeInTheDocument();
  });

  it('and was refused says when, by whom and why', async () => {
    const ended = { at: '2026-11-30T18:00:09.000Z', who: 'ops watch for lin', why: 'promote chat: is not fit to run' };
    show(aFakeService(withPlans([aPlan({ state: 'refused', ended })])));

    const row = await within(await screen.findByRole('table', { name: '最近了结' })).findByRole('row', { name: /2026-12-01 02:00:09/ });
    for (const text of ['被拒绝', 'ops watch（代 lin）', 'promote chat: is not fit to run']) expect(row).toHaveTextContent(text);
  });
});

describe('nobody who makes it', () => {
  it.each([
    ['never looked', undefined, 'ops watch 从未运行'],
    ['looks no more', { ...WATCHING, isWatching: false }, 'ops watch 已停止查看，最近一次 2026-11-23 09:59:40'],
  ])('is said on every view where the watcher %s', async (_case, watcher, text) => {
    window.location.hash = '';
    const canary = { version: '1.1.0-bbbbbbbb', share: 0.05, isAuto: true };
    const overview = { ...anOverview({ plans: [aPlan()], remotes: [aRemote({ canary })] }), ...(watcher && { watcher }) };
    show(aFakeService({ 'GET overview': [200, overview] }));

    expect(await screen.findByText('没有人在执行定时变更和自动灰度')).toBeVisible();
    expect(screen.getByText(/1 项定时变更、1 个自动灰度在等待。/)).toHaveTextContent(text);
  });
});

describe('a plan', () => {
  it('is made with a time of the viewer, shows what it would change, and is not said to be in force', async () => {
    window.location.hash = '#/remote/default/chat';
    const { changes } = aChange();
    const { id, due, operation, values } = aPlan({ operation: 'disable', values: {} });
    const planned = aChange({ changes: [{ what: 'schedule', remote: 'chat', plan: { id, due, operation, values } }] });
    const service = aFakeService({ 'POST builds/default/changes': [200, { ...planned, foreseen: changes }] });
    show(service);
    await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: '原因（玩家会看到）' }), '系统升级中');
    await userEvent.click(dialog.getByText(`定时（GMT+8）`));
    await userEvent.type(dialog.getByLabelText('执行时间'), '2026-12-01T02:00');
    await userEvent.click(dialog.getByRole('button', { name: '查看变化' }));

    expect(await dialog.findByRole('row', { name: /聊天室 · 定时 无 #3 2026-12-01 02:00 关闭/ })).toBeVisible();
    expect(dialog.getByRole('row', { name: /到时执行；按现在的清单推算 运行 1\.0\.0-aaaaaaaa 关闭 1\.0\.0-aaaaaaaa/ })).toBeVisible();
    expect(lastChange(service)).toMatchObject({ values: { at: '2026-11-30T18:00:00.000Z' } });
    service.answers['POST builds/default/changes'] = [200, { ...planned, outcome: 'changed' }];
    service.answers['GET overview'] = [200, anOverview({ plans: [aPlan()] })];
    await userEvent.click(await findSettledButton('确认执行'));

    expect(await dialog.findByText('已设定，到时执行')).toBeVisible();
    expect(dialog.queryByText('已生效')).not.toBeInTheDocument();
    expect(await dialog.findByText('没有人在执行定时变更和自动灰度')).toBeVisible();
  });
});
