import { createHash, randomUUID } from 'node:crypto';
import { addPayoutAccountCall, setWithdrawPasswordCall, type AddPayoutAccount } from '@site/shared/wire/accounts';
import type { Call } from '@site/shared/wire/call';
import type { Envelope } from '@site/shared/wire/envelope';
import { balanceCall } from '@site/shared/wire/balance';
import { cancelWithdrawalCall, withdrawalsCall, withdrawCall, withdrawInfoCall, type WireWithdrawal } from '@site/shared/wire/withdrawals';
import { answerOf } from '../../testing/answerOf';
import type { TestPlatform } from '../../testing/startTestPlatform';

export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

const PIN = '273918';

interface Extras {
  readonly key?: string;
  readonly accountId?: string;
  readonly password?: string;
  readonly quoteId?: string;
}

/** Signed-in member with a withdrawal password, money without turnover requirement, and a usable card. */
export interface Withdrawer {
  readonly accountId: string;
  send<Request>(call: Call<Request, unknown>, body: Request, key?: string): Promise<Envelope>;
  addAccount(account: AddPayoutAccount): Promise<string>;
  /** Requests a withdrawal and returns the whole envelope. Without `password` it sends the right one. */
  ask(amount: string, extras?: Extras): Promise<Envelope>;
  withdraw(amount: string, extras?: Extras): Promise<WireWithdrawal>;
  statusOf(order: Pick<WireWithdrawal, 'orderId'>): Promise<WireWithdrawal>;
  cancel(order: Pick<WireWithdrawal, 'orderId'>): Promise<WireWithdrawal>;
  readInfo(): Promise<
    Readonly<{ withdrawable: string; turnoverNeeded: string; turnoverDone: string; usedToday: number; hasPassword: boolean }>
  >;
  money(): Promise<{ readonly balance: string; readonly lockMoney: string }>;
}

const CARDS = { player1: '6222020200001234562', player2: '6222020200007654326' } as const;

export async function aWithdrawer(
  site: Pick<TestPlatform, 'signIn' | 'sandbox' | 'send'>,
  central: string,
  name: keyof typeof CARDS = 'player1',
  password = 'player123',
): Promise<Withdrawer> {
  const token = await site.signIn(name, password);
  await site.sandbox(`member/${name}/balance`, { central });
  await site.sandbox('settings', { payoutAccountHoldHours: '0' });
  const send: Withdrawer['send'] = (call, body, key) => site.send(call, body, { token, ...(key === undefined ? {} : { key }) });
  const addAccount: Withdrawer['addAccount'] = async (account) =>
    answerOf(addPayoutAccountCall, await send(addPayoutAccountCall, { ...account, password: md5(password) })).id;
  const accountId = await addAccount({ kind: 'bank', bank: 'ICBC', number: CARDS[name] });
  answerOf(setWithdrawPasswordCall, await send(setWithdrawPasswordCall, { password: md5(PIN), loginPassword: md5(password) }));

  const ask: Withdrawer['ask'] = (amount, extras = {}) =>
    send(
      withdrawCall,
      {
        accountId: extras.accountId ?? accountId,
        amount,
        password: extras.password ?? md5(PIN),
        ...(extras.quoteId !== undefined && { quoteId: extras.quoteId }),
      },
      extras.key ?? randomUUID(),
    );
  return {
    accountId,
    send,
    addAccount,
    ask,
    withdraw: async (amount, extras) => answerOf(withdrawCall, await ask(amount, extras)),
    async statusOf({ orderId }) {
      const [found] = answerOf(withdrawalsCall, await send(withdrawalsCall, { orderId })).list;
      if (found === undefined) throw new Error('the withdrawal is gone');
      return found;
    },
    cancel: async ({ orderId }) => answerOf(cancelWithdrawalCall, await send(cancelWithdrawalCall, { orderId })),
    readInfo: async () => answerOf(withdrawInfoCall, await send(withdrawInfoCall, {})),
    async money() {
      const { balance, lockMoney } = answerOf(balanceCall, await send(balanceCall, { withLockMoney: true }));
      return { balance, lockMoney };
    },
  };
}
