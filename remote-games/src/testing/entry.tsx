import { act } from '@testing-library/react';
import { createFakeServices, failing, fakeAnswer, refused, type FakeHost, type FakeServicesOptions } from '@site/shared/testing';
import type { ResponseOf } from '@site/shared/wire/call';
import { launchCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { VenueEntry } from '../launch/VenueEntry';
import { renderView } from './renderView';

export const ADDRESS = 'https://venue.example/slot?ticket=once';
const ASKS = failing(refused(RESPONSE_CODES.venueActivity, '转入的资金在流水满足前不可转出'));
export const TRANSFERRED: ResponseOf<typeof venueTransferCall> = {
  transferId: 'T1',
  channelCode: 'JGDZ',
  amount: '500.00',
  centerWalletBalance: '500.00',
  venueBalance: '500.00',
  asOf: 2,
};
export const WISH = { enName: 'JGDZ', gameCode: 'JG-pearl', request: '1' };

/** A host whose venue asks for money first, and answers who has seen that with an address. */
export function anEntryHost(options: FakeServicesOptions = {}): FakeHost {
  return createFakeServices({
    answers: [
      fakeAnswer(launchCall, ({ isActivity }) => (isActivity ? { url: ADDRESS } : ASKS)),
      fakeAnswer(venueTransferCall, TRANSFERRED),
      fakeAnswer(transferOutcomeCall, { outcome: 'done', amount: '500.00', centerWalletBalance: '500.00', asOf: 2 }),
    ],
    ...options,
  });
}

export async function showEntry(host: FakeHost, params: Readonly<Record<string, string>> = WISH) {
  const view = await renderView(VenueEntry, host, params);
  await act(() => Promise.resolve());
  return view;
}
