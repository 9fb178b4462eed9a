import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mustBeFen } from '@site/shared/money';
import { failing, holdCall, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import type { ResponseOf } from '@site/shared/wire/call';
import { transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { launchCall } from '@site/shared/wire/launch';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { anEntryHost, ENTRY, showEntry, TRANSFERRED } from '../testing/entry';

const dialog = () => within(screen.getByRole('dialog'));
const amountField = () => dialog().getByRole('textbox', { name: '转入金额' });
const confirm = () => dialog().getByRole('button', { name: /确认转入|正在转入/ });

async function transfer(amount: string) {
  await userEvent.type(amountField(), amount);
  await userEvent.click(confirm());
}

describe('the transfer-in dialog', () => {
  it("opens with the platform's message when the venue requires money [R-TIN-10] [R-ERR-6413] [R-ERRB-13]", async () => {
    await showEntry(anEntryHost());

    expect(dialog().getByText('转入的资金在流水满足前不可转出')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the central balance, reloaded on opening, above the amount [R-TIN-01] [R-TIN-02]', async () => {
    const host = anEntryHost();
    await showEntry(host);

    expect(dialog().getByText('¥1,000.00')).toBeVisible();
    await waitFor(() => {
      expect(amountField()).toHaveFocus();
    });
    expect(host.balanceRefreshes).toBe(1);
  });

  it('fills the whole balance into the amount [R-TIN-03]', async () => {
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

  it('names venue, amount and kind in the request [R-TIN-06] [R-TIN-07] [R-TIN-08]', async () => {
    const host = anEntryHost();
    await showEntry(host);

    await transfer('500');

    expect(host.callsOf(venueTransferCall)).toMatchObject([{ channelCode: 'JGDZ', amount: '500.00', ty: '1' }]);
  });

  it('marks the message of the venue as seen in the request [R-TIN-09] [R-API-082] [R-API-101]', async () => {
    const host = anEntryHost();
    await showEntry(host);

    await transfer('500');

    expect(host.callsOf(venueTransferCall)).toMatchObject([{ isActivity: true }]);
  });

  it('sends the transfer once, with a key, and stays open until the answer [R-TIN-05]', async () => {
    const held = holdCall<ResponseOf<typeof venueTransferCall>>();
    const host = anEntryHost();
    host.answer(venueTransferCall, held.handler);
    await showEntry(host);

    await userEvent.type(amountField(), '500');
    await userEvent.dblClick(confirm());

    expect(host.callsOf(venueTransferCall)).toHaveLength(1);
    expect(host.calls.find(({ path }) => path === venueTransferCall.path)?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
    expect(dialog().queryByRole('button', { name: '关闭' })).toBeNull();
  });

  it('reports a success and refreshes the balance [R-TIN-11] [R-TIN-14] [R-MSG-16]', async () => {
    const host = anEntryHost();
    await showEntry(host);
    const refreshesBefore = host.balanceRefreshes;

    await transfer('500');

    expect(host.toasts).toEqual([{ message: '转入成功', tone: 'success' }]);
    expect(host.balanceRefreshes).toBeGreaterThan(refreshesBefore);
    expect(host.emitted).toEqual([{ name: 'balance/changed', event: { cause: 'transfer' } }]);
  });

  it('closes after a success, enters the venue and clears the amount [R-TIN-12] [R-TIN-13] [R-TIN-15]', async () => {
    const host = anEntryHost();
    const view = await showEntry(host);

    await transfer('500');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.callsOf(launchCall).at(-1)).toMatchObject({ isActivity: true });
    expect(host.navigated).toMatchObject([{ name: 'game' }]);

    await act(async () => {
      view.rerenderWith({ ...ENTRY, request: '2' });
      await Promise.resolve();
    });
    expect(amountField()).toHaveValue('');
  });

  it('requires a valid amount and keeps the input [R-VAL-46] [R-VAL-47] [R-VAL-48]', async () => {
    const host = anEntryHost();
    await showEntry(host);

    await userEvent.click(confirm());
    expect(dialog().getByText('请输入转入金额')).toBeVisible();
    expect(amountField()).toHaveFocus();
    await userEvent.type(amountField(), '12.345');
    expect(amountField()).toHaveValue('12.345');
    expect(amountField()).toHaveAccessibleDescription('“12.345”最多两位小数，请重新输入');
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '1234567890123');
    expect(amountField()).toHaveAccessibleDescription('“1234567890123”超出金额的长度，请重新输入');
    await userEvent.click(confirm());
    await userEvent.type(amountField(), '{Backspace}');
    expect(dialog().getByText('中心钱包余额不足')).toBeVisible();
    await userEvent.click(confirm());
    expect(amountField()).toHaveValue('123456789012');

    expect(host.callsOf(venueTransferCall)).toEqual([]);
  });

  it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
    const host = anEntryHost();
    await showEntry(host);

    await expectAmountField({
      field: amountField,
      expectNothingSent: async () => {
        await userEvent.click(confirm());
        expect(host.callsOf(venueTransferCall)).toEqual([]);
      },
    });
  });

  it('shows the warning of a venue in a separate dialog [R-ERRB-15]', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, failing(refused(RESPONSE_CODES.venueActivity, '流水未满足')));
    await showEntry(host);
    await transfer('500');
    expect(host.dialogs[0]?.options.message).toBe('流水未满足');
    expect(dialog().queryByRole('alert')).toBeNull();
    expect(dialog().queryByRole('button', { name: '关闭' })).toBeNull();

    await act(async () => {
      host.dialogs[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(amountField()).toHaveValue('500.00');
    expect(amountField()).toBeEnabled();
    expect(dialog().getByRole('button', { name: '关闭' })).toBeVisible();
  });

  it('shows any other refusal in the dialog, keeps the input, and can send again [R-ERRB-16]', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, failing(refused(RESPONSE_CODES.frequentSubmission, '请勿频繁提交')));
    await showEntry(host);

    await transfer('500');

    expect(await dialog().findByRole('alert')).toHaveTextContent('请勿频繁提交');
    expect(amountField()).toHaveValue('500.00');
    host.answer(venueTransferCall, TRANSFERRED);
    await userEvent.click(confirm());
    const keys = host.calls.filter(({ path }) => path === venueTransferCall.path).map(({ options }) => options.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('polls for the outcome of a transfer whose answer was lost, and continues', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, failing({ kind: 'timeout' }));
    await showEntry(host);

    await transfer('500');

    await waitFor(() => {
      expect(host.toasts).toEqual([{ message: '转入成功', tone: 'success' }]);
    });
    const sent = host.calls.find(({ path }) => path === venueTransferCall.path);
    expect(host.callsOf(venueTransferCall)).toHaveLength(1);
    expect(host.callsOf(transferOutcomeCall)).toEqual([{ key: sent?.options.idempotencyKey }]);
  });

  it('can be closed, but not confirmed, while the outcome is unknown', async () => {
    const held = holdCall<ResponseOf<typeof transferOutcomeCall>>();
    const host = anEntryHost();
    host.answer(venueTransferCall, failing({ kind: 'timeout' }));
    host.answer(transferOutcomeCall, held.handler);
    await showEntry(host);

    await transfer('500');

    expect(await dialog().findByText('正在确认转入结果')).toBeVisible();
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(dialog().getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that nothing was transferred when the request never arrived', async () => {
    const host = anEntryHost();
    host.answer(venueTransferCall, failing({ kind: 'unreachable' }));
    host.answer(transferOutcomeCall, { outcome: 'closed' });
    await showEntry(host);

    await transfer('500');

    expect(await dialog().findByText('本次转入未提交')).toBeVisible();
    expect(amountField()).toHaveValue('500.00');
  });

  it('closes on request and at the end of the session', async () => {
    const host = anEntryHost();
    const view = await showEntry(host);
    await userEvent.click(dialog().getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => {
      view.rerenderWith({ ...ENTRY, request: '2' });
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
