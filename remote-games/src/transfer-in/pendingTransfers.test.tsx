import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdCall, type FakeHost } from '@site/testing';
import type { ResponseOf } from '@site/shared/wire/call';
import { transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { launchCall } from '@site/shared/wire/launch';
import { anEntryHost, ENTRY, showEntry, TRANSFERRED } from '../testing/entry';

const STORAGE_KEY = 'pending-keys-transfer-in';

const aPending = (key: string, enName: string, memberId = '10001') => ({ key, memberId, subject: { enName } });
const kept = (host: FakeHost) => host.services.storage.read(STORAGE_KEY);
const askedKeys = (host: FakeHost) => host.callsOf(transferOutcomeCall).map(({ key }) => key);
const dialog = () => within(screen.getByRole('dialog'));

async function transfer() {
  await userEvent.type(dialog().getByRole('textbox', { name: '转入金额' }), '500');
  await userEvent.click(dialog().getByRole('button', { name: /确认转入/ }));
}

/** Simulates another tab that follows the transfer with this key. */
function holdKeyElsewhere(key: string) {
  const request = (name: string, _options: unknown, task: (lock: object | null) => Promise<boolean>) =>
    task(name.endsWith(key) ? null : {});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

describe('pending transfers', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('retain what another tab has written when one of them ends', async () => {
    const held = holdCall<ResponseOf<typeof venueTransferCall>>();
    const host = anEntryHost();
    host.answer(venueTransferCall, held.handler);
    await showEntry(host);
    await transfer();
    const own = kept(host) as readonly unknown[];
    expect(own).toMatchObject([{ memberId: '10001', subject: { enName: 'JGDZ' } }]);
    const other = aPending('2f0c1f0e-6d0a-4c53-9d5c-0f7d5a8e1b22', 'QKDZ');
    host.writeElsewhere(STORAGE_KEY, [...own, other]);
    holdKeyElsewhere(other.key);

    await act(async () => {
      held.settle(TRANSFERRED);
      await Promise.resolve();
    });

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message: '转入成功', tone: 'success' }]);
    });
    expect(kept(host)).toEqual([other]);
  });

  it('survive another tab that writes an older list', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, holdCall<ResponseOf<typeof venueTransferCall>>().handler);
    await showEntry(host);
    await transfer();
    const other = aPending('2f0c1f0e-6d0a-4c53-9d5c-0f7d5a8e1b22', 'QKDZ');

    act(() => {
      host.writeElsewhere(STORAGE_KEY, [other]);
    });

    expect(kept(host)).toMatchObject([other, { subject: { enName: 'JGDZ' } }]);
  });

  it('of another member are neither polled nor removed', async () => {
    const host = anEntryHost();
    const other = aPending('2f0c1f0e-6d0a-4c53-9d5c-0f7d5a8e1b22', 'JGDZ', '10002');
    host.services.storage.write(STORAGE_KEY, [other]);
    await showEntry(host);

    await transfer();

    expect(askedKeys(host)).toEqual([]);
    expect(kept(host)).toEqual([other]);
  });

  it.each([
    ['without a venue', [{ key: 'k', memberId: '10001', subject: {} }]],
    ['of another shape', { key: 'k' }],
  ])('drops stored transfers %s', async (_, value) => {
    const host = anEntryHost();
    host.services.storage.write(STORAGE_KEY, value);
    await showEntry(host);

    expect(askedKeys(host)).toEqual([]);
  });

  it('are followed after a reload while the transfer was being sent', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, holdCall<ResponseOf<typeof venueTransferCall>>().handler);
    const { unmount } = await showEntry(host);
    await transfer();
    const [{ key }] = kept(host) as [{ key: string }];
    unmount();
    expect(askedKeys(host)).toEqual([]);

    await showEntry(host, { ...ENTRY, request: '2' });

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message: '转入成功', tone: 'success' }]);
    });
    expect(askedKeys(host)).toEqual([key]);
    expect(host.callsOf(venueTransferCall)).toHaveLength(1);
    expect(host.callsOf(launchCall).at(-1)).toMatchObject({ enName: 'JGDZ', isActivity: true });
    expect(kept(host)).toBeUndefined();
  });

  it('to another venue are announced, and the dialog stays open', async () => {
    const host = anEntryHost();
    host.services.storage.write(STORAGE_KEY, [aPending('7b0c1f0e-6d0a-4c53-9d5c-0f7d5a8e1b11', 'QKDZ')]);
    await showEntry(host);

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message: '此前的一笔转入已到账', tone: 'success' }]);
    });
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(dialog().getByRole('button', { name: /确认转入/ })).toBeEnabled();
  });

  it('are followed one after another, the oldest first', async () => {
    const [first, second, third] = ['11111111', '22222222', '33333333'].map((start) => `${start}-6d0a-4c53-9d5c-0f7d5a8e1b11`) as [
      string,
      string,
      string,
    ];
    const host = anEntryHost();
    host.services.storage.write(STORAGE_KEY, [aPending(first, 'QKDZ'), aPending(second, 'WXDZ'), aPending(third, 'HWDZ')]);
    host.answer(transferOutcomeCall, ({ key }): ResponseOf<typeof transferOutcomeCall> =>
      key === second ? { outcome: 'closed' } : { outcome: 'done', amount: '500.00', centerWalletBalance: '500.00', asOf: 2 },
    );
    await showEntry(host);

    await waitFor(() => {
      expect(host.toasts).toHaveLength(2);
    });
    expect(askedKeys(host)).toEqual([first, second, third]);
    expect(kept(host)).toBeUndefined();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('leave the note of the last transfer that never arrived', async () => {
    const host = anEntryHost();
    host.services.storage.write(STORAGE_KEY, [aPending('7b0c1f0e-6d0a-4c53-9d5c-0f7d5a8e1b11', 'QKDZ')]);
    host.answer(transferOutcomeCall, { outcome: 'closed' });
    await showEntry(host);

    expect(await dialog().findByText('本次转入未提交')).toBeVisible();
    expect(kept(host)).toBeUndefined();
  });
});
