import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, holdCall, refused } from '@site/testing';
import { recycleCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { provePendingRequests } from '../testing/provePendingRequests';
import { renderView } from '../testing/renderView';
import { amountField, aTransferHost, done, submit, transfer } from '../testing/transferPage';
import { TransferScreen } from './TransferScreen';

const KEY = '6e5f7a52-5d8c-4c11-9b4e-1d8f0a3c7b21';

describe('the outcome of a transfer', () => {
  it('shows the message of a venue activity in a dialog [R-ERRB-15]', async () => {
    const host = aTransferHost();
    host.answer(venueTransferCall, failing(refused(6413, '流水未达标，暂不能转出')));
    await renderView(TransferScreen, host);

    await transfer('300');

    expect(host.dialogs.map(({ options }) => options.message)).toEqual(['流水未达标，暂不能转出']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(amountField()).toHaveValue('300.00');
  });

  it('shows any other message beside the button, and keeps the input [R-ERRB-16]', async () => {
    const host = aTransferHost();
    host.answer(venueTransferCall, failing(refused(6415, '场馆维护中')));
    await renderView(TransferScreen, host);

    await transfer('300');

    expect(await screen.findByRole('alert')).toHaveTextContent('场馆维护中');
    expect(amountField()).toHaveValue('300.00');
    expect(host.dialogs).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('states that a member without a real name has transferred nothing, and leaves the navigation to the host [R-ERR-6449]', async () => {
    const host = aTransferHost();
    host.answer(venueTransferCall, failing(refused(6449, '请先填写真实姓名和生日')));
    await renderView(TransferScreen, host);
    await transfer('300');
    expect(await screen.findByRole('alert')).toHaveTextContent('请先填写真实姓名和生日');

    await userEvent.click(screen.getByRole('button', { name: '知道了' }));

    expect(host.dialogs).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('looks up the key after a lost answer, and shows a closed key', async () => {
    const host = aTransferHost();
    host.answer(venueTransferCall, failing({ kind: 'timeout' }));
    await renderView(TransferScreen, host);

    await transfer('300');

    expect(await screen.findByText('本次转账未执行')).toBeVisible();
    const key = host.calls.find(({ path }) => path === venueTransferCall.path)?.options.idempotencyKey;
    expect(host.callsOf(transferOutcomeCall)).toEqual([{ key }]);
    expect(host.callsOf(venueTransferCall)).toHaveLength(1);
    expect(amountField()).toHaveValue('300.00');
  });

  it('looks up the key after a malformed answer, and shows the success', async () => {
    const host = aTransferHost();
    host.answer(venueTransferCall, failing({ kind: 'malformed', problem: 'amount' }));
    host.answer(transferOutcomeCall, { outcome: 'done', amount: '300.00', centerWalletBalance: '700.00', asOf: 2 });
    await renderView(TransferScreen, host);

    await transfer('300');

    expect(host.toasts).toEqual([{ message: '已转入 金谷电子 ¥300', tone: 'success' }]);
    expect(amountField()).toHaveValue('');
  });

  it('shows the unknown outcome, and sends nothing meanwhile', async () => {
    const host = aTransferHost();
    host.answer(venueTransferCall, failing({ kind: 'unreachable' }));
    host.answer(transferOutcomeCall, holdCall<{ outcome: 'closed' }>().handler);
    await renderView(TransferScreen, host);

    await transfer('300');
    await userEvent.click(submit());

    expect(screen.getByText('网络中断，正在确认转账结果')).toBeVisible();
    expect(host.callsOf(venueTransferCall)).toHaveLength(1);
  });

  it('shows for each venue the outcome of a recycle whose answer was lost', async () => {
    const host = aTransferHost();
    host.answer(recycleCall, failing({ kind: 'timeout' }));
    host.answer(transferOutcomeCall, {
      outcome: 'done',
      amount: '80.00',
      list: [{ enName: 'JGDZ', name: '金谷电子', amount: '80.00' }],
      kept: [{ enName: 'QKDZ', name: '乾坤游戏', amount: '20.00', why: 'turnover' }],
      centerWalletBalance: '920.00',
      asOf: 2,
    });
    await renderView(TransferScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '一键回收' }));

    expect(await screen.findByText('金谷电子 ¥80：已回收')).toBeVisible();
    expect(screen.getByText('乾坤游戏 ¥20：流水尚未达标')).toBeVisible();
    expect(host.callsOf(recycleCall)).toHaveLength(1);
  });

  it('shows the success of a recycle from an earlier page', async () => {
    const host = aTransferHost();
    host.services.storage.write('pending-keys-transfer', [{ key: KEY, memberId: '10001', subject: { kind: 'recycle' } }]);
    host.answer(transferOutcomeCall, { outcome: 'done', amount: '80.00', centerWalletBalance: '920.00', asOf: 2 });

    await renderView(TransferScreen, host);

    expect(await screen.findByText('上次的回收已完成')).toBeVisible();
    expect(screen.getByText(/¥80/)).toBeVisible();
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'transfer' } });
    expect(host.callsOf(venueTransferCall)).toEqual([]);
  });
});

it.each([{ kind: 'bet' }, {}, 'transfer', null])('does not resume a stored request about %j', async (subject) => {
  const host = aTransferHost();
  host.services.storage.write('pending-keys-transfer', [{ key: KEY, memberId: '10001', subject }]);

  await renderView(TransferScreen, host);

  expect(host.callsOf(transferOutcomeCall)).toEqual([]);
  expect(submit()).toBeEnabled();
});

describe('a pending transfer', () => {
  provePendingRequests({
    Screen: TransferScreen,
    createHost: aTransferHost,
    name: 'transfer',
    call: venueTransferCall,
    response: done,
    send: () => transfer('300'),
    sendAgain: () => userEvent.click(submit()),
    answerLookup: (host, answer) => {
      const response = { outcome: 'done' as const, amount: '300.00', centerWalletBalance: '700.00', asOf: 2 };
      host.answer(transferOutcomeCall, answer === 'never' ? holdCall<typeof response>().handler : response);
    },
    lookups: (host) => host.callsOf(transferOutcomeCall).map(({ key }) => key),
    unknownText: '网络中断，正在确认转账结果',
    async expectResumed(host) {
      expect(await screen.findByText('上次的转账已完成')).toBeVisible();
      expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'transfer' } });
    },
  });
});
