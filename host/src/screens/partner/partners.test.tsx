import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { agentDeskCall, agentMembersCall, agentRecordCall, applyPartnerCall, partnerInfoCall } from '@site/shared/wire/partners';
import { clearDevice, refusal, success, TOKEN } from '../../testing/aShell';
import { renderApp } from '../../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

const AT = Date.parse('2026-11-21T12:00:00+08:00');
const none = success({});
const waiting = success({ application: { state: 'waiting', appliedAt: AT } });
const approved = success({ application: { state: 'approved', appliedAt: AT, decidedAt: AT } });
const desk = success({
  code: 'ABCD2345',
  members: 12,
  today: { day: '2026-11-21', active: 3, turnover: '60000.00', rate: '0.15', amount: '90.00' },
  earned: '1234.56',
});
const days = success({
  total: 2,
  list: [
    { period: '2026-11-20', registered: 1, active: 2, turnover: '25000.00', rate: '0.10', amount: '25.00', paidAt: AT },
    { period: '2026-11-19', registered: 4, active: 0, turnover: '0.00', amount: '0.00' },
  ],
});
const AGENT = { [partnerInfoCall.path]: approved, [agentDeskCall.path]: desk, [agentRecordCall.path]: days };

type Answers = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['answers']>;

function asMember(path: string, answers: Answers) {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
  return renderApp(path, { answers });
}

describe.each([
  ['/agent', '申请成为代理', '推广方式与预期规模', 'agent'],
  ['/sponsor', '申请赞助', '赛事或团队介绍', 'sponsor'],
  ['/venture', '申请合营', '资源、地区与期望的方式', 'venture'],
])('applying at %s', (path, title, plan, kind) => {
  it('begins with a login for a guest', async () => {
    const { shell } = await renderApp(path);

    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '登录后申请' }));

    expect(shell.session.isSignedIn.get()).toBe(false);
    expect(await screen.findByRole('dialog', { name: /登录/ })).toBeInTheDocument();
  });

  it('asks for both fields, is sent once, and then waits', async () => {
    const { requestsTo, answer } = await asMember(path, { [partnerInfoCall.path]: none });
    await user.click(await screen.findByRole('button', { name: '提交申请' }));
    expect(screen.getByText('请填写此项')).toBeInTheDocument();
    expect(screen.getByText('请填写联系方式')).toBeInTheDocument();
    expect(requestsTo(applyPartnerCall)).toEqual([]);

    answer(applyPartnerCall, waiting);
    answer(partnerInfoCall, waiting);
    await user.type(screen.getByRole('textbox', { name: plan }), '球迷社区，约五千人');
    await user.type(screen.getByRole('textbox', { name: '联系方式' }), 'lin@example.com');
    await user.dblClick(screen.getByRole('button', { name: '提交申请' }));

    expect(await screen.findByText('申请审核中')).toBeInTheDocument();
    expect(requestsTo(applyPartnerCall)).toHaveLength(1);
    expect(requestsTo(applyPartnerCall)[0]).toMatchObject({ payload: { kind, plan: '球迷社区，约五千人', contact: 'lin@example.com' } });
    expect(screen.queryByRole('button', { name: '提交申请' })).not.toBeInTheDocument();
  });

  it('says why it was refused, and may be repeated', async () => {
    const refused = { state: 'refused', appliedAt: AT, decidedAt: AT, reason: '请补充推广渠道' };
    await asMember(path, { [partnerInfoCall.path]: success({ application: refused }) });

    expect(await screen.findByText('申请未通过')).toBeInTheDocument();
    expect(screen.getByText('请补充推广渠道')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '提交申请' })).toBeEnabled();
    expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
  });

  it('shows the platform’s refusal, and keeps what was typed', async () => {
    const { answer } = await asMember(path, { [partnerInfoCall.path]: none });
    answer(applyPartnerCall, refusal(6009, '已提交过申请'));
    await user.type(await screen.findByRole('textbox', { name: plan }), '社区');
    await user.type(screen.getByRole('textbox', { name: '联系方式' }), 'a');
    await user.click(screen.getByRole('button', { name: '提交申请' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('已提交过申请');
    expect(screen.getByRole('textbox', { name: plan })).toHaveValue('社区');
  });
});

describe('an agent', () => {
  it('has the link as text and as a QR code, today so far and what was earned [R-ACT-03]', async () => {
    await asMember('/agent', AGENT);

    expect(await screen.findByText(/^https?:.*\/\?rcode=ABCD2345$/)).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: '专属链接二维码' })).toBeInTheDocument();
    const card = screen.getByRole('heading', { name: '我的代理' }).closest('section, article, div') ?? document.body;
    for (const text of ['12 人', '3 人', '¥60,000', '¥90', '¥1,234.56']) expect(screen.getByText(text)).toBeInTheDocument();
    expect(card).toHaveTextContent('今日预计佣金（0.15%）');
    expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
  });

  it('has a statement by day, by month and by member [R-ACT-03]', async () => {
    const { answer } = await asMember('/agent', AGENT);
    const table = await screen.findByRole('table', { name: '明细 · 按日' });
    expect(within(table).getByRole('row', { name: '2026-11-20 1 2 ¥25,000.00 0.10% ¥25.00 已到账' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: '2026-11-19 4 0 ¥0.00 — ¥0.00 当日无佣金' })).toBeInTheDocument();

    const month = { period: '2026-11', registered: 5, active: 2, turnover: '25000.00', amount: '25.00' };
    answer(agentRecordCall, success({ total: 1, list: [month] }));
    await user.click(screen.getByRole('radio', { name: '按月' }));
    expect(await screen.findByRole('row', { name: '2026-11 5 2 ¥25,000.00 ¥25.00' })).toBeInTheDocument();

    const members = [
      { name: 'fr***1', registeredOn: '2026-11-20', turnover: '25000.00', counts: true },
      { name: 'li***n', registeredOn: '2026-11-19', turnover: '0.00', counts: false },
    ];
    answer(agentMembersCall, success({ total: 2, list: members }));
    await user.click(screen.getByRole('radio', { name: '会员' }));
    expect(await screen.findByRole('row', { name: 'fr***1 2026-11-20 ¥25,000.00' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'li***n 2026-11-19 视为本人，不计入' })).toBeInTheDocument();
  });

  it('is there at once when the letter of the decision arrives', async () => {
    const { shell, answer } = await asMember('/agent', { ...AGENT, [partnerInfoCall.path]: waiting });
    expect(await screen.findByText('申请审核中')).toBeInTheDocument();

    answer(partnerInfoCall, approved);
    act(() => {
      shell.bus.emit('inbox/arrived', {});
    });

    expect(await screen.findByRole('heading', { name: '我的代理' })).toBeInTheDocument();
  });
});
