import type { MemberNews } from '@site/shared/wire/memberStream';
import type { Clock, Db, Ledger, MemberId, Reader } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { MemberStreamTables } from './tables';

/** Upper bound of events in one answer; a client that missed more reads everything again. */
const MOST_EVENTS = 200;

const KEPT_MS = 60 * 60_000;

export interface MemberEvents {
  /** Returns the number of the member's last event. Data read afterwards includes at least this event. */
  version(reader: Reader, memberId: MemberId): Promise<number>;
  /**
   * Returns the events since a version.
   *
   * @param since version of the client; undefined for one that has just started, which needs no events
   */
  news(memberId: MemberId, since: number | undefined): Promise<MemberNews>;
  /** Deletes events that only a client which was away for longer could miss. */
  forgetOld(): Promise<void>;
}

export function createMemberEvents({
  db,
  ledger,
  clock,
}: {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
}): MemberEvents {
  const tables = db.withTables<MemberStreamTables>();

  async function version(reader: Reader, memberId: MemberId): Promise<number> {
    const row = await reader
      .withTables<MemberStreamTables>()
      .selectFrom('member_version')
      .select('version')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return Number(row?.version ?? 0n);
  }

  async function readEvents(memberId: MemberId, since: number, until: number) {
    const rows = await tables
      .selectFrom('member_event')
      .select(['version', 'at', 'kind', 'reference', 'amount', 'reason', 'request_id'])
      .where('member_id', '=', memberId)
      .where('version', '>', BigInt(since))
      .where('version', '<=', BigInt(until))
      .orderBy('version')
      .execute();
    return rows.map(({ version: number, at, amount, reason, request_id: requestId, ...facts }) => ({
      ...facts,
      version: Number(number),
      at: at.getTime(),
      amount: formatYuan(fen(amount)),
      ...(reason !== null && { reason }),
      ...(requestId !== null && { requestId }),
    }));
  }

  return {
    version,
    async news(memberId, since) {
      // Read the version first, so that the balance can only be newer.
      const until = await version(db, memberId);
      const missed = since === undefined ? 0 : until - since;
      const isReadable = missed >= 0 && missed <= MOST_EVENTS;
      const events = since !== undefined && missed > 0 && isReadable ? await readEvents(memberId, since, until) : [];
      const isWhole = isReadable && events.length === missed;
      const { central, held } = await ledger.balance(db, memberId);
      return {
        version: until,
        balance: formatYuan(central),
        lockMoney: formatYuan(held),
        asOf: clock.nowMs(),
        isWhole,
        events: isWhole ? events : [],
      };
    },
    async forgetOld() {
      await tables
        .deleteFrom('member_event')
        .where('at', '<', new Date(clock.nowMs() - KEPT_MS))
        .execute();
    },
  };
}
