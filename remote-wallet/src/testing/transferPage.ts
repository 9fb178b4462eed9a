import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, fakeAnswer } from '@site/testing';
import type { ResponseOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import { channelBalanceCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { aVenue, someBalances } from './builders';

/** Venues of the tests: one with ¥200, one empty; the central wallet holds ¥1,000. */
export const VENUES = [aVenue(), aVenue({ enName: 'QKDZ', name: '乾坤游戏', balance: '0.00' })];

/** Response after transferring ¥300 into the first venue. */
export const done: ResponseOf<typeof venueTransferCall> = {
  transferId: 'T1',
  channelCode: 'JGDZ',
  amount: '300.00',
  centerWalletBalance: '700.00',
  venueBalance: '500.00',
  asOf: 2,
};

export function aTransferHost(query: Readonly<Record<string, string>> = { venue: 'JGDZ' }) {
  return createFakeServices({
    location: { name: 'transferMoney', query },
    answers: [
      fakeAnswer(allBalanceCall, someBalances(VENUES)),
      fakeAnswer(channelBalanceCall, ({ channelCode }) => ({ channelCode, balance: '200.00', asOf: 1 })),
      fakeAnswer(dealRecordCall, { total: 0, list: [] }),
      fakeAnswer(venueTransferCall, done),
      fakeAnswer(transferOutcomeCall, { outcome: 'closed' }),
    ],
  });
}

export const amountField = () => screen.getByLabelText('转账金额');
export const submit = () => screen.getByText('确认转账').closest('button')!;
export const picker = (name: '转出' | '转入') => screen.getByLabelText(name);

export async function transfer(yuan: string) {
  await userEvent.type(amountField(), yuan);
  await userEvent.click(submit());
}
