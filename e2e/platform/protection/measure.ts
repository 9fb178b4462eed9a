import type { LimitKind, LimitPeriod } from '@site/shared/wire/protection';
import { readDeposited } from '../deposits/readDeposited';
import { fen, formatYuan, type Clock, type MemberId, type Reader } from '../kernel';
import { readPlay } from '../ledger/readPlay';
import { roundReleased } from '../venues/rounds';
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

/** What has been used of one kind in the period that runs now. */
export async function readUse(reader: Reader, clock: Clock, memberId: MemberId, kind: LimitKind, period: LimitPeriod): Promise<bigint> {
  const { from, firstDay } = spanOf(period, clock.now());
  switch (kind) {
    case 'deposit':
      return readDeposited(reader, memberId, from);
    case 'loss':
      return (await readPlay(reader, memberId, from)).lost;
    case 'stake':
      return fen((await readPlay(reader, memberId, from)).staked - (await roundReleased(reader, memberId, from)));
    case 'session':
      return readActiveMinutes(reader, memberId, firstDay);
  }
}

/** The limits of these kinds that a member has, with what is used of each. */
export async function measureLimits(
  reader: Reader,
  clock: Clock,
  memberId: MemberId,
  kinds: readonly LimitKind[],
): Promise<readonly MeasuredLimit[]> {
  const measured: MeasuredLimit[] = [];
  for (const { kind, period, amount: limit } of await readLimits(reader, memberId)) {
    if (kinds.includes(kind)) measured.push({ kind, period, limit, used: await readUse(reader, clock, memberId, kind, period) });
  }
  return measured;
}

/** Wire money, and of a session whole minutes. */
export function formatLimit(kind: LimitKind, amount: bigint): string {
  return kind === 'session' ? amount.toString() : formatYuan(fen(amount));
}
