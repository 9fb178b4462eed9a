import { waitFor } from '@testing-library/react';
import { createFakeServices } from '@site/testing';
import { transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { renderView } from '../testing/renderView';
import { EarlierTransferSlot } from './EarlierTransferSlot';

const KEY = '0b9cf4d2-6a4f-4a37-9b1f-1e3a6c1a2b3c';

function aHost(name: string, subject: object, outcome: 'done' | 'closed') {
  const host = createFakeServices();
  host.services.storage.write(name, [{ key: KEY, memberId: '10001', subject }]);
  const done = { outcome: 'done', amount: '500.00', centerWalletBalance: '500.00', asOf: 2 } as const;
  host.answer(transferOutcomeCall, () => (outcome === 'done' ? done : { outcome }));
  return host;
}

describe('a transfer of a page that was reloaded', () => {
  it.each([
    ['has arrived', 'done', '此前的一笔转入已到账'],
    ['never arrived', 'closed', '本次转入未提交'],
  ] as const)('is reported when it %s, and not sent again', async (_what, outcome, text) => {
    const host = aHost('pending-keys-transfer-in', { enName: 'JGDZ' }, outcome);

    await renderView(EarlierTransferSlot, host);

    await waitFor(() => {
      expect(host.toasts.map(({ message }) => message)).toEqual([text]);
    });
    expect(host.callsOf(venueTransferCall)).toEqual([]);
  });

  it('is reported when its answer came right before the reload', async () => {
    const refusal = { code: 6012, message: '余额不足' };
    const answered = { subject: { enName: 'JGDZ' }, answeredAt: Date.now(), page: 'an earlier page', refusal };
    const host = aHost('pending-keys-transfer-in-answered', answered, 'closed');

    await renderView(EarlierTransferSlot, host);

    await waitFor(() => {
      expect(host.toasts.map(({ message }) => message)).toEqual(['余额不足']);
    });
    expect(host.callsOf(transferOutcomeCall)).toEqual([]);
  });
});
