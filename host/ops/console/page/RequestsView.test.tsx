import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from './i18n';
import { aChange, aDesk, aFakeService, aRefusal, aRequest, anOverview, type FakeService } from './testing/fakeService';
import { show } from './testing/showPage';

beforeAll(() => i18n.use('zh-CN'));

beforeEach(() => {
  window.location.hash = '';
});

describe('what waits for a second person', () => {
  async function openRequests(service: FakeService) {
    show(service);
    await userEvent.click(await screen.findByRole('link', { name: /待复核/ }));
  }

  it('is shown with its difference; an approver carries it out', async () => {
    const service = aFakeService({
      'GET desk': [200, aDesk('approver')],
      'GET builds/default/requests': [200, { requests: [aRequest(), aRequest({ id: 'cd34', state: 'declined', settledBy: 'wang' })] }],
      'POST builds/default/requests/ab12': [200, aChange({ outcome: 'changed' })],
    });
    await openRequests(service);

    expect(await screen.findByRole('row', { name: /聊天室 · 关闭/ })).toBeVisible();
    expect(screen.getByText('已驳回')).toBeVisible();
    service.answers['GET builds/default/requests'] = [200, { requests: [] }];
    await userEvent.click(screen.getByRole('button', { name: '批准并执行' }));

    expect(await screen.findByText('已批准并生效')).toBeVisible();
    expect(await screen.findByText('没有等待复核的变更')).toBeVisible();
    expect(service.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ decision: 'approve' });
  });

  it('that has become another is refused, and says so', async () => {
    const service = aFakeService({
      'GET desk': [200, aDesk('approver')],
      'GET overview': [200, anOverview({ revision: 9, waiting: 1 })],
      'GET builds/default/requests': [200, { requests: [aRequest()] }],
      'POST builds/default/requests/ab12': [409, aRefusal('difference-moved')],
    });
    await openRequests(service);

    expect(await screen.findByText('提交之后清单又变过，批准时会重新核对变化。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '批准并执行' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('变化与刚才看到的不同');
  });

  it.each([
    ['one’s own', 'approver', true, '自己提交的变更要由另一位复核员批准。'],
    ['that of another, for an operator', 'operator', false, '只有复核员可以批准或驳回。'],
  ] as const)('cannot be agreed to where it is %s', async (_case, role, isOwn, why) => {
    const service = aFakeService({
      'GET desk': [200, aDesk(role)],
      'GET builds/default/requests': [200, { requests: [aRequest({ isOwn })] }],
    });
    await openRequests(service);

    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: '批准并执行' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '撤回' }) !== null).toBe(isOwn);
  });
});

it('the history shows who asked, who agreed, and what became of it', async () => {
  const line = {
    revision: 7,
    at: '2026-05-01T08:00:00.000Z',
    who: 'lin',
    approvedBy: 'wang',
    why: '<b>工单 12</b>',
    isInForce: false,
    ...aChange().changes[0],
  };
  const service = aFakeService({ 'GET builds/default/history': [200, { history: [line] }] });
  show(service);
  await userEvent.click(await screen.findByRole('link', { name: '变更记录' }));

  const row = await screen.findByRole('row', { name: /2026-05-01 16:00:00/ });
  expect(row).toHaveTextContent('lin，wang复核');
  expect(row).toHaveTextContent('关闭 · 聊天室（已中断）');
  expect(row).toHaveTextContent('<b>工单 12</b>');
});
