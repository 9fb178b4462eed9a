import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAmountField } from '@site/testing/expectAmountField';
import type { PersonBody, PlatformDesk } from '../../platformWire';
import { findSettledButton } from '@site/testing/findSettledButton';
import { i18n } from '../i18n';
import { aDesk, aFakeService, aRefusal, type FakeService } from '../testing/fakeService';
import { show } from '../testing/showPage';

beforeAll(() => i18n.use('zh-CN'));

const NOW = Date.parse('2026-11-21T04:00:00Z');

const LINE = {
  id: '7',
  rid: 'c1',
  userId: 'u2',
  name: '远山',
  text: '加我领彩金',
  at: '2026-11-21T04:00:00.000Z',
};

const FREE = { kind: 'none', until: null, reason: '' } as const;
const aPerson = (more: Partial<PersonBody> = {}): PersonBody => ({
  userId: 'u1',
  name: '晨星',
  login: 'player1',
  isStaff: false,
  restriction: FREE,
  ...more,
});

const aPlatform = (more: Partial<PlatformDesk> = {}): PlatformDesk => ({
  now: NOW,
  speakLevel: 0,
  rooms: [{ rid: 'c1', name: { 'zh-CN': '综合聊天室', 'zh-TW': '綜合聊天室' }, state: 'open', pinned: null, isCleared: false }],
  restricted: [],
  staff: [],
  reports: [],
  partners: [],
  promotions: [
    {
      id: 'new-task',
      title: { 'zh-CN': '新手任务', 'zh-TW': '新手任務' },
      state: 'running',
      startsAt: Date.parse('2026-11-01T00:00:00.000Z'),
      endsAt: null,
      terms: { reward: '18.00' },
      audience: {},
      bonus: { times: 3, days: 30, weights: { TY: 100, DZ: 50 } },
      prizes: {},
      isChanged: false,
    },
  ],
  ...more,
});

async function open(more: Partial<PlatformDesk> = {}, answers: FakeService['answers'] = {}): Promise<FakeService> {
  window.location.hash = '#/platform';
  const service = aFakeService({ 'GET platform': [200, aPlatform(more)], 'POST platform': [200, {}], ...answers });
  show(service);
  await screen.findByRole('tab', { name: '聊天室' });
  return service;
}
const ordered = ({ calls }: FakeService) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const act = async (of: string, name: string): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: `${of}的操作` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole('dialog', { name });
};
const confirm = async () => userEvent.click(await findSettledButton('确认执行'));

describe('a room', () => {
  it('is muted only after what will come of it was confirmed', async () => {
    const service = await open();

    const dialog = await act('综合聊天室', '对综合聊天室全员禁言');
    expect(dialog).toHaveTextContent('房间里的人立即不能发言');
    expect(ordered(service)).toEqual([]);
    await confirm();

    expect(await screen.findByText('已执行：对综合聊天室全员禁言')).toBeVisible();
    expect(ordered(service)).toEqual([{ act: 'chat/room', body: { rid: 'c1', state: 'muted' } }]);
  });

  it('is given a notice above its lines, and loses it by an empty one', async () => {
    const service = await open();
    const dialog = await act('综合聊天室', '修改综合聊天室的置顶公告');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '置顶公告' }), '文明发言');
    await confirm();
    const again = await act('综合聊天室', '修改综合聊天室的置顶公告');
    await userEvent.clear(within(again).getByRole('textbox'));
    await confirm();

    expect(ordered(service)).toEqual([
      { act: 'chat/room', body: { rid: 'c1', pinned: '文明发言' } },
      { act: 'chat/room', body: { rid: 'c1', pinned: null } },
    ]);
  });

  it('is given a notice that is cut at a whole character', async () => {
    const service = await open();
    const dialog = await act('综合聊天室', '修改综合聊天室的置顶公告');
    await userEvent.click(within(dialog).getByRole('textbox', { name: '置顶公告' }));
    await userEvent.paste(`${'公'.repeat(199)}😀告`);
    await confirm();

    expect(ordered(service)).toEqual([{ act: 'chat/room', body: { rid: 'c1', pinned: '公'.repeat(199) } }]);
  });

  it('that the platform refuses to change stays as it is, and the dialog says why', async () => {
    await open({}, { 'POST platform': [409, aRefusal('platform-unreachable')] });
    const dialog = await act('综合聊天室', '清空综合聊天室');
    await confirm();

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('平台没有应答');
  });
});

describe('a member', () => {
  it('is found by name and muted with an end and a reason, which is taken back', async () => {
    const muted = aPerson({ restriction: { kind: 'mute', until: '2026-11-21T05:00:00.000Z', reason: '刷屏' } });
    const service = await open({}, { 'GET platform/members/player1': [200, aPerson()] });
    await userEvent.click(screen.getByRole('tab', { name: '成员' }));
    await userEvent.type(screen.getByRole('textbox', { name: '用户名或昵称' }), 'player1{Enter}');
    const dialog = await act('晨星', '禁言晨星');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '原因' }), '刷屏');
    service.answers['GET platform/members/player1'] = [200, muted];
    await confirm();

    expect(await screen.findByText('至 2026-11-21 13:00:00')).toHaveTextContent('至 2026-11-21 13:00:00 · 刷屏');
    await act('晨星', '解除对晨星的限制');
    await confirm();
    expect(ordered(service)).toEqual([
      { act: 'chat/restrict', body: { userId: 'u1', kind: 'mute', reason: '刷屏', minutes: 10 } },
      { act: 'chat/restrict', body: { userId: 'u1', kind: 'none' } },
    ]);
  });

  it('whom nobody knows is said so', async () => {
    await open({}, { 'GET platform/members/x': [409, aRefusal('platform-refused')] });
    await userEvent.click(screen.getByRole('tab', { name: '成员' }));
    await userEvent.type(screen.getByRole('textbox', { name: '用户名或昵称' }), 'x{Enter}');

    expect(await screen.findByText('没有这个会员')).toBeVisible();
  });
});

it('a reported line is deleted, or its report dismissed, or its sender muted', async () => {
  const report = { ...LINE, reports: 3 };
  const service = await open({ reports: [report] });
  await userEvent.click(screen.getByRole('tab', { name: /举报/ }));
  expect(await screen.findByRole('row', { name: /加我领彩金.*远山.*综合聊天室.*3/ })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: '删除发言' }));
  await screen.findByRole('dialog', { name: '删除发言' });
  await confirm();
  await userEvent.click(await screen.findByRole('button', { name: '驳回举报' }));
  await screen.findByRole('dialog', { name: '驳回举报' });
  await confirm();

  expect(ordered(service)).toEqual([
    { act: 'chat/delete', body: { id: '7' } },
    { act: 'chat/dismiss', body: { id: '7' } },
  ]);
});

it('a room takes pictures of everybody, of a grade, or of nobody', async () => {
  const room = {
    rid: 'c1',
    name: { 'zh-CN': '综合聊天室', 'zh-TW': '綜合聊天室' },
    state: 'open',
    pinned: null,
    isCleared: false,
  } as const;
  const service = await open({ rooms: [{ ...room, pictureLevel: 1 }] });
  expect(screen.getByRole('row', { name: /综合聊天室.*VIP 1 及以上/ })).toBeVisible();

  const dialog = await act('综合聊天室', '设定综合聊天室谁可以发送图片');
  await userEvent.click(within(dialog).getByRole('combobox', { name: '发送图片' }));
  await userEvent.click(await screen.findByRole('option', { name: '不能发送' }));
  await confirm();

  expect(ordered(service)).toEqual([{ act: 'chat/room', body: { rid: 'c1', pictureLevel: null } }]);
});

it('the picture of a line is shown when it is asked for, or said to be gone', async () => {
  const line = { ...LINE, text: '', picture: 'p1' };
  const service = await open(
    { reports: [{ ...line, reports: 1 }] },
    { 'GET platform/pictures/p1': [200, { content: 'AAAA' }], 'GET platform/rooms/c1': [200, { lines: [line] }] },
  );
  await userEvent.click(screen.getByRole('tab', { name: /举报/ }));
  expect(await screen.findByRole('row', { name: /\[图片\]/ })).toBeVisible();
  expect(screen.queryByRole('img', { name: '远山 发送的图片' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: '查看图片' }));
  expect(await screen.findByRole('img', { name: '远山 发送的图片' })).toHaveAttribute('src', 'data:image/jpeg;base64,AAAA');
  await userEvent.click(screen.getByRole('button', { name: '关闭图片' }));
  service.answers['GET platform/pictures/p1'] = [409, aRefusal('platform-refused')];
  await userEvent.click(screen.getByRole('tab', { name: '发言' }));
  await userEvent.click(await screen.findByRole('button', { name: '查看图片' }));

  expect(await screen.findByText('图片未能显示，可能已删除或过期')).toBeVisible();
});

it('any line of a room is deleted, also one that nobody reported', async () => {
  const service = await open({}, { 'GET platform/rooms/c1': [200, { lines: [LINE, { ...LINE, id: '6', text: '' }] }] });
  await userEvent.click(screen.getByRole('tab', { name: '发言' }));
  expect(await screen.findByRole('row', { name: /加我领彩金.*远山.*2026-11-21 12:00:00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /（没有文字的内容）/ })).toBeVisible();

  const dialog = await act('加我领彩金', '删除发言');
  expect(dialog).toHaveTextContent('这条发言对所有人立即消失');
  service.answers['GET platform/rooms/c1'] = [200, { lines: [] }];
  await confirm();

  expect(await screen.findByText('还没有发言')).toBeVisible();
  expect(ordered(service)).toEqual([{ act: 'chat/delete', body: { id: '7' } }]);
});

describe('a promotion', () => {
  async function openPromotions(more: Partial<PlatformDesk> = {}) {
    const service = await open(more);
    await userEvent.click(screen.getByRole('tab', { name: '优惠活动' }));
    return service;
  }

  it('ends now, by the platform’s clock', async () => {
    const service = await openPromotions();
    await act('新手任务', '立即结束新手任务');
    await confirm();

    expect(ordered(service)).toEqual([{ act: 'promotion', body: { id: 'new-task', endsAt: new Date(NOW).toISOString() } }]);
  });

  it('is changed in what was typed and in nothing else; without a change there is nothing to confirm', async () => {
    const service = await openPromotions();
    const dialog = await act('新手任务', '修改新手任务');
    expect(within(dialog).getByRole('button', { name: '确认执行' })).toBeDisabled();
    const reward = within(dialog).getByRole('textbox', { name: '奖金' });
    await userEvent.clear(reward);
    await userEvent.type(reward, '28.00');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '最低 VIP 等级' }), '2');
    await confirm();

    expect(ordered(service)).toEqual([{ act: 'promotion', body: { id: 'new-task', terms: { reward: '28.00' }, audience: { grade: 2 } } }]);
  });

  it('asks for another turnover before a withdrawal, and holds once for each phone and device', async () => {
    const service = await openPromotions();
    const dialog = await act('新手任务', '修改新手任务');
    const type = async (name: string, value: string) => {
      const field = within(dialog).getByRole('textbox', { name });
      await userEvent.clear(field);
      if (value !== '') await userEvent.type(field, value);
    };
    expect(within(dialog).getByRole('textbox', { name: '体育计入（%）' })).toHaveValue('100');
    await type('流水倍数', '5');
    await type('有效天数', '7');
    await type('体育计入（%）', '');
    await type('捕鱼计入（%）', '25');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '同一手机限一次' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '同一设备限一次' }));
    await confirm();

    const change = { audience: { onePer: ['phone', 'device'] }, bonus: { times: 5, days: 7, weights: { DZ: 50, BY: 25 } } };
    expect(ordered(service)).toEqual([{ act: 'promotion', body: { id: 'new-task', ...change } }]);
  });

  it.each([
    ['奖金', false],
    ['流水倍数', true],
  ])('is not changed by a text for %s that is no number', async (name, isWhole) => {
    const service = await openPromotions();
    const dialog = await act('新手任务', '修改新手任务');

    await expectAmountField({
      field: () => within(dialog).getByRole('textbox', { name }),
      isWhole,
      expectNothingSent: () => expect(within(dialog).getByRole('button', { name: '确认执行' })).toBeDisabled(),
    });
    expect(ordered(service)).toEqual([]);
  });

  it('that was changed goes back to what the content says', async () => {
    const [promotion] = aPlatform().promotions;
    if (promotion === undefined) throw new Error('there is none');
    const service = await openPromotions({ promotions: [{ ...promotion, isChanged: true }] });
    await act('新手任务', '新手任务恢复为内容设定');
    await confirm();

    expect(ordered(service)).toEqual([
      { act: 'promotion', body: { id: 'new-task', startsAt: null, endsAt: null, terms: null, audience: null, bonus: null } },
    ]);
  });
});

it('an application is approved, refused with a reason, or an approved one ended', async () => {
  const agent = {
    memberId: 7,
    login: 'player1',
    kind: 'agent' as const,
    state: 'waiting' as const,
    plan: '球迷社区',
    contact: 'lin@example.com',
    appliedAt: '2026-11-21T04:00:00.000Z',
    reason: '',
    code: null,
  };
  const service = await open({ partners: [agent, { ...agent, login: 'player2', memberId: 8, state: 'approved', code: 'ABCD2345' }] });
  await userEvent.click(screen.getByRole('tab', { name: /合作申请/ }));
  expect(await screen.findByRole('row', { name: /player1.*代理.*待审核.*球迷社区.*lin@example\.com/ })).toBeVisible();

  await act('player1 代理', '通过player1的申请');
  await confirm();
  const refusal = await act('player1 代理', '不通过player1的申请');
  await userEvent.type(within(refusal).getByRole('textbox', { name: '原因' }), '请补充渠道');
  await confirm();
  await act('player2 代理', '终止与player2的合作');
  await confirm();

  expect(ordered(service)).toEqual([
    { act: 'partner', body: { memberId: 7, kind: 'agent', state: 'approved', reason: '' } },
    { act: 'partner', body: { memberId: 7, kind: 'agent', state: 'refused', reason: '请补充渠道' } },
    { act: 'partner', body: { memberId: 8, kind: 'agent', state: 'ended', reason: '' } },
  ]);
});

it('a viewer sees it all and can do none of it', async () => {
  await open({ reports: [{ ...LINE, reports: 1 }] }, { 'GET desk': [200, aDesk('viewer')] });

  expect(screen.queryByRole('button', { name: /操作|发言等级/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /举报/ }));
  expect(await screen.findByText('加我领彩金')).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除发言' })).not.toBeInTheDocument();
});

it('shows members who may be one person, with what they have in common, and nothing to do about it', async () => {
  const questions = [
    { kind: 'look_alike', members: ['player1', 'player2'] },
    { kind: 'device', members: ['player3', 'player4'] },
  ];
  await open({}, { 'GET platform/persons': [200, { questions }] });

  await userEvent.click(screen.getByRole('tab', { name: '疑似同一人' }));

  const row = await screen.findByRole('row', { name: /player1、player2/ });
  expect(row).toHaveTextContent('生日相同，姓名字形相近');
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /player3、player4/ })).toHaveTextContent('用过同一浏览器');
});
