import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { createFakeServices, failing, fakeAnswer, refused, type FakeHost } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import {
  decideLimitCall,
  excludeCall,
  protectionCall,
  protectionHistoryCall,
  setLimitCall,
  setRealityCheckCall,
  takeTimeOutCall,
  type WireProtection,
} from '@site/shared/wire/protection';
import { aProtection } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { NOON } from '../testing/serviceBuilders';
import { ProtectionScreen } from './ProtectionScreen';

const user = userEvent.setup({ delay: null });
const HOUR_MS = 60 * 60_000;

let now = NOON;
beforeEach(() => {
  now = NOON;
});

const aHost = (protection: WireProtection = aProtection()) =>
  createFakeServices({
    now: () => now,
    answers: [
      fakeAnswer(protectionCall, protection),
      fakeAnswer(protectionHistoryCall, {
        total: 1,
        list: [{ id: '1', at: NOON, change: { event: 'limit-set', kind: 'deposit', period: 'day', limit: '500.00' } }],
      }),
      fakeAnswer(setLimitCall, protection),
      fakeAnswer(decideLimitCall, protection),
      fakeAnswer(setRealityCheckCall, protection),
      fakeAnswer(takeTimeOutCall, protection),
      fakeAnswer(excludeCall, protection),
    ],
  });

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
async function reply(host: FakeHost, answer: 'confirmed' | 'cancelled') {
  await act(async () => {
    host.dialogs.at(-1)?.answer(answer);
    await Promise.resolve();
  });
}
const pendingOf = (from: number): WireProtection => {
  const { limits, ...rest } = aProtection();
  return { ...rest, limits: limits.map((each) => (each.limit === null ? each : { ...each, pending: { limit: null, from } })) };
};

it('shows each limit with the used part, and the latest changes', async () => {
  await renderView(ProtectionScreen, aHost());

  expect(screen.getByRole('progressbar', { name: '每日存款限额' })).toHaveAttribute('aria-valuetext', '已用 ¥250 / ¥500');
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: '在线时长' })).getAllByText('已用 42 分钟，未设限额')).toHaveLength(3);
  expect(await screen.findByText('每日存款限额：¥500，已生效')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

it.each([
  ['400', '保存后立即生效。', '400.00', '限额已生效'],
  ['600', '高于当前限额：24 小时后由您确认才生效。', '600.00', '已申请，24 小时后可确认'],
])('shows in advance whether %s takes effect at once', async (typed, hint, limit, toast) => {
  const host = aHost();
  await renderView(ProtectionScreen, host);
  await press('修改每日存款限额');
  await user.type(await screen.findByRole('textbox', { name: '限额（元）' }), typed);
  expect(screen.getByText(hint)).toBeVisible();

  await press('保存');

  expect(host.callsOf(setLimitCall)).toEqual([{ kind: 'deposit', period: 'day', limit }]);
  expect(host.toasts).toEqual([{ message: toast, tone: 'success' }]);
});

it('refuses text that is not a limit', async () => {
  const host = aHost();
  await renderView(ProtectionScreen, host);
  await press('设置每日在线时长限额');
  await user.type(await screen.findByRole('textbox', { name: '限额（分钟）' }), '1441');
  await press('保存');

  expect(screen.getByText('请输入整数分钟，不超过该周期的时长')).toBeVisible();
  expect(host.callsOf(setLimitCall)).toEqual([]);
});

it('offers to withdraw a pending change, and to confirm it only after its waiting time', async () => {
  await renderView(ProtectionScreen, aHost(pendingOf(NOON + HOUR_MS)));
  expect(screen.getByText('已申请取消限额，2026-11-21 13:00:00 起可确认')).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认调整每日存款限额' })).toBeNull();
  expect(screen.getByRole('button', { name: '撤回每日存款限额的调整' })).toBeVisible();
});

it('does not confirm by a press on "withdraw" when the waiting time ends', async () => {
  jest.useFakeTimers();
  try {
    const host = aHost(pendingOf(NOON + 60_000));
    await renderView(ProtectionScreen, host);
    now += 60_000;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    const confirm = screen.getByRole('button', { name: '确认调整每日存款限额' });
    fireEvent.click(confirm);
    await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS - 1));
    fireEvent.click(confirm);
    expect(host.callsOf(decideLimitCall)).toEqual([]);

    await act(() => jest.advanceTimersByTimeAsync(1));
    await act(async () => {
      fireEvent.click(confirm);
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(host.callsOf(decideLimitCall)).toEqual([{ kind: 'deposit', period: 'day', isConfirmed: true }]);
  } finally {
    jest.useRealTimers();
  }
});

it('confirms a change after its waiting time, and explains a refusal', async () => {
  const host = aHost(pendingOf(NOON));
  await renderView(ProtectionScreen, host);
  await press('确认调整每日存款限额');
  expect(host.callsOf(decideLimitCall)).toEqual([{ kind: 'deposit', period: 'day', isConfirmed: true }]);

  host.answer(decideLimitCall, failing(refused(6004, '没有待确认的调整')));
  // The button is disabled until the confirmation is answered.
  await waitFor(() => expect(screen.getByRole('button', { name: '撤回每日存款限额的调整' })).toBeEnabled());
  await press('撤回每日存款限额的调整');
  expect(await screen.findByRole('alert')).toHaveTextContent('没有待确认的调整');
});

it('starts a time-out after a confirmation', async () => {
  const host = aHost();
  await renderView(ProtectionScreen, host);
  await user.click(screen.getByRole('radio', { name: '7 天' }));
  await press('开始休息');
  await reply(host, 'cancelled');
  expect(host.callsOf(takeTimeOutCall)).toEqual([]);
  await press('开始休息');
  await reply(host, 'confirmed');

  expect(host.callsOf(takeTimeOutCall)).toEqual([{ days: 7 }]);
});

it('self-excludes only a member who has typed the word and confirmed', async () => {
  const host = aHost();
  await renderView(ProtectionScreen, host);
  await press('开始自我排除');
  expect(screen.getByText('请输入“自我排除”四个字')).toBeVisible();
  expect(host.dialogs).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: '请输入“自我排除”以确认' }), '自我排除');
  await user.click(screen.getByRole('radio', { name: '1 年' }));
  await press('开始自我排除');
  await reply(host, 'confirmed');

  expect(host.callsOf(excludeCall)).toEqual([{ months: 12 }]);
});

it('sets the interval of the reality check, and notifies the host', async () => {
  const host = aHost();
  const heard = jest.fn();
  host.services.bus.on('member/changed', heard);
  await renderView(ProtectionScreen, host);
  await user.click(screen.getByRole('radio', { name: '30 分钟' }));

  expect(host.callsOf(setRealityCheckCall)).toEqual([{ minutes: 30 }]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('shows until when the member is self-excluded, in both languages', async () => {
  await renderView(ProtectionScreen, aHost(aProtection({ excludedUntil: NOON + HOUR_MS })), {}, 'zh-TW');

  expect(screen.getAllByText('您已自我排除，至 2026-11-21 13:00:00')).not.toHaveLength(0);
});

it('shows one failure when nothing loads, and reloads both parts', async () => {
  const host = aHost();
  host.answer(protectionCall, failing({ kind: 'unreachable' }));
  host.answer(protectionHistoryCall, failing({ kind: 'unreachable' }));
  await renderView(ProtectionScreen, host);
  expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

  host.answer(protectionCall, aProtection());
  host.answer(protectionHistoryCall, { total: 0, list: [] });
  await press('重试');
  expect(await screen.findByRole('progressbar', { name: '每日存款限额' })).toBeVisible();
  expect(screen.getByText('暂无变更')).toBeVisible();
});

it('shows once that the data is old when a change and both reloads after it fail', async () => {
  const host = aHost();
  await renderView(ProtectionScreen, host);
  host.answer(setRealityCheckCall, failing({ kind: 'unreachable' }));
  host.answer(protectionCall, failing({ kind: 'unreachable' }));
  host.answer(protectionHistoryCall, failing({ kind: 'unreachable' }));
  await user.click(screen.getByRole('radio', { name: '30 分钟' }));
  expect(await screen.findByText('以下是上次读取的内容，可能已有变化。')).toBeVisible();
  expect(screen.getByText('每日存款限额：¥500，已生效')).toBeVisible();

  host.answer(protectionCall, aProtection());
  host.answer(protectionHistoryCall, { total: 0, list: [] });
  await press('重试');
  expect(await screen.findByText('暂无变更')).toBeVisible();
  expect(screen.queryByText('以下是上次读取的内容，可能已有变化。')).not.toBeInTheDocument();
});

it.each([
  ['修改每日存款限额', '限额（元）', false],
  ['设置每日在线时长限额', '限额（分钟）', true],
] as const)('%s reads every notation, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async (opener, name, isWhole) => {
  const host = aHost();
  await renderView(ProtectionScreen, host);
  await press(opener);

  await expectAmountField({
    field: () => screen.getByRole('textbox', { name }),
    isWhole,
    user,
    expectNothingSent: async () => {
      await press('保存');
      expect(host.callsOf(setLimitCall)).toEqual([]);
    },
  });
});
