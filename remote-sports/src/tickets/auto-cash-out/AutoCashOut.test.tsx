import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import { findSettledButton } from '@site/testing/findSettledButton';
import type { WireTicket } from '@site/shared/wire/tickets';
import { renderView, resetStores } from '../../testing/renderView';
import { answerSports, aWireTicket, requestsOf } from '../../testing/wire';
import { BetsDock } from '../BetsDock';

beforeEach(resetStores);

const ID = '251121204512';

function aHost(ticket: Partial<WireTicket> = {}, answer?: (request: Readonly<Record<string, unknown>>) => unknown) {
  const host = createFakeServices();
  answerSports(host, {
    openBets: () => ({ list: [aWireTicket(ticket)] }),
    autoCashOut: answer ?? (({ target }) => ({ state: 'set', ticket_id: ID, ...(target === undefined ? {} : { target }) })),
  });
  return host;
}

const press = async (name: string) => {
  await userEvent.click(await findSettledButton(name));
};
const field = () => screen.getByRole('textbox', { name: '目标金额' });

it('sets a target, and shows it on the bet from then on', async () => {
  const host = aHost({ cashOut: '95.00' });
  await renderView(BetsDock, host);
  await press('自动提前结算');
  expect(field()).toHaveAccessibleDescription(/当前可得 ¥95/);
  await userEvent.type(field(), '150.5{Enter}');

  expect(await screen.findByText('滚球中可得达到 ¥150.50 时自动提前结算')).toBeVisible();
  expect(requestsOf(host, 'autoCashOut')).toMatchObject([{ ticket_id: ID, target: '150.50' }]);
});

it('changes and removes the target', async () => {
  const host = aHost({ autoCashOut: '150.00' });
  await renderView(BetsDock, host);
  await press('修改');
  expect(field()).toHaveValue('150.00');
  await userEvent.clear(field());
  await userEvent.type(field(), '160');
  await press('设定');
  expect(await screen.findByText('滚球中可得达到 ¥160 时自动提前结算')).toBeVisible();

  await press('关闭自动');
  expect(await screen.findByRole('button', { name: '自动提前结算' })).toBeVisible();
  expect(requestsOf(host, 'autoCashOut')[1]).not.toHaveProperty('target');
});

it.each([
  ['reached', '当前可得已达到该金额，可以直接提前结算'],
  ['unreachable', '超出这笔注单可能得到的最高金额'],
  ['not-open', '这笔注单已不在待结算状态'],
])('explains in the field why the target was refused: %s', async (reason, words) => {
  await renderView(
    BetsDock,
    aHost({}, () => ({ state: 'refused', ticket_id: ID, reason })),
  );
  await press('自动提前结算');
  await userEvent.type(field(), '90');
  await press('设定');

  expect(await screen.findByText(words)).toBeVisible();
  expect(field()).toBeInvalid();
});

it('lets the player retry after a failure, and requires an amount first', async () => {
  let isDown = true;
  const host = aHost({}, ({ target }) => (isDown ? failing({ kind: 'unreachable' }) : { state: 'set', ticket_id: ID, target }));
  await renderView(BetsDock, host);
  await press('自动提前结算');
  await press('设定');
  expect(screen.getByText('请输入目标金额')).toBeVisible();
  expect(requestsOf(host, 'autoCashOut')).toEqual([]);

  await userEvent.type(field(), '120');
  await press('设定');
  expect(await screen.findByText('网络连接失败，请检查网络后重试')).toBeVisible();
  isDown = false;
  await press('设定');
  expect(await screen.findByText('滚球中可得达到 ¥120 时自动提前结算')).toBeVisible();
});

it.each([
  ['a system', { mode: 'system' as const, folds: [2], lines: 3 }],
  ['a bet not accepted yet', { state: 'confirming' as const, active: 'Y' as const }],
])('offers no auto cash-out for %s', async (_name, changes) => {
  await renderView(BetsDock, aHost(changes));
  const card = await screen.findByRole('article', { name: `单号 ${ID}` });

  expect(within(card).queryByRole('button', { name: '自动提前结算' })).toBeNull();
});

it('notifies by a toast once the bet was cashed out', async () => {
  const host = aHost();
  let list = [aWireTicket({ autoCashOut: '100.00' })];
  const done = aWireTicket({ state: 'cashed-out', settledAt: Date.now(), payout: '103.35' });
  answerSports(host, { openBets: () => ({ list }), results: () => ({ total: 1, list: [done] }) });
  await renderView(BetsDock, host);
  await screen.findByText('滚球中可得达到 ¥100 时自动提前结算');
  list = [];
  act(() => {
    host.services.bus.emit('balance/changed', { cause: 'settlement' });
  });

  expect(await screen.findByText('没有未结算的投注')).toBeVisible();
  expect(host.toasts).toMatchObject([{ message: `单号 ${ID} 已提前结算，返还 ¥103.35` }]);
});

it('is accessible in both languages', async () => {
  const { container } = await renderView(BetsDock, aHost({ autoCashOut: '150.00' }), {}, 'zh-TW');
  await press('修改');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
  const host = aHost();
  await renderView(BetsDock, host);
  await press('自动提前结算');

  await expectAmountField({
    field,
    expectNothingSent: async () => {
      await press('设定');
      expect(requestsOf(host, 'autoCashOut')).toEqual([]);
    },
  });
});
