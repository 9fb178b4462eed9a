import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type RealityMinutes,
  type WireLimit,
  type WireProtection,
  type WireProtectionChange,
} from '@site/shared/wire/protection';
import { sql } from 'kysely';
import {
  correlationId,
  inTransaction,
  parseYuan,
  PlatformError,
  type Clock,
  type Db,
  type MemberId,
  type Reader,
  type Trx,
} from '../kernel';
import { keepContacts } from './contacts';
import { daysLater, decidePending, monthsLater, setLimit, spanOf, type Limit } from './limits';
import { formatLimit, readLimits, measureUse, type MeasuredSums } from './measure';
import { lockOrMakeMember, readMember } from './standing';
import type { ProtectionTables } from './tables';

/** Longest session limit per period; a larger one would have no effect. */
const MOST_MINUTES: Readonly<Record<LimitPeriod, bigint>> = { day: 1_440n, week: 10_080n, month: 44_640n };

export interface ProtectionService {
  read(memberId: MemberId): Promise<WireProtection>;
  /**
   * @param value wire money, or minutes for a session limit; null for no limit
   * @throws PlatformError 6007
   */
  setLimit(memberId: MemberId, kind: LimitKind, period: LimitPeriod, value: string | null): Promise<WireProtection>;
  /** @throws PlatformError 6004 when nothing is pending, 6012 before the change may be confirmed */
  decideLimit(memberId: MemberId, kind: LimitKind, period: LimitPeriod, isConfirmed: boolean): Promise<WireProtection>;
  setReality(memberId: MemberId, minutes: RealityMinutes): Promise<WireProtection>;
  /** @throws PlatformError 6007 unless it would end later than the current one */
  takeTimeOut(memberId: MemberId, days: number): Promise<WireProtection>;
  exclude(memberId: MemberId, months: number): Promise<WireProtection>;
  history(memberId: MemberId, page: { readonly offset: number; readonly limit: number }): Promise<ProtectionHistory>;
}

export interface ProtectionHistory {
  readonly total: number;
  readonly list: { readonly id: string; readonly at: number; readonly change: WireProtectionChange }[];
}

export function createProtectionService(db: Db, clock: Clock, sums: MeasuredSums): ProtectionService {
  /**
   * Runs a change while the member's row is locked, which serializes it with other changes and with checks of the
   * member's money.
   */
  const changing = async (memberId: MemberId, work: (trx: Trx) => Promise<void>): Promise<WireProtection> => {
    await inTransaction(db, async (trx) => {
      await lockOrMakeMember(trx, memberId);
      await work(trx);
    });
    return read(memberId);
  };

  const record = async (trx: Trx, memberId: MemberId, change: WireProtectionChange): Promise<void> => {
    const at = clock.now();
    await trx
      .withTables<ProtectionTables>()
      .insertInto('protection_change')
      .values({ member_id: memberId, at, change: JSON.stringify(change) })
      .execute();
    await sql`select tell_member(${memberId}, 'protection', ${change.event}, 0, null, ${correlationId()}, ${at})`.execute(trx);
  };

  return {
    read,

    setLimit: (memberId, kind, period, value) =>
      changing(memberId, async (trx) => {
        const wanted = value === null ? null : parseLimit(kind, period, value);
        const change = setLimit(await findLimit(trx, memberId, kind, period), wanted, clock.now());
        if (change.kind === 'same') return;
        await saveLimit(trx, memberId, kind, period, change.limit);
        const event = change.kind === 'set' ? 'limit-set' : 'raise-asked';
        await record(trx, memberId, { event, kind, period, limit: wanted === null ? null : formatLimit(kind, wanted) });
      }),

    decideLimit: (memberId, kind, period, isConfirmed) =>
      changing(memberId, async (trx) => {
        const before = await findLimit(trx, memberId, kind, period);
        const decision = decidePending(before, isConfirmed, clock.now());
        if (decision.kind === 'nothing-pending') throw new PlatformError(RESPONSE_CODES.notFound, 'nothing_pending');
        if (decision.kind === 'too-early') throw new PlatformError(RESPONSE_CODES.warning, 'raise_too_early');
        if (decision.limit === null) await removeLimit(trx, memberId, kind, period);
        else await saveLimit(trx, memberId, kind, period, decision.limit);
        const amount = before?.pending?.amount ?? null;
        const event = decision.kind === 'confirmed' ? 'raise-confirmed' : 'raise-withdrawn';
        await record(trx, memberId, { event, kind, period, limit: amount === null ? null : formatLimit(kind, amount) });
      }),

    setReality: (memberId, minutes) =>
      changing(memberId, async (trx) => {
        await update(trx, memberId, { reality_minutes: minutes, reality_from: clock.now() });
        await record(trx, memberId, { event: 'reality-set', minutes });
      }),

    takeTimeOut: (memberId, days) =>
      changing(memberId, async (trx) => {
        const { time_out_until: running } = await lockOrMakeMember(trx, memberId);
        const until = daysLater(clock.now(), days);
        mustBeLater(until, running);
        await update(trx, memberId, { time_out_until: until });
        await record(trx, memberId, { event: 'time-out', until: until.getTime() });
      }),

    exclude: (memberId, months) =>
      changing(memberId, async (trx) => {
        const { excluded_until: running } = await lockOrMakeMember(trx, memberId);
        const until = monthsLater(clock.now(), months);
        mustBeLater(until, running);
        await update(trx, memberId, { excluded_until: until });
        await record(trx, memberId, { event: 'exclusion', until: until.getTime() });
        await keepContacts(trx, memberId);
      }),

    async history(memberId, { offset, limit }) {
      const all = db.withTables<ProtectionTables>().selectFrom('protection_change').where('member_id', '=', memberId);
      const { total } = await all.select((select) => select.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
      const rows = await all.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
      return { total: Number(total), list: rows.map(({ id, at, change }) => ({ id: id.toString(), at: at.getTime(), change })) };
    },
  };

  async function read(memberId: MemberId): Promise<WireProtection> {
    const [kept, own] = [await readMember(db, memberId), await readLimits(db, memberId)];
    const names = LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => ({ kind, period })));
    const used = await measureUse(db, { clock, sums }, memberId, names);
    const limits = names.map((name): WireLimit => {
      const { kind, period } = name;
      const limit = own.find((each) => each.kind === kind && each.period === period);
      return {
        kind,
        period,
        limit: limit === undefined ? null : formatLimit(kind, limit.amount),
        used: formatLimit(kind, fromZero(used.get(name) ?? 0n)),
        until: spanOf(period, clock.now()).to.getTime(),
        pending: pendingToWire(kind, limit),
      };
    });
    return {
      limits,
      realityMinutes: (kept?.reality_minutes ?? 0) as RealityMinutes,
      timeOutUntil: runningEnd(kept?.time_out_until),
      excludedUntil: runningEnd(kept?.excluded_until),
    };
  }

  function runningEnd(end: Date | null | undefined): number | null {
    return end != null && end > clock.now() ? end.getTime() : null;
  }
}

function pendingToWire(kind: LimitKind, limit: Limit | undefined): WireLimit['pending'] {
  const pending = limit?.pending ?? null;
  if (pending === null) return null;
  return { limit: pending.amount === null ? null : formatLimit(kind, pending.amount), from: pending.from.getTime() };
}

function parseLimit(kind: LimitKind, period: LimitPeriod, value: string): bigint {
  if (kind !== 'session') {
    const amount = parseYuan(value);
    if (amount !== null) return amount;
  } else if (/^\d{1,5}$/.test(value) && BigInt(value) > 0n && BigInt(value) <= MOST_MINUTES[period]) return BigInt(value);
  throw new PlatformError(RESPONSE_CODES.invalidParameter, 'limit_invalid');
}

function mustBeLater(until: Date, running: Date | null): void {
  if (running !== null && until <= running) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'shut_not_longer');
}

/** Returns 0 for a member who is ahead and has lost nothing. */
function fromZero(used: bigint): bigint {
  return used > 0n ? used : 0n;
}

async function findLimit(reader: Reader, memberId: MemberId, kind: LimitKind, period: LimitPeriod): Promise<Limit | null> {
  return (await readLimits(reader, memberId)).find((each) => each.kind === kind && each.period === period) ?? null;
}

async function saveLimit(trx: Trx, memberId: MemberId, kind: LimitKind, period: LimitPeriod, { amount, pending }: Limit): Promise<void> {
  const values = { amount, pending_from: pending?.from ?? null, pending_amount: pending?.amount ?? null };
  await trx
    .withTables<ProtectionTables>()
    .insertInto('protection_limit')
    .values({ member_id: memberId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(values))
    .execute();
}

async function removeLimit(trx: Trx, memberId: MemberId, kind: LimitKind, period: LimitPeriod): Promise<void> {
  await trx
    .withTables<ProtectionTables>()
    .deleteFrom('protection_limit')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute();
}

async function update(trx: Trx, memberId: MemberId, values: Partial<ProtectionTables['protection_member']>): Promise<void> {
  await trx.withTables<ProtectionTables>().updateTable('protection_member').set(values).where('member_id', '=', memberId).execute();
}
