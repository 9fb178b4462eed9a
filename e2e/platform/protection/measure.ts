import { LIMIT_PERIODS, type LimitKind, type LimitPeriod } from '@site/shared/wire/protection';
import { fen, formatYuan, type Clock, type Fen, type MemberId, type Reader } from '../kernel';
import { NO_PLAY, readPlay, type Play } from '../ledger/readPlay';
import { spanOf, type Limit, type MeasuredLimit } from './limits';
import { readActiveMinutes } from './presence';
import type { ProtectionTables } from './tables';

export interface KeptLimit extends Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

export async function readLimits(reader: Reader, memberId: MemberId): Promise<readonly KeptLimit[]> {
  const rows = await reader
    .withTables<ProtectionTables>()
    .selectFrom('protection_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ kind, period, amount, pending_from: from, pending_amount: pendingAmount }) => ({
    kind,
    period,
    amount,
    pending: from === null ? null : { from, amount: pendingAmount },
  }));
}

/** Sums that limits measure; the modules above this one store them. */
export interface MeasuredSums {
  /** Returns the sum of the member's deposit orders from `since` on. */
  deposited(reader: Reader, memberId: MemberId, since: Date): Promise<Fen>;
  /** Returns the stakes from `since` on that venues reserved and released again. */
  released(reader: Reader, memberId: MemberId, since: Date): Promise<Fen>;
}

export interface Measuring {
  readonly clock: Clock;
  readonly sums: MeasuredSums;
}

type LimitName = Pick<MeasuredLimit, 'kind' | 'period'>;

/** Measures how much of each limit is used in its current period. */
export async function measureUse(
  reader: Reader,
  { clock, sums }: Measuring,
  memberId: MemberId,
  names: readonly LimitName[],
): Promise<ReadonlyMap<LimitName, bigint>> {
  const now = clock.now();
  const isOfPlay = ({ kind }: LimitName) => kind === 'loss' || kind === 'stake';
  // Read the ledger once for all limits.
  const played = LIMIT_PERIODS.filter((period) => names.some((name) => isOfPlay(name) && name.period === period));
  const plays = await readPlay(
    reader,
    memberId,
    played.map((period) => spanOf(period, now).from),
  );
  const playIn = (period: LimitPeriod): Play => plays[played.indexOf(period)] ?? NO_PLAY;

  const used = new Map<LimitName, bigint>();
  for (const name of names) used.set(name, await useOf(name));
  return used;

  async function useOf({ kind, period }: LimitName): Promise<bigint> {
    const { from, firstDay } = spanOf(period, now);
    switch (kind) {
      case 'deposit':
        return sums.deposited(reader, memberId, from);
      case 'loss':
        return playIn(period).lost;
      case 'stake':
        return playIn(period).staked - (await sums.released(reader, memberId, from));
      case 'session':
        return readActiveMinutes(reader, memberId, firstDay);
    }
  }
}

export async function measureLimits(
  reader: Reader,
  measuring: Measuring,
  memberId: MemberId,
  kinds: readonly LimitKind[],
): Promise<readonly MeasuredLimit[]> {
  const limits = (await readLimits(reader, memberId)).filter(({ kind }) => kinds.includes(kind));
  const used = await measureUse(reader, measuring, memberId, limits);
  return limits.map((limit) => ({ kind: limit.kind, period: limit.period, limit: limit.amount, used: used.get(limit) ?? 0n }));
}

/** Formats a limit as wire money, or as whole minutes for a session. */
export function formatLimit(kind: LimitKind, amount: bigint, format = formatYuan): string {
  return kind === 'session' ? amount.toString() : format(fen(amount));
}
