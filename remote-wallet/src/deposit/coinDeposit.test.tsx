import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, fakeAnswer } from '@site/testing';
import {
  customerInfoCall,
  dealRecordCall,
  depositGiftsCall,
  depositOrderStatusCall,
  payCall,
  paymentTypesCall,
  transferRateCall,
} from '@site/shared/wire/funds';
import { ordersCall } from '@site/shared/wire/orders';
import { memberInfoCall } from '@site/shared/wire/user';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { aCoin, aMemberInfo, anOrder, aPaymentType, someBalances } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { DepositScreen } from './DepositScreen';

async function openCoinDeposit() {
  const host = createFakeServices({
    answers: [
      fakeAnswer(paymentTypesCall, { list: [aPaymentType({ code: 'USDT', name: 'USDT', waiting: 'virtual' })] }),
      fakeAnswer(dealRecordCall, { total: 0, list: [] }),
      fakeAnswer(allBalanceCall, someBalances()),
      fakeAnswer(payCall, anOrder({ waiting: 'virtual', coin: aCoin(), payee: undefined })),
      fakeAnswer(depositOrderStatusCall, {}),
      fakeAnswer(ordersCall, { list: [], open: 0 }),
      fakeAnswer(customerInfoCall, { payer: '*海', coins: '0.00' }),
      fakeAnswer(depositGiftsCall, { list: [] }),
      fakeAnswer(memberInfoCall, aMemberInfo()),
      fakeAnswer(transferRateCall, { currency: 'USDT', rate: '7.1500' }),
    ],
  });
  await renderView(DepositScreen, host);
  return { host, field: screen.getByRole('textbox', { name: '存款金额' }), due: () => screen.getByText(/^应付金额/).nextSibling };
}

const send = () => userEvent.click(screen.getByRole('button', { name: '立即存款' }));

it.each([
  ['20', '2.80', '20.00'],
  ['100', '13.99', '100.00'],
  ['715', '100.00', '715.00'],
  ['715.01', '100.01', '715.01'],
  ['１，０００．５', '139.94', '1000.50'],
  ['¥ 1,000.50 元', '139.94', '1000.50'],
  ['\u202E100\u200B', '13.99', '100.00'],
  ['50000', '6993.01', '50000.00'],
])('a coin deposit typed as "%s" is due as %s USDT and ordered as ¥%s [R-API-069]', async (typed, coins, yuan) => {
  const { host, field, due } = await openCoinDeposit();

  fireEvent.change(field, { target: { value: typed } });
  expect(due()).toHaveTextContent(`${coins} USDT`);
  await send();

  expect(host.callsOf(payCall)).toMatchObject([{ type: 'USDT', amount: yuan }]);
});

it.each(['1.000,50', '1 000', '715.001', '−715', '1e3', '0x10', '7\u202815', '19.99', '50000.01'])(
  'a coin deposit typed as %j shows no amount due and is not ordered',
  async (typed) => {
    const { host, field, due } = await openCoinDeposit();

    fireEvent.change(field, { target: { value: typed } });
    expect(due()).toHaveTextContent('USDT –');
    await send();

    expect(host.callsOf(payCall)).toEqual([]);
    expect(field).toBeInvalid();
  },
);
