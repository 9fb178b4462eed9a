import { fenFromWire, toWireYuan } from '@site/shared/money';
import type { WireLimit, WireProtection, WireProtectionChange } from '@site/shared/wire/protection';
import type { Amount, Change, Limit, LimitKind, Protection } from './protection';

export function protectionFromWire({ limits, realityMinutes, timeOutUntil, excludedUntil }: WireProtection): Protection {
  return {
    limits: limits.map(limitFromWire),
    realityMinutes,
    timeOutUntil: timeOutUntil ?? undefined,
    excludedUntil: excludedUntil ?? undefined,
  };
}

function limitFromWire({ kind, period, limit, used, until, pending }: WireLimit): Limit {
  return {
    kind,
    period,
    limit: optionalAmount(kind, limit),
    used: amountFromWire(kind, used),
    until,
    pending: pending === null ? undefined : { limit: optionalAmount(kind, pending.limit), from: pending.from },
  };
}

export function changeFromWire(change: WireProtectionChange): Change {
  return 'kind' in change ? { ...change, limit: optionalAmount(change.kind, change.limit) } : change;
}

export function amountToWire(amount: Amount): string {
  return amount.unit === 'yuan' ? toWireYuan(amount.fen) : String(amount.minutes);
}

function optionalAmount(kind: LimitKind, text: string | null): Amount | undefined {
  return text === null ? undefined : amountFromWire(kind, text);
}

function amountFromWire(kind: LimitKind, text: string): Amount {
  return kind === 'session' ? { unit: 'minutes', minutes: Number(text) } : { unit: 'yuan', fen: fenFromWire(text) };
}
