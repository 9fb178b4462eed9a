import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, refused } from '@site/testing';
import { bindFromDepositCall } from '@site/shared/wire/accounts';
import {
  customerInfoCall,
  depositGiftsCall,
  dealRecordCall,
  payCall,
  paymentTypesCall,
  transferRateCall,
  utcTransferCall,
  utcTransferOutcomeCall,
} from '@site/shared/wire/funds';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { ordersCall } from '@site/shared/wire/orders';
import { memberInfoCall } from '@site/shared/wire/user';
import { aMemberInfo, anOrder, aPaymentType, someBalances } from '../testing/builders';
import { answerDialog } from '../testing/provePendingRequests';
import { renderView } from '../testing/renderView';
import { DepositScreen } from './DepositScreen';

function aHost(customer: { payer?: string; lastType?: string; coins?: string } = {}) {
  return createFakeServices({
    now: () => 0,
    answers: [
      fakeAnswer(paymentTypesCall, {
        list: [aPaymentType({ needsPayer: true }), aPaymentType({ code: 'USDT', name: 'USDT', waiting: 'virtual', recommended: false })],
      }),
      fakeAnswer(dealRecordCall, { total: 0, list: [] }),
      fakeAnswer(allBalanceCall, someBalances()),
      fakeAnswer(memberInfoCall, aMemberInfo()),
      fakeAnswer(ordersCall, { list: [], open: 0 }),
      fakeAnswer(customerInfoCall, { payer: '*海', coins: '0.00', ...customer }),
      fakeAnswer(depositGiftsCall, { list: [] }),
      fakeAnswer(bindFromDepositCall, {}),
      fakeAnswer(payCall, anOrder()),
      fakeAnswer(transferRateCall, { currency: 'USDT', rate: '7.1500', quote: { quoteId: 'q1', rate: '7.1500', expiresAt: 60_000 } }),
      fakeAnswer(utcTransferCall, { transferId: 't', coins: '10.00', rate: '7.1500', amount: '71.50' }),
      fakeAnswer(utcTransferOutcomeCall, {}),
    ],
  });
}

describe('the payer of a deposit', () => {
  it('shows the bound name when the method pays from a named account, read-only [R-API-066]', async () => {
    await renderView(DepositScreen, aHost());

    expect(screen.getByLabelText('存款人姓名')).toHaveValue('*海');
    expect(screen.getByLabelText('存款人姓名')).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('radio', { name: /USDT/ }));
    expect(screen.queryByLabelText('存款人姓名')).not.toBeInTheDocument();
  });

  it('asks for a missing name, validates it and binds it before the order [R-API-029]', async () => {
    const host = aHost({ payer: '' });
    await renderView(DepositScreen, host);
    await userEvent.type(screen.getByRole('textbox', { name: '存款金额' }), '500');
    await userEvent.click(screen.getByRole('button', { name: '立即存款' }));
    expect([...host.callsOf(bindFromDepositCall), ...host.callsOf(payCall)]).toEqual([]);

    await userEvent.type(screen.getByLabelText(/真实姓名/), '李小满');
    await userEvent.click(screen.getByRole('button', { name: '立即存款' }));
    await answerDialog(host, 'confirmed');

    expect(host.callsOf(bindFromDepositCall)).toEqual([{ realName: '李小满' }]);
    expect(host.callsOf(payCall)).toHaveLength(1);
  });
});

it('preselects the method of the last credited deposit [R-API-066]', async () => {
  await renderView(DepositScreen, aHost({ lastType: 'USDT' }));

  expect(screen.getByRole('radio', { name: /USDT/ })).toBeChecked();
});

describe('coins that belong to no order', () => {
  const card = () => within(screen.getByRole('region', { name: 'USDT 余额' }));

  it('hides the coins from a member who has none', async () => {
    const host = aHost();
    await renderView(DepositScreen, host);

    expect(screen.queryByRole('region', { name: 'USDT 余额' })).not.toBeInTheDocument();
    expect(host.callsOf(transferRateCall)).toEqual([]);
  });

  it('exchanges the coins at the shown rate, once, with a key [R-API-068]', async () => {
    const host = aHost({ coins: '10.00' });
    await renderView(DepositScreen, host);
    expect(card().getByText('¥71.50')).toBeVisible();

    await userEvent.click(card().getByRole('button', { name: '兑换到中心钱包' }));

    expect(host.callsOf(utcTransferCall)).toEqual([{ quoteId: 'q1', coins: '10.00' }]);
    expect(host.calls.find(({ path }) => path === utcTransferCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(host.toasts.at(-1)).toMatchObject({ message: '已将 10.00 USDT 兑换为 ¥71.50' });
    expect(host.balanceRefreshes).toBe(1);
  });

  it('shows the new rate when the quote has expired, and sends nothing by itself [R-API-068]', async () => {
    const host = aHost({ coins: '10.00' });
    host.answer(utcTransferCall, failing(refused(6012, '汇率已更新，请按新汇率重新确认')));
    await renderView(DepositScreen, host);
    host.answer(transferRateCall, { currency: 'USDT', rate: '7.0000', quote: { quoteId: 'q2', rate: '7.0000', expiresAt: 120_000 } });

    await userEvent.click(card().getByRole('button', { name: '兑换到中心钱包' }));

    expect(await card().findByText('¥70')).toBeVisible();
    expect(card().getByRole('alert')).toHaveTextContent('汇率已更新，请按新汇率重新确认');
    expect(host.callsOf(utcTransferCall)).toHaveLength(1);
  });

  it('says that the outcome is being looked up after a lost answer, and that nothing was sent', async () => {
    const host = aHost({ coins: '10.00' });
    host.answer(utcTransferCall, failing({ kind: 'timeout' }));
    await renderView(DepositScreen, host);

    await userEvent.click(card().getByRole('button', { name: '兑换到中心钱包' }));

    expect(await card().findByText('本次兑换未执行')).toBeVisible();
  });
});
