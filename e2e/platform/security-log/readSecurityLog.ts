import type { Db } from '../kernel';
import type { SecurityEventName, SecurityRecord } from './securityEvent';
import type { SecurityLogTables } from './tables';

const ROWS_AT_ONCE = 1_000;

/** Filter of the events; without it all are returned. */
export interface SecurityLogFilter {
  /** First moment, included. */
  readonly from?: Date;
  /** Last moment, excluded. */
  readonly to?: Date;
  readonly event?: SecurityEventName;
  readonly memberId?: number;
}

/** Yields the events in order and reads them in batches. */
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
