import { act } from '@testing-library/react';
import { createFakeServices, failing, fakeAnswer, refused, type FakeHost, type FakeServicesOptions } from '@site/testing';
import type { ResponseOf } from '@site/shared/wire/call';
import { transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { launchCall } from '@site/shared/wire/launch';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { VenueEntry } from '../launch/VenueEntry';
import { renderView } from './renderView';

export const ADDRESS = 'https://venue.example/slot?ticket=once';
const ASKS_FOR_MONEY = failing(refused(RESPONSE_CODES.venueActivity, '转入的资金在流水满足前不可转出'));
export const TRANSFERRED: ResponseOf<typeof venueTransferCall> = {
  transferId: 'T1',
  channelCode: 'JGDZ',
  amount: '500.00',
  centerWalletBalance: '500.00',
  venueBalance: '500.00',
  asOf: 2,
};
export const ENTRY = { enName: 'JGDZ', gameCode: 'JG-pearl', request: '1' };

/** Creates a host whose venue first asks for money, and responds with a URL once the player has seen the message. */
export function anEntryHost(options: FakeServicesOptions = {}): FakeHost {
  return createFakeServices({
    answers: [
      fakeAnswer(launchCall, ({ isActivity }) => (isActivity ? { url: ADDRESS } : ASKS_FOR_MONEY)),
      fakeAnswer(venueTransferCall, TRANSFERRED),
      fakeAnswer(transferOutcomeCall, { outcome: 'done', amount: '500.00', centerWalletBalance: '500.00', asOf: 2 }),
    ],
    ...options,
  });
}

export async function showEntry(host: FakeHost, params: Readonly<Record<string, string>> = ENTRY, locale: 'zh-CN' | 'zh-TW' = 'zh-CN') {
  const view = await renderView(VenueEntry, host, params, locale);
  await act(() => Promise.resolve());
  return view;
}
