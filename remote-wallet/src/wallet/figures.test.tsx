import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ViewProps } from '@site/shared/contract';
import { createFakeServices } from '@site/testing';
import { customerInfoCall, dealRecordCall } from '@site/shared/wire/funds';
import { memberInfoCall } from '@site/shared/wire/user';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { DepositScreen } from '../deposit/DepositScreen';
import { aMemberInfo, aTransaction, aVenue, aWithdrawInfo, someBalances } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { SAMPLES } from '../testing/samples';
import { TransactionsScreen } from '../transactions/TransactionsScreen';
import { TransferScreen } from '../transfer/TransferScreen';
import { WalletScreen } from './WalletScreen';
import { WithdrawalScreen } from '../withdrawal/WithdrawalScreen';

/**
 * Creates a member with locked money, required turnover, leftover coins, and transactions of every kind without a
 * number.
 */
function aHost() {
  const host = createFakeServices({ answers: SAMPLES.calls.map(({ path, answer }) => ({ path, handle: answer })) });
  host.answer(memberInfoCall, aMemberInfo());
  host.answer(customerInfoCall, { payer: '*海', coins: '10.00' });
  host.answer(withdrawInfoCall, aWithdrawInfo({ withdrawable: '0.00', turnoverNeeded: '500.00', turnoverDone: '120.00' }));
  host.answer(allBalanceCall, someBalances([aVenue({ turnoverLeft: '80.00' })]));
  const at = Date.UTC(2026, 10, 21, 4);
  host.answer(dealRecordCall, {
    total: 4,
    moneyIn: '1500.00',
    moneyOut: '0.00',
    list: [
      aTransaction({ id: '4', kind: 'transfer-out', at, reference: 'venues' }),
      aTransaction({ id: '3', kind: 'rebate', at, reference: 'rebate:2026-11-20' }),
      aTransaction({ id: '2', kind: 'deposit', at, reference: 'coin-transfer:7' }),
      aTransaction({ id: '1', kind: 'bonus', at, reference: 'points:7' }),
    ],
    days: [{ day: '2026-11-21', moneyIn: '1500.00', moneyOut: '0.00' }],
  });
  return host;
}

describe.each<[what: string, Screen: ComponentType<ViewProps>, region: string | undefined, link: string, href: string]>([
  ['the locked amount', WalletScreen, '我的资产', '锁定金额', '/wallet?locked=1'],
  ['the total of 30 days', WalletScreen, '资金概览', '查看资金变动', '/transRecord'],
  ['the turnover left in a venue', WalletScreen, '场馆余额', '还需流水 ¥80', '/zz'],
  ['the turnover left in a venue', TransferScreen, '场馆余额', '还需流水 ¥80', '/zz'],
  ['the last change', DepositScreen, '最近交易', '返水', '/activities/rebate'],
  ['the coins', DepositScreen, 'USDT 余额', '查看存款订单', '/transRecord?tab=orders&kind=deposit'],
  ['the turnover done', WithdrawalScreen, undefined, '投注记录', '/betRecord'],
  ['the turnover left', WithdrawalScreen, undefined, '流水怎么算', '/qk'],
  ['the withdrawals of a day', WithdrawalScreen, undefined, '按 VIP 等级', '/vipDetail'],
  ['a withdrawal', WithdrawalScreen, '最近取款', '查看订单 QK1', '/transRecord?tab=orders&order=QK1'],
  ['the sums of a day', TransactionsScreen, undefined, '只看 2026-11-21', '/transRecord?from=2026-11-21&to=2026-11-21'],
  ['a recycling of all venues', TransactionsScreen, undefined, '场馆转出', '/wallet'],
  ['a rebate', TransactionsScreen, undefined, '返水', '/activities/rebate'],
  ['changed coins', TransactionsScreen, undefined, '存款', '/saveMoney'],
  ['exchanged points', TransactionsScreen, undefined, '礼金', '/giftRecord'],
])('%s', (_what, Screen, region, link, href) => {
  it(`links ${link} to its source`, async () => {
    await renderView(Screen, aHost());

    const part = region === undefined ? within(document.body) : within(await screen.findByRole('region', { name: region }));
    expect(await part.findByRole('link', { name: link })).toHaveAttribute('href', href);
  });
});

it('explains why an amount cannot be withdrawn yet', async () => {
  await renderView(WithdrawalScreen, aHost());

  expect(screen.getByText('可提金额').parentElement).toHaveTextContent('¥0.00中心钱包 ¥1,000.00完成剩余流水后可提');
});

it('explains which movements the totals of the record count', async () => {
  await renderView(TransactionsScreen, aHost());

  expect(screen.getByText('中心钱包的全部进出，投注与场馆转账也计入')).toBeVisible();
});
