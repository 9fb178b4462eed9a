import type { Db } from '../kernel';
import type { SecurityEventName, SecurityRecord } from './securityEvent';
import type { SecurityLogTables } from './tables';

const ROWS_AT_ONCE = 1_000;

/** Which events are wanted; all without. */
export interface SecurityLogFilter {
  /** From this moment on. */
  readonly from?: Date;
  /** Before this one. */
  readonly to?: Date;
  readonly event?: SecurityEventName;
  readonly memberId?: number;
}

/** The events in their order, some at a time. */
export async function* readSecurityLog(
  db: Db,
  { from, to, event, memberId }: SecurityLogFilter = {},
): AsyncGenerator<SecurityRecord, void> {
  for (let last = 0n; ;) {
    let query = db.withTables<SecurityLogTables>().selectFrom('security_log.event').selectAll().where('seq', '>', last);
    if (from !== undefined) query = query.where('at', '>=', from);
    if (to !== undefined) query = query.where('at', '<', to);
    if (event !== undefined) query = query.where('event', '=', event);
    if (memberId !== undefined) query = query.where('member_id', '=', memberId);
    const rows = await query.orderBy('seq').limit(ROWS_AT_ONCE).execute();
    for (const row of rows) yield toRecord(row);
    last = rows.at(-1)?.seq ?? last;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function toRecord({ seq, member_id: memberId, ...rest }: SecurityLogTables['security_log.event']): SecurityRecord {
  return { ...rest, seq: Number(seq), memberId };
}
