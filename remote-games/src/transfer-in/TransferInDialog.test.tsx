import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mustBeFen } from '@site/shared/money';
import { failing, holdCall, refused } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { launchCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { anEntryHost, showEntry, TRANSFERRED, WISH } from '../testing/entry';

const dialog = () => within(screen.getByRole('dialog'));
const amountField = () => dialog().getByRole('textbox', { name: '转入金额' });
const confirm = () => dialog().getByRole('button', { name: /确认转入|正在转入/ });

describe('the transfer-in dialog', () => {
  it('opens with the message of the platform and the central balance [R-TIN-10] [R-TIN-01] [R-TIN-02] [R-ERR-6413] [R-ERRB-13]', async () => {
    const host = anEntryHost();
    await showEntry(host);

    expect(dialog().getByText('转入的资金在流水满足前不可转出')).toBeVisible();
    expect(dialog().getByText('¥1,000.00')).toBeVisible();
    await waitFor(() => {
      expect(amountField()).toHaveFocus();
    });
    expect(host.balanceRefreshes).toBe(1);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('puts the whole balance into the amount [R-TIN-03]', async () => {
    const host = anEntryHost({ balance: { central: mustBeFen(123_456) } });
    await showEntry(host);

    await userEvent.click(dialog().getByRole('button', { name: '全部' }));

    expect(amountField()).toHaveValue('1234.56');
  });

  it('enters without money [R-TIN-04] [R-TIN-16]', async () => {
    const host = anEntryHost();
    await showEntry(host);

    await userEvent.click(dialog().getByRole('button', { name: '直接进入' }));

    expect(host.callsOf(venueTransferCall)).toEqual([]);
    expect(host.callsOf(launchCall).at(-1)).toEqual({ enName: 'JGDZ', gameCode: 'JG-pearl', isActivity: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends the transfer once, with a key [R-TIN-05] [R-TIN-06] [R-TIN-07] [R-TIN-08] [R-TIN-09] [R-API-082] [R-API-101]', async () => {
    const held = holdCall<ResponseOf<typeof venueTransferCall>>();
    const host = anEntryHost();
    host.answer(venueTransferCall, held.handler);
    await showEntry(host);

    await userEvent.type(amountField(), '500');
    await userEvent.dblClick(confirm());

    expect(host.callsOf(venueTransferCall)).toEqual([{ channelCode: 'JGDZ', amount: '500.00', ty: '1', isActivity: true }]);
    expect(host.calls.find(({ path }) => path === venueTransferCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
    expect(dialog().queryByRole('button', { name: '关闭' })).toBeNull();
  });

  it('says that it came through, clears the amount, reads the balance anew, closes and enters [R-TIN-11] [R-TIN-12] [R-TIN-13] [R-TIN-14] [R-TIN-15] [R-MSG-16]', async () => {
    const host = anEntryHost();
    const view = await showEntry(host);
    const refreshesBefore = host.balanceRefreshes;

    await userEvent.type(amountField(), '500');
    await userEvent.click(confirm());

    expect(host.toasts).toEqual([{ message: '转入成功', tone: 'success' }]);
    expect(host.balanceRefreshes).toBeGreaterThan(refreshesBefore);
    expect(host.emitted).toEqual([{ name: 'balance/changed', event: { cause: 'transfer' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.callsOf(launchCall).at(-1)).toMatchObject({ isActivity: true });
    expect(host.navigated).toMatchObject([{ name: 'game' }]);

    await act(async () => {
      view.rerenderWith({ ...WISH, request: '2' });
      await Promise.resolve();
    });
    expect(amountField()).toHaveValue('');
  });

  it('wants an amount it can send, and keeps what was typed [R-VAL-46] [R-VAL-47] [R-VAL-48]', async () => {
    const host = anEntryHost();
    await showEntry(host);

    await userEvent.click(confirm());
    expect(dialog().getByText('请输入转入金额')).toBeVisible();
    await userEvent.type(amountField(), '12.345');
    expect(amountField()).toHaveValue('12.34');
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '1234567890123');
    expect(amountField()).toHaveValue('123456789012');
    expect(dialog().getByText('中心钱包余额不足')).toBeVisible();
    await userEvent.click(confirm());

    expect(host.callsOf(venueTransferCall)).toEqual([]);
  });

  it('shows the warning of a venue in a dialog of its own [R-ERRB-15]', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, failing(refused(RESPONSE_CODES.venueActivity, '流水未满足')));
    await showEntry(host);
    await userEvent.type(amountField(), '500');
    await userEvent.click(confirm());
    expect(host.tips[0]?.options.message).toBe('流水未满足');

    await act(async () => {
      host.tips[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(amountField()).toHaveValue('500');
    expect(amountField()).toBeEnabled();
  });

  it('shows any other refusal in place, and keeps what was typed [R-ERRB-16]', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, failing(refused(RESPONSE_CODES.frequentSubmission, '请勿频繁提交')));
    await showEntry(host);

    await userEvent.type(amountField(), '500');
    await userEvent.click(confirm());

    expect(await dialog().findByRole('alert')).toHaveTextContent('请勿频繁提交');
    expect(amountField()).toHaveValue('500');
    host.answer(venueTransferCall, TRANSFERRED);
    await userEvent.click(confirm());
    expect(host.callsOf(venueTransferCall)).toHaveLength(2);
  });

  it('asks what became of a transfer whose answer was lost, and goes on', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, failing({ is: 'timeout' }));
    await showEntry(host);

    await userEvent.type(amountField(), '500');
    await userEvent.click(confirm());

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message: '转入成功', tone: 'success' }]);
    });
    expect(host.callsOf(venueTransferCall)).toHaveLength(1);
    expect(host.callsOf(transferOutcomeCall)).toHaveLength(1);
  });

  it('says that nothing was transferred where it never arrived', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, failing({ is: 'unreachable' }));
    host.answer(transferOutcomeCall, { outcome: 'closed' });
    await showEntry(host);

    await userEvent.type(amountField(), '500');
    await userEvent.click(confirm());

    expect(await dialog().findByText('本次转入未提交')).toBeVisible();
    expect(amountField()).toHaveValue('500');
  });

  it('tells of an earlier transfer to another venue, and stays', async () => {
    const host = anEntryHost();
    host.services.storage.write('pending-transfer', { key: '7b0c1f0e-6d0a-4c53-9d5c-0f7d5a8e1b11', enName: 'QKDZ', userId: '10001' });
    await showEntry(host);

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message: '此前的一笔转入已到账', tone: 'success' }]);
    });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes, and goes with the session', async () => {
    const host = anEntryHost();
    const view = await showEntry(host);
    await userEvent.click(dialog().getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => {
      view.rerenderWith({ ...WISH, request: '2' });
      await Promise.resolve();
    });
    expect(screen.getByRole('dialog')).toBeVisible();

    act(() => {
      host.member.set(undefined);
    });

    expect(screen.queryByRole('dialog')).toBeNull();
    view.unmount();
    expect(host.liveCount).toBe(0);
  });
});
