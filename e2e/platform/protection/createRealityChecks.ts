import type { WireRealityCheck } from '@site/shared/wire/protection';
import { formatYuan, type Clock, type Db, type MemberId } from '../kernel';
import { NO_PLAY, readPlay } from '../ledger/readPlay';
import { readLimits } from './measure';
import { ACTIVE_WITHIN_MS } from './presence';
import { readMember } from './standing';
import type { ProtectionTables } from './tables';

const MINUTE_MS = 60_000;

/** Interval at which a page polls when the session is limited, so that its time is counted. */
const ASK_EVERY_MS = ACTIVE_WITHIN_MS - MINUTE_MS;

export interface RealityChecks {
  /** Returns whether a check is due in the session that started at `signedInAt`, and when to ask again. */
  read(memberId: MemberId, signedInAt: Date): Promise<WireRealityCheck>;
  /** Returns when a page has to ask next; null when it need not. */
  askAt(memberId: MemberId, signedInAt: Date): Promise<number | null>;
  /** Restarts the interval to the next check. */
  seen(memberId: MemberId): Promise<void>;
}

/**
 * Creates the reality checks. One is due an interval after the sign-in, the last change of the interval or the last
 * check, whichever is latest, by the platform's clock.
 */
export function createRealityChecks(db: Db, clock: Clock): RealityChecks {
  const dueAt = async (memberId: MemberId, signedInAt: Date): Promise<number | null> => {
    const kept = await readMember(db, memberId);
    if (kept === undefined || kept.reality_minutes === 0) return null;
    const from = Math.max(signedInAt.getTime(), kept.reality_from?.getTime() ?? 0);
    return from + kept.reality_minutes * MINUTE_MS;
  };
  const askAt = async (memberId: MemberId, due: number | null): Promise<number | null> => {
    const limitsSession = (await readLimits(db, memberId)).some(({ kind }) => kind === 'session');
    const moments = [...(due === null ? [] : [due]), ...(limitsSession ? [clock.nowMs() + ASK_EVERY_MS] : [])];
    return moments.length === 0 ? null : Math.min(...moments);
  };

  return {
    async read(memberId, signedInAt) {
      const due = await dueAt(memberId, signedInAt);
      if (due === null || due > clock.nowMs()) return { askAt: await askAt(memberId, due), due: null };
      const [play] = await readPlay(db, memberId, [signedInAt]);
      return { askAt: null, due: { signedInAt: signedInAt.getTime(), now: clock.nowMs(), net: formatYuan((play ?? NO_PLAY).net) } };
    },

    askAt: async (memberId, signedInAt) => askAt(memberId, await dueAt(memberId, signedInAt)),

    async seen(memberId) {
      await db
        .withTables<ProtectionTables>()
        .updateTable('protection_member')
        .set({ reality_from: clock.now() })
        .where('member_id', '=', memberId)
        .execute();
    },
  };
}
