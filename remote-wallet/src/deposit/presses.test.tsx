import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, fakeAnswer } from '@site/testing';
import { ordersCall } from '@site/shared/wire/orders';
import { customerInfoCall, depositGiftsCall, dealRecordCall, paymentTypesCall } from '@site/shared/wire/funds';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { memberInfoCall } from '@site/shared/wire/user';
import { aMemberInfo, aPaymentType, someBalances } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { DepositScreen } from './DepositScreen';

const mockMethods = { rendered: 0 };

jest.mock('../ui/CardPicker', () => ({
  CardPicker: () => {
    mockMethods.rendered += 1;
    return null;
  },
}));

it('typing an amount does not render the methods again', async () => {
  await renderView(
    DepositScreen,
    createFakeServices({
      answers: [
        fakeAnswer(ordersCall, { list: [], open: 0 }),
        fakeAnswer(customerInfoCall, { payer: '*海', coins: '0.00' }),
        fakeAnswer(depositGiftsCall, { list: [] }),
        fakeAnswer(paymentTypesCall, { list: [aPaymentType()] }),
        fakeAnswer(dealRecordCall, { total: 0, list: [] }),
        fakeAnswer(allBalanceCall, someBalances()),
        fakeAnswer(memberInfoCall, aMemberInfo()),
      ],
    }),
  );
  const before = mockMethods.rendered;

  await userEvent.type(screen.getByRole('textbox', { name: '存款金额' }), '500');

  expect(await screen.findByText('伍佰元整')).toBeVisible();
  expect(before).toBeGreaterThan(0);
  expect(mockMethods.rendered).toBe(before);
});
