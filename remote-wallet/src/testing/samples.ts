import { formatDay } from '@site/shared/i18n';
import { aSample, type Samples } from '@site/testing/standalone';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import { bonusGrantsCall } from '@site/shared/wire/bonuses';
import {
  balanceDaysCall,
  createSignalCodeCall,
  customerInfoCall,
  depositGiftsCall,
  dealRecordCall,
  depositOrderStatusCall,
  lockedMoneyCall,
  paymentTypesCall,
  transferRateCall,
  type WireDepositOrder,
} from '@site/shared/wire/funds';
import { channelBalanceCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { ordersCall } from '@site/shared/wire/orders';
import { usdtWithdrawInfoCall, withdrawalsCall, withdrawInfoCall, withdrawSettingsCall } from '@site/shared/wire/withdrawals';
import {
  aCoin,
  aListedDeposit,
  aListedWithdrawal,
  anAccount,
  anOrder,
  aPaymentType,
  aTransaction,
  aVenue,
  aWithdrawal,
  aWireBonus,
  aWithdrawInfo,
  settings,
  someBalances,
} from './builders';

const MINUTE_MS = 60_000;

/**
 * Samples for the standalone page, which has no platform: all data the wallet loads. Calls that move money have no
 * sample.
 */
export const SAMPLES: Samples = {
  calls: [
    aSample(paymentTypesCall, {
      list: [
        aPaymentType(),
        aPaymentType({ code: 'usdt', name: 'USDT', waiting: 'virtual', recommended: false }),
        aPaymentType({ code: 'wechat', name: '微信支付', waiting: 'recharge', recommended: false, state: 'maintenance' }),
      ],
    }),
    aSample(transferRateCall, { currency: 'USDT', rate: '7.1500' }),
    aSample(customerInfoCall, { payer: '*海', coins: '0.00' }),
    aSample(depositGiftsCall, {
      list: [
        { id: 'again-deposit', kind: 'againDeposit', title: '每日续存礼', least: '100.00', percent: 5, most: '288.00', turnoverTimes: 1 },
      ],
    }),
    aSample(createSignalCodeCall, { code: 'K7M2QX' }),
    aSample(depositOrderStatusCall, () => ({ order: aWaitingOrder() })),
    aSample(dealRecordCall, () => ({
      total: 2,
      list: [
        aTransaction({ at: Date.now() - MINUTE_MS }),
        aTransaction({ id: '2', kind: 'bet', amount: '-100.00', balanceAfter: '1400.00', at: Date.now() - 9 * MINUTE_MS, reference: 'T1' }),
      ],
    })),
    aSample(balanceDaysCall, () => ({
      list: [1600, 1500, 1700].map((central, index) => ({
        day: formatDay(Date.now() - (2 - index) * 24 * 60 * MINUTE_MS),
        central: `${String(central)}.00`,
        inVenues: '200.00',
        locked: '100.00',
      })),
    })),
    aSample(lockedMoneyCall, () => ({
      count: 1,
      total: '100.00',
      list: [{ kind: 'bet', number: 'T1', amount: '100.00', at: Date.now() - 9 * MINUTE_MS }],
    })),
    aSample(ordersCall, () => ({
      open: 1,
      list: [
        aListedDeposit({ createdAt: Date.now(), expiresAt: Date.now() + 15 * MINUTE_MS }),
        aListedWithdrawal({ createdAt: Date.now() - MINUTE_MS }),
      ],
    })),
    aSample(allBalanceCall, someBalances([aVenue(), aVenue({ enName: 'QKDZ', name: '乾坤游戏', balance: '0.00' })], { locked: '100.00' })),
    aSample(channelBalanceCall, ({ channelCode }) => ({ channelCode, balance: '200.00', asOf: Date.now() })),
    aSample(bonusGrantsCall, () => ({ list: [aWireBonus({ expiresAt: Date.now() + 9 * 24 * 60 * MINUTE_MS })], closed: [] })),
    aSample(withdrawInfoCall, aWithdrawInfo()),
    aSample(withdrawSettingsCall, settings),
    aSample(usdtWithdrawInfoCall, () => ({
      currency: 'USDT' as const,
      rate: '7.1500',
      networkFee: '1.00',
      quote: { quoteId: 'q1', rate: '7.1500', expiresAt: Date.now() + MINUTE_MS },
    })),
    aSample(withdrawalsCall, () => ({ list: [aWithdrawal({ createdAt: Date.now() - MINUTE_MS })] })),
    aSample(payoutAccountsCall, { list: [anAccount()], limits: { bank: 5, virtual: 3, alipay: 3 } }),
  ],
};

/** Creates an order with data for each waiting page: coins, a payee, a cashier. */
function aWaitingOrder(): WireDepositOrder {
  const now = Date.now();
  return anOrder({ createdAt: now, expiresAt: now + 30 * MINUTE_MS, coin: aCoin() });
}
