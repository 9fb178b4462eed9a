import type { WireChatMessage, WireRoomScore } from '@site/shared/wire/chat';
import type { Clock, Db, MemberId } from '../kernel';
import type { MatchFacts } from './findMatch';
import { gameIdOf } from './createRooms';
import type { ChatTables } from './tables';

/** The score of the match of each room, and what members think that it will be. */
export interface RoomScores {
  /** Null in a common room, and where the match is no longer on the board. */
  of(rid: string): Promise<WireRoomScore | null>;
  /** Those of these rooms that have changed since this was asked last. */
  changed(rids: readonly string[]): Promise<readonly WireRoomScore[]>;
  /** Each member once for each match, until it has ended. */
  predict(rid: string, memberId: MemberId | null, prediction: NonNullable<WireChatMessage['prediction']>): Promise<boolean>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly findMatch: (gameId: string) => Promise<MatchFacts | null>;
}

export function createRoomScores({ db, clock, findMatch }: Dependencies): RoomScores {
  const known = new Map<string, WireRoomScore>();

  async function of(rid: string): Promise<WireRoomScore | null> {
    const gameId = gameIdOf(rid);
    const match = gameId === null ? null : await findMatch(gameId);
    return match && { rid, ...match };
  }

  return {
    of,

    async changed(rids) {
      for (const rid of known.keys()) if (!rids.includes(rid)) known.delete(rid);
      const changes: WireRoomScore[] = [];
      for (const rid of rids) {
        const score = await of(rid);
        const before = known.get(rid);
        if (score === null) continue;
        known.set(rid, score);
        const goal = before && goalBetween(before, score);
        if (before !== undefined && (goal !== undefined || before.state !== score.state || before.period !== score.period)) {
          changes.push({ ...score, ...(goal && { goal }) });
        }
      }
      return changes;
    },

    async predict(rid, memberId, { home, away }) {
      const score = await of(rid);
      if (memberId === null || score === null || score.state === 'finished' || score.state === 'abandoned') return false;
      const { numInsertedOrUpdatedRows } = await db
        .withTables<ChatTables>()
        .insertInto('chat_prediction')
        .values({ rid, member_id: memberId, home, away, at: clock.now(), counts: isEarly(score) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}

/** Before the first half is over: what is predicted then may win points. */
function isEarly({ state, period }: WireRoomScore): boolean {
  return state === 'not-started' || (state === 'live' && period === '1H');
}

/** A goal that was taken back is none. */
function goalBetween(before: WireRoomScore, now: WireRoomScore): 'H' | 'C' | undefined {
  if (now.home > before.home) return 'H';
  return now.away > before.away ? 'C' : undefined;
}
