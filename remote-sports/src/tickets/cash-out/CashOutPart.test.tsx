import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import { findSettledButton } from '@site/testing/findSettledButton';
import type { WireCashOutQuote } from '@site/shared/wire/bets';
import type { WireTicket } from '@site/shared/wire/tickets';
import { renderView, resetStores } from '../../testing/renderView';
import { answerSports, aWireTicket, requestsOf } from '../../testing/wire';
import { BetsDock } from '../BetsDock';

beforeEach(resetStores);

const ID = '251121204512';
const PART_ID = '251121204513';

/** Creates a platform with a bet of 100 yuan on which each yuan of stake is worth 95 fen. */
function aHost(tickets: readonly WireTicket[] = [aWireTicket()]) {
  const host = createFakeServices();
  let list = tickets;
  let quoted = '100.00';
  answerSports(host, {
    openBets: () => ({ list }),
    results: () => ({ total: 0, list: [] }),
    cashOutQuote: ({ stake = '100.00' }): WireCashOutQuote => {
      quoted = String(stake);
      const amount = (Number(quoted) * 0.95).toFixed(2);
      const parts = { min: '10.00', max: '90.00' };
      return { state: 'offered', ticket_id: ID, quoteId: `q${quoted}`, amount, expiresAt: Date.now() + 5_000, stake: quoted, parts };
    },
    cashOut: (_request, { idempotencyKey }) => {
      const rest = aWireTicket({ stake: '60.00', risk: '60.00', toWin: '58.80', paidEarly: { stake: '40.00', payout: '38.00' } });
      list = [rest];
      const ticket = aWireTicket({ ticket_id: PART_ID, state: 'cashed-out', stake: quoted, payout: '38.00', partOf: ID });
      return { state: 'paid', key: idempotencyKey, ticket, rest };
    },
  });
  return host;
}

const press = async (name: string | RegExp) => {
  await userEvent.click(await findSettledButton(name));
};
const field = () => screen.getByRole('textbox', { name: '提前结算的本金' });

it('pays the typed part, shows what remains, and then the rest with the paid amount', async () => {
  const host = aHost();
  await renderView(BetsDock, host);
  await press('提前结算');
  await screen.findByRole('button', { name: '提前结算 ¥95' });
  await userEvent.type(field(), '40');
  await press('提前结算 ¥38');
  expect(screen.getByText('以 ¥38 提前结算其中本金 ¥40？其余 ¥60 继续等待赛果，已结算部分无法撤销。')).toBeVisible();
  await press('确认 ¥38');

  expect(await screen.findByText(`单号 ${ID} 的本金 ¥40 已提前结算，返还 ¥38，其余继续有效`)).toBeVisible();
  expect(requestsOf(host, 'cashOut')).toMatchObject([{ quoteId: 'q40.00' }]);
  expect(await screen.findByText('已提前结算本金 ¥40，返还 ¥38')).toBeVisible();
});

it('pays a share by one press, and the whole again by another', async () => {
  const host = aHost();
  await renderView(BetsDock, host);
  await press('提前结算');
  await press('75%');

  expect(await screen.findByRole('button', { name: '提前结算 ¥71.25' })).toBeVisible();
  expect(field()).toHaveValue('75.00');
  expect(screen.getByText('本金 ¥75 当前可得')).toBeVisible();
  await press('全部');
  expect(await screen.findByRole('button', { name: '提前结算 ¥95' })).toBeVisible();
  expect(field()).toHaveValue('');
});

it.each(['9.99', '90.01', '400'])('offers nothing for %s, which is not a valid part', async (stake) => {
  await renderView(BetsDock, aHost());
  await press('提前结算');
  await screen.findByRole('button', { name: '提前结算 ¥95' });
  await userEvent.type(field(), stake);

  expect(screen.getByText('请输入 ¥10 至 ¥90')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(screen.queryByRole('button', { name: /提前结算 ¥/ })).toBeNull();
});

it('requests the same stake, however it was typed', async () => {
  const host = aHost();
  await renderView(BetsDock, host);
  await press('提前结算');
  await screen.findByRole('button', { name: '提前结算 ¥95' });
  await userEvent.type(field(), '45.5');
  await screen.findByRole('button', { name: '提前结算 ¥43.23' });

  expect(requestsOf(host, 'cashOutQuote').slice(1)).toMatchObject([{ ticket_id: ID, stake: '45.50' }]);
});

it('offers no partial cash-out when the platform pays whole tickets only', async () => {
  const host = aHost();
  answerSports(host, {
    openBets: () => ({ list: [aWireTicket()] }),
    cashOutQuote: () => ({ state: 'offered', ticket_id: ID, quoteId: 'c1', amount: '95.00', expiresAt: Date.now() + 5_000 }),
  });
  await renderView(BetsDock, host);
  await press('提前结算');

  expect(await screen.findByRole('button', { name: '提前结算 ¥95' })).toBeVisible();
  expect(screen.queryByRole('group', { name: '提前结算多少' })).toBeNull();
});

it('names the bet that a paid part belongs to', async () => {
  const host = createFakeServices();
  const part = aWireTicket({ ticket_id: PART_ID, state: 'cashed-out', settledAt: Date.now(), stake: '40.00', payout: '38.00', partOf: ID });
  answerSports(host, { openBets: () => ({ list: [] }), results: () => ({ total: 1, list: [part] }) });
  await renderView(BetsDock, host);
  await userEvent.click(screen.getByRole('radio', { name: '已结算' }));

  expect(await screen.findByText(`注单 ${ID} 的提前结算部分`)).toBeVisible();
});

it('is accessible in both languages', async () => {
  const { container } = await renderView(BetsDock, aHost(), {}, 'zh-TW');
  await press('提前結算');
  await userEvent.type(await screen.findByRole('textbox', { name: '提前結算的本金' }), '95');
  await waitFor(async () => {
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
  const host = aHost();
  await renderView(BetsDock, host);
  await press('提前结算');
  await screen.findByRole('button', { name: /提前结算 ¥/ });

  await expectAmountField({
    field,
    expectNothingSent: () => expect(screen.queryByRole('button', { name: /提前结算 ¥/ })).toBeNull(),
  });
});
