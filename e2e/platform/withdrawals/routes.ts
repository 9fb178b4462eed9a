import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import {
  cancelWithdrawalCall,
  usdtWithdrawInfoCall,
  withdrawalsCall,
  withdrawCall,
  withdrawInfoCall,
  withdrawSettingsCall,
  type WireWithdrawal,
} from '@site/shared/wire/withdrawals';
import { gamesOf } from '../bonuses/bonusTerms';
import type { Grant } from '../bonuses/readGrants';
import { subtractCoins, toCoins } from '../coins/coin';
import { quoteToWire, type CoinQuotes } from '../coins/createCoinQuotes';
import type { Language } from '../http/messageText';
import { keyOf, memberRoute, type Route } from '../http/route';
import type { Member, WithdrawalPassword } from '../kernel';
import { fen, formatYuan, parseYuan, PlatformError } from '../kernel';
import type { SecondFactors } from '../second-factor/createSecondFactors';
import type { Settings } from '../site/createSettings';
import type { WithdrawalService } from './createWithdrawalService';
import type { WithdrawalOrder } from './orders';
import { requirePassword } from './requirePassword';
import { TERMS } from './terms';

const GRANTS_LISTED = 20;

export function withdrawalRoutes({
  withdrawals,
  password,
  secondFactors,
  settings,
  quotes,
}: {
  readonly withdrawals: WithdrawalService;
  readonly password: WithdrawalPassword;
  readonly secondFactors: SecondFactors;
  readonly settings: Settings;
  readonly quotes: CoinQuotes;
}): readonly Route[] {
  const wanted = async (body: { orderId: string } | { key: string } | { latest: number }, member: Member) => {
    if ('latest' in body) return withdrawals.latest(member, body.latest);
    if ('key' in body) {
      const found = await withdrawals.findByKeyOrClose(member, body.key);
      return found === null ? [] : [found];
    }
    return [orRefuse(await withdrawals.find(member, body.orderId))];
  };

  return [
    memberRoute(withdrawSettingsCall, async (_body, member) => {
      const { count, amount } = await withdrawals.dailyLimits(member);
      return { dailyCount: count, dailyAmount: formatYuan(amount), list: [...TERMS] };
    }),

    memberRoute(withdrawInfoCall, async (_body, member, { language }) => {
      const progress = await withdrawals.progress(member);
      const { balance, withdrawable, turnoverNeeded, turnoverDone, usedToday, usedAmountToday } = progress;
      return {
        balance: formatYuan(balance),
        withdrawable: formatYuan(withdrawable),
        turnoverNeeded: formatYuan(turnoverNeeded),
        turnoverDone: formatYuan(turnoverDone),
        grants: progress.grants.slice(0, GRANTS_LISTED).map((grant) => grantToWire(grant, language)),
        grantCount: progress.grants.length,
        usedToday,
        usedAmountToday: formatYuan(usedAmountToday),
        hasPassword: await password.isSet(member.id),
        asksAuthCode: await secondFactors.isOn(member.id),
      };
    }),

    memberRoute(usdtWithdrawInfoCall, async ({ quote }, member) => {
      const currency = 'USDT' as const;
      if (quote === undefined) return { currency, ...(await quotes.current()) };
      const made = await quotes.quote(member);
      return { currency, rate: made.rate, networkFee: made.networkFee, quote: quoteToWire(made) };
    }),

    memberRoute(withdrawCall, async (body, member, context) => {
      const amount = parseYuan(body.amount);
      if (amount === null) throw new PlatformError(RESPONSE_CODES.invalidParameter);
      const request = { accountId: body.accountId, amount, quoteId: body.quoteId, key: keyOf(context) };
      const repeated = await withdrawals.repeat(member, request);
      if (repeated !== null) return toWire(repeated, context.language);
      const checked = await quotes.orRenew(member, () => withdrawals.check(member, request));
      await secondFactors.mustCarry(member.id, body.authCode);
      await requirePassword({ password, settings }, member.id, body.password);
      await secondFactors.mustPass(member.id, body.authCode, context.language);
      return toWire(await withdrawals.request(member, checked), context.language);
    }),

    memberRoute(withdrawalsCall, async (body, member, { language }) => ({
      list: (await wanted(body, member)).map((order) => toWire(order, language)),
    })),

    memberRoute(cancelWithdrawalCall, async ({ orderId }, member, { language }) =>
      toWire(orRefuse(await withdrawals.cancel(member, orderId)), language),
    ),
  ];
}

function grantToWire({ kind, amount, needed, done, at, reference, id, bonus }: Grant, language: Language) {
  return {
    kind,
    amount: formatYuan(amount),
    needed: formatYuan(needed),
    left: formatYuan(fen(needed - done)),
    at: at.getTime(),
    ...(reference.startsWith('deposit:') && { orderId: reference.slice('deposit:'.length) }),
    ...(bonus !== null && {
      bonus: { id, title: bonus.title[language], games: gamesOf(bonus.weights), expiresAt: bonus.expiresAt.getTime() },
    }),
  };
}

function orRefuse(order: WithdrawalOrder | null): WithdrawalOrder {
  if (order === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_order');
  return order;
}

function toWire(order: WithdrawalOrder, language: Language): WireWithdrawal {
  const arrives = fen(order.amount - order.fee);
  return {
    orderId: order.order_id,
    state: order.state,
    amount: formatYuan(order.amount),
    fee: formatYuan(order.fee),
    arrives: formatYuan(arrives),
    ...(order.rate === null
      ? {}
      : {
          coin: {
            currency: 'USDT',
            rate: order.rate,
            amount: subtractCoins(toCoins(arrives, order.rate, 'down'), order.network_fee ?? '0.00'),
          },
        }),
    account: {
      kind: order.account.kind,
      code: order.account.code,
      label: order.account.label[language],
      number: order.account.maskedNumber,
    },
    createdAt: order.created_at.getTime(),
    ...(order.decided_at === null ? {} : { decidedAt: order.decided_at.getTime() }),
    ...(order.reason === null ? {} : { reason: order.reason }),
  };
}
