import { fenFromWire, multiplyRatios, parseRatio, ratio, RATIO_ZERO } from '@site/shared/money';
import type { WirePayoutAccount } from '@site/shared/wire/accounts';
import type { ResponseOf } from '@site/shared/wire/call';
import type { withdrawInfoCall, WireWithdrawal, WireWithdrawalTerms } from '@site/shared/wire/withdrawals';
import type { PayoutAccount, WithdrawalEligibility, Withdrawal, WithdrawalTerms } from './withdrawal';

export function accountFromWire({ id, kind, code, label, number, isDefault, heldUntil }: WirePayoutAccount): PayoutAccount {
  return { id, kind, code, label, number, isDefault, heldUntil };
}

const PERCENT = ratio(1, 100);

export function termsFromWire(wire: WireWithdrawalTerms): WithdrawalTerms {
  return {
    kind: wire.kind,
    min: fenFromWire(wire.min),
    max: fenFromWire(wire.max),
    feeRate: multiplyRatios(parseRatio(wire.feeRate) ?? RATIO_ZERO, PERCENT),
    arrivesWithinMinutes: wire.arrivesWithinMinutes,
  };
}

export function eligibilityFromWire(wire: ResponseOf<typeof withdrawInfoCall>): WithdrawalEligibility {
  return {
    balance: fenFromWire(wire.balance),
    withdrawable: fenFromWire(wire.withdrawable),
    turnoverNeeded: fenFromWire(wire.turnoverNeeded),
    turnoverDone: fenFromWire(wire.turnoverDone),
    grants: (wire.grants ?? []).map(({ kind, amount, left, at, orderId, bonus }) => ({
      kind,
      amount: fenFromWire(amount),
      left: fenFromWire(left),
      at,
      orderId,
      bonus: bonus && { id: bonus.id, title: bonus.title, expiresAt: bonus.expiresAt },
    })),
    grantCount: wire.grantCount ?? 0,
    usedToday: wire.usedToday,
    usedAmountToday: fenFromWire(wire.usedAmountToday ?? '0.00'),
    hasPassword: wire.hasPassword,
    asksAuthCode: wire.asksAuthCode ?? false,
  };
}

export function withdrawalFromWire(wire: WireWithdrawal): Withdrawal {
  return {
    id: wire.orderId,
    state: wire.state,
    amount: fenFromWire(wire.amount),
    fee: fenFromWire(wire.fee),
    arrives: fenFromWire(wire.arrives),
    coin: wire.coin,
    account: { ...wire.account, code: wire.account.code },
    createdAt: wire.createdAt,
    decidedAt: wire.decidedAt,
    reason: wire.reason,
  };
}
