import { joinActivityCall, joinOutcomeCall } from '@site/shared/wire/activities';
import { balanceCall } from '@site/shared/wire/balance';
import type { Call } from '@site/shared/wire/call';
import type { Envelope } from '@site/shared/wire/envelope';
import {
  claimPaidCall,
  closeOrderCall,
  customerInfoCall,
  dealRecordCall,
  depositOrderStatusCall,
  disputeOrderCall,
  payCall,
  transferRateCall,
  utcTransferCall,
  utcTransferOutcomeCall,
} from '@site/shared/wire/funds';
import { autoTransferCall, recycleCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { launchCall } from '@site/shared/wire/launch';
import { ordersCall } from '@site/shared/wire/orders';
import { cancelWithdrawalCall, withdrawalsCall, withdrawCall } from '@site/shared/wire/withdrawals';
import { randomUUID } from 'node:crypto';
import { md5 } from '../withdrawals/testing/aWithdrawer';
import { answerOf } from './answerOf';

/** Site to which a suite sends calls, with control over the operator. */
export interface Site {
  send<Request>(call: Call<Request, unknown>, body: Request, extras?: { token?: string; key?: string }): Promise<Envelope>;
  sandbox(path: string, body?: unknown): Promise<unknown>;
}

/** Member with money, a card and a withdrawal password, as seen from one of their tabs. */
export interface Purse {
  readonly site: Site;
  readonly name: string;
  readonly token: string;
  readonly accountId: string;
  readonly pin: string;
}

/** Reads what a tab shows of a member's money: balances, orders with their steps, and the trade record. */
export async function readPurse(site: Site, token: string) {
  const ask = async <Request, Answer>(call: Call<Request, Answer>, body: Request) => answerOf(call, await site.send(call, body, { token }));
  const { balance, lockMoney } = await ask(balanceCall, { withLockMoney: true });
  const { list: wallets } = await ask(allBalanceCall, { category: '8' });
  const { list: orders } = await ask(ordersCall, { size: 50 });
  const { total, list: lines, moneyIn, moneyOut } = await ask(dealRecordCall, { pageNum: 1, pageSize: 50 });
  const { coins } = await ask(customerInfoCall, {});
  return {
    balance,
    lockMoney,
    coins,
    wallets: Object.fromEntries(wallets.map((each) => [each.enName, each.balance])),
    orders: orders.map(({ orderId, kind, state, steps }) => ({ orderId, kind, state, steps: steps.map(({ step }) => step) })),
    record: { total, moneyIn, moneyOut, lines: lines.map(({ id, kind, amount, balanceAfter }) => ({ id, kind, amount, balanceAfter })) },
  };
}

export type PurseView = Awaited<ReturnType<typeof readPurse>>;

/** Request that moves money in one way. */
export interface Attempt {
  /** Path of the call that makes the request. */
  readonly path: string;
  send(token: string, key: string): Promise<Envelope>;
  /**
   * Returns whether it was done, as a page asks when it has lost the response. With a key, asking before the request
   * arrives closes the key.
   */
  isDone(token: string, key: string): Promise<boolean>;
  /** Returns how many times it has been done. */
  count(view: PurseView): number;
  /** Number of times it is done when two tabs request it with different keys. */
  readonly twice: 1 | 2;
}

export interface MoneyPath {
  readonly name: string;
  /** Prepares the request, with 1,000.00 in the central wallet that no turnover requirement binds. */
  prepare(purse: Purse): Promise<Attempt>;
}

const stepsOf = (view: PurseView, orderId: string) => view.orders.find((each) => each.orderId === orderId)?.steps ?? [];
const times = (steps: readonly string[], step: string) => steps.filter((each) => each === step).length;
const linesOf = (view: PurseView, kind: string) => view.record.lines.filter((line) => line.kind === kind);

async function anOrder({ site, token }: Purse, type = 'BANK'): Promise<string> {
  return answerOf(payCall, await site.send(payCall, { type, amount: '100.00' }, { token, key: randomUUID() })).orderId;
}

const orderHas = (purse: Purse, orderId: string, step: string) => async (token: string) => {
  const [order] = answerOf(ordersCall, await purse.site.send(ordersCall, { orderId }, { token })).list;
  return order?.steps.some((each) => each.step === step) ?? false;
};

const transferDone =
  ({ site }: Purse) =>
  async (token: string, key: string) =>
    answerOf(transferOutcomeCall, await site.send(transferOutcomeCall, { key }, { token })).outcome === 'done';

const intoVenue = async ({ site, token }: Purse, channelCode: string, amount: string) =>
  site.send(venueTransferCall, { channelCode, amount, ty: '1', isActivity: false }, { token, key: randomUUID() });

/** Every way in which a member's money moves, or an order that moves money changes. */
export const MONEY_PATHS: readonly MoneyPath[] = [
  {
    name: 'a deposit order',
    prepare: (purse) =>
      Promise.resolve({
        path: payCall.path,
        send: (token, key) => purse.site.send(payCall, { type: 'BANK', amount: '100.00' }, { token, key }),
        isDone: async (token, key) =>
          answerOf(depositOrderStatusCall, await purse.site.send(depositOrderStatusCall, { key }, { token })).order !== undefined,
        count: (view) => view.orders.filter(({ kind }) => kind === 'deposit').length,
        twice: 2,
      }),
  },
  {
    name: 'a claim that a deposit is paid',
    async prepare(purse) {
      const orderId = await anOrder(purse);
      return {
        path: claimPaidCall.path,
        send: (token) => purse.site.send(claimPaidCall, { orderId }, { token }),
        isDone: orderHas(purse, orderId, 'claimed'),
        count: (view) => times(stepsOf(view, orderId), 'claimed'),
        twice: 1,
      };
    },
  },
  {
    name: 'a dispute of a deposit',
    async prepare(purse) {
      const orderId = await anOrder(purse);
      await purse.site.send(claimPaidCall, { orderId }, { token: purse.token });
      return {
        path: disputeOrderCall.path,
        send: (token) => purse.site.send(disputeOrderCall, { orderId, name: '截图.png', content: A_PNG }, { token }),
        isDone: orderHas(purse, orderId, 'disputed'),
        count: (view) => times(stepsOf(view, orderId), 'disputed'),
        twice: 1,
      };
    },
  },
  {
    name: 'the cancelling of a deposit',
    async prepare(purse) {
      const orderId = await anOrder(purse);
      return {
        path: closeOrderCall.path,
        send: (token) => purse.site.send(closeOrderCall, { orderId }, { token }),
        isDone: orderHas(purse, orderId, 'closed'),
        count: (view) => times(stepsOf(view, orderId), 'closed'),
        twice: 1,
      };
    },
  },
  {
    name: 'a withdrawal of all',
    prepare: (purse) =>
      Promise.resolve({
        path: withdrawCall.path,
        send: (token, key) =>
          purse.site.send(withdrawCall, { accountId: purse.accountId, amount: '1000.00', password: md5(purse.pin) }, { token, key }),
        isDone: async (token, key) =>
          answerOf(withdrawalsCall, await purse.site.send(withdrawalsCall, { key }, { token })).list.length === 1,
        count: (view) => (view.lockMoney === '1000.00' ? view.orders.filter(({ state }) => state === 'pending').length : 0),
        twice: 1,
      }),
  },
  {
    name: 'the cancelling of a withdrawal',
    async prepare(purse) {
      const body = { accountId: purse.accountId, amount: '400.00', password: md5(purse.pin) };
      const { orderId } = answerOf(withdrawCall, await purse.site.send(withdrawCall, body, { token: purse.token, key: randomUUID() }));
      return {
        path: cancelWithdrawalCall.path,
        send: (token) => purse.site.send(cancelWithdrawalCall, { orderId }, { token }),
        isDone: orderHas(purse, orderId, 'cancelled'),
        count: (view) => linesOf(view, 'withdrawal').filter(({ amount }) => amount === '400.00').length,
        twice: 1,
      };
    },
  },
  {
    name: 'a transfer into a venue of all',
    prepare: (purse) =>
      Promise.resolve({
        path: venueTransferCall.path,
        send: (token, key) =>
          purse.site.send(venueTransferCall, { channelCode: 'JGDZ', amount: '1000.00', ty: '1', isActivity: false }, { token, key }),
        isDone: transferDone(purse),
        count: (view) => Number(view.wallets['JGDZ']) / 1000,
        twice: 1,
      }),
  },
  {
    name: 'a transfer out of a venue of all',
    async prepare(purse) {
      await intoVenue(purse, 'JGDZ', '300.00');
      return {
        path: venueTransferCall.path,
        send: (token, key) =>
          purse.site.send(venueTransferCall, { channelCode: 'JGDZ', amount: '300.00', ty: '2', isActivity: false }, { token, key }),
        isDone: transferDone(purse),
        count: (view) => linesOf(view, 'transfer-out').length,
        twice: 1,
      };
    },
  },
  {
    name: 'a transfer from venue to venue',
    async prepare(purse) {
      await intoVenue(purse, 'JGDZ', '300.00');
      return {
        path: venueTransferCall.path,
        send: (token, key) =>
          purse.site.send(
            venueTransferCall,
            { channelCode: 'WXDZ', amount: '300.00', ty: '1', isActivity: false, from: 'JGDZ' },
            { token, key },
          ),
        isDone: transferDone(purse),
        count: (view) => Number(view.wallets['WXDZ']) / 300,
        twice: 1,
      };
    },
  },
  {
    name: 'a recycle of every venue',
    async prepare(purse) {
      await intoVenue(purse, 'JGDZ', '300.00');
      await intoVenue(purse, 'WXDZ', '200.00');
      return {
        path: recycleCall.path,
        send: (token, key) => purse.site.send(recycleCall, {}, { token, key }),
        isDone: transferDone(purse),
        count: (view) => linesOf(view, 'transfer-out').filter(({ amount }) => amount === '500.00').length,
        twice: 1,
      };
    },
  },
  {
    name: 'a change of coins',
    async prepare(purse) {
      const { site, token } = purse;
      const orderId = await anOrder(purse, 'USDT');
      await site.send(closeOrderCall, { orderId }, { token });
      await site.sandbox('cashier/coins', { orderId, coins: '10.00', transaction: randomUUID() });
      const { quote } = answerOf(transferRateCall, await site.send(transferRateCall, { currency: 'USDT', quote: true }, { token }));
      return {
        path: utcTransferCall.path,
        send: (tab, key) => site.send(utcTransferCall, { quoteId: quote?.quoteId ?? '', coins: '10.00' }, { token: tab, key }),
        isDone: async (tab, key) =>
          answerOf(utcTransferOutcomeCall, await site.send(utcTransferOutcomeCall, { key }, { token: tab })).transfer !== undefined,
        count: (view) => linesOf(view, 'deposit').length,
        twice: 1,
      };
    },
  },
  {
    name: 'an automatic transfer at the entry of a game',
    async prepare(purse) {
      await purse.site.send(autoTransferCall, { status: '1' }, { token: purse.token });
      return {
        path: launchCall.path,
        send: (token) => purse.site.send(launchCall, { enName: 'JGDZ', gameCode: 'JG-pearl' }, { token }),
        isDone: async (token) => (await readPurse(purse.site, token)).wallets['JGDZ'] === '1000.00',
        count: (view) => linesOf(view, 'transfer-in').length,
        twice: 1,
      };
    },
  },
  {
    name: 'the claim of a bonus',
    async prepare(purse) {
      await purse.site.sandbox('cashier/pay', { orderId: await anOrder(purse) });
      return {
        path: joinActivityCall.path,
        send: (token, key) => purse.site.send(joinActivityCall, { id: 'first-deposit' }, { token, key }),
        isDone: async (token, key) =>
          answerOf(joinOutcomeCall, await purse.site.send(joinOutcomeCall, { id: 'first-deposit', key }, { token })).standing !== undefined,
        count: (view) => linesOf(view, 'bonus').length,
        twice: 1,
      };
    },
  },
];

/** PNG of one pixel, in base64. */
export const A_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
