import { joinActivityCall, promotionVerificationCall } from '@site/shared/wire/activities';
import { payoutAccountsCall } from '@site/shared/wire/accounts';
import { recycleCall, venueTransferCall } from '@site/shared/wire/games';
import { chooseRebateCall, claimRebateCall, rebateInfoCall } from '@site/shared/wire/rebate';
import { claimAllCall, exchangeCall } from '@site/shared/wire/welfare';
import { cancelWithdrawalCall, withdrawCall, withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { RefusedCall } from '../createPerson';
import { deposit, ensureFunds } from './deposit';
import { md5, yuanText, type Performers, type Stage } from './performer';
import { playAt } from './play';

type MoneyActions = 'deposit' | 'join' | 'claimAll' | 'rebate' | 'claimRebate' | 'exchange' | 'transfer' | 'recycle' | 'withdraw';

/** Payments and transfers, apart from bets. */
export const MONEY_PERFORMERS: Performers<MoneyActions> = {
  deposit,

  async join({ person, life }, { promotion: id }) {
    const standing = await person.ask(promotionVerificationCall, { id });
    const friend = standing.invitation?.friends.find(({ state }) => state === 'claimable');
    if (id === 'friend-invitation' && friend === undefined) return;
    life.pass(4);
    await whereAllowed(person.ask(joinActivityCall, { id, ...(friend && { friendId: friend.id }) }));
  },

  async claimAll({ person }) {
    await whereAllowed(person.ask(claimAllCall, {}));
  },

  async rebate({ person }, { isAutomatic }) {
    await person.ask(chooseRebateCall, { isAutomatic });
  },

  async claimRebate({ person, life }) {
    for (const { day } of (await person.ask(rebateInfoCall, {})).due) {
      life.pass(5);
      await person.ask(claimRebateCall, { day });
    }
  },

  async exchange({ person }, { points }) {
    await whereAllowed(person.ask(exchangeCall, { points }));
  },

  async transfer({ person }, { venue: channelCode, amount }) {
    await person.ask(venueTransferCall, { channelCode, amount: yuanText(amount), ty: '1', isActivity: false });
  },

  async recycle({ person }) {
    await person.ask(recycleCall, {});
  },

  async withdraw(stage, { amount, pin, ends, reason }) {
    const { person, life } = stage;
    await ensureFunds(stage, amount);
    const withdrawable = await clearTurnover(stage);
    const { list } = await person.ask(payoutAccountsCall, {});
    const account = list.find(({ isDefault }) => isDefault);
    if (account === undefined) throw new Error(`${person.name} has no payout account`);
    // The rounds of `clearTurnover` may have left less.
    const left = Math.min(amount, Math.floor(withdrawable / WITHDRAWN_IN_STEPS_OF) * WITHDRAWN_IN_STEPS_OF);
    const wanted = { accountId: account.id, amount: yuanText(left), password: md5(pin) };
    const order = await whereAllowed(person.ask(withdrawCall, wanted));
    if (order === null || ends === 'pending') return;
    life.pass(180 + stage.dice.below(1_200));
    if (ends === 'cancelled') await person.ask(cancelWithdrawalCall, { orderId: order.orderId });
    else
      await life.steer('withdrawals/decide', {
        orderId: order.orderId,
        ...(ends === 'paid' ? { pay: true } : { pay: false, reason: reason ?? '' }),
      });
  },
};

const WITHDRAWN_IN_STEPS_OF = 50;
const BOUND = { visits: 5, rounds: 20, stake: 100 } as const;

/** Plays until the turnover condition is met, within limits. Returns the amount that can be withdrawn then. */
async function clearTurnover(stage: Stage): Promise<number> {
  for (let visit = 0; visit < BOUND.visits; visit += 1) {
    const { turnoverNeeded, turnoverDone, withdrawable } = await stage.person.ask(withdrawInfoCall, {});
    const left = Number(turnoverNeeded) - Number(turnoverDone);
    if (left <= 0) return Number(withdrawable);
    const rounds = Math.min(BOUND.rounds, Math.ceil(left / BOUND.stake));
    await playAt(stage, { venue: 'JGDZ', rounds, stake: BOUND.stake });
  }
  return Number((await stage.person.ask(withdrawInfoCall, {})).withdrawable);
}

/** Returns null when the platform refuses, for example because a condition is not met. */
async function whereAllowed<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RefusedCall) return null;
    throw error;
  }
}
