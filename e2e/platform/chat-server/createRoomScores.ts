import type { WireChatMessage, WireRoomGoal, WireRoomScore } from '@site/shared/wire/chat';
import type { Clock, Db, MemberId } from '../kernel';
import type { MatchFacts } from '../chat/findMatch';
import { gameIdOf } from '../chat/createRooms';
import type { ChatTables } from '../chat/tables';

/** Score of each room's match, and the members' predictions. */
export interface RoomScores {
  /** Returns null in a common room, and when the match is no longer on the board. */
  of(rid: string): Promise<WireRoomScore | null>;
  /** Returns the score with the goals so far, for a member who enters. */
  entered(rid: string): Promise<WireRoomScore | null>;
  /** Returns the scores of the given rooms that have changed since the last call. */
  changed(rids: readonly string[]): Promise<readonly WireRoomScore[]>;
  /** Stores a prediction: one per member and match, before the match has ended. Returns false when it is refused. */
  predict(rid: string, memberId: MemberId | null, prediction: NonNullable<WireChatMessage['prediction']>): Promise<boolean>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly findMatch: (gameId: string) => Promise<MatchFacts | null>;
  readonly findGoals: (gameId: string) => Promise<readonly WireRoomGoal[] | null>;
}

/** `hasGoals` is set for football, whose goals are sent one by one. */
interface Standing {
  readonly gameId: string;
  readonly score: WireRoomScore;
  readonly hasGoals: boolean;
}

export function createRoomScores({ db, clock, findMatch, findGoals }: Dependencies): RoomScores {
  const known = new Map<string, WireRoomScore>();

  async function find(rid: string): Promise<Standing | null> {
    const gameId = gameIdOf(rid);
    const match = gameId === null ? null : await findMatch(gameId);
    if (gameId === null || match === null) return null;
    const { hasGoals, ...score } = match;
    return { gameId, score: { rid, ...score }, hasGoals };
  }

  async function of(rid: string): Promise<WireRoomScore | null> {
    return (await find(rid))?.score ?? null;
  }

  async function withGoals({ gameId, score, hasGoals }: Standing): Promise<WireRoomScore> {
    const goals = hasGoals ? await findGoals(gameId) : null;
    return goals === null ? score : { ...score, goals: [...goals] };
  }

  return {
    of,

    async entered(rid) {
      const standing = await find(rid);
      return standing && withGoals(standing);
    },

    async changed(rids) {
      for (const rid of known.keys()) if (!rids.includes(rid)) known.delete(rid);
      const changes: WireRoomScore[] = [];
      for (const rid of rids) {
        const standing = await find(rid);
        const before = known.get(rid);
        if (standing === null) continue;
        const { score, hasGoals } = standing;
        known.set(rid, score);
        if (before === undefined || isSame(before, score)) continue;
        const goal = hasGoals ? goalBetween(before, score) : undefined;
        changes.push({ ...(await withGoals(standing)), ...(goal && { goal }) });
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

/** Returns true before the end of the first half. Predictions made by then can win points. */
function isEarly({ state, period }: WireRoomScore): boolean {
  return state === 'not-started' || (state === 'live' && period === '1H');
}

/** Compares scores without the match clock. */
function isSame(before: WireRoomScore, now: WireRoomScore): boolean {
  return before.home === now.home && before.away === now.away && before.state === now.state && before.period === now.period;
}

/** Returns the side that scored. A goal that was taken back does not count. */
function goalBetween(before: WireRoomScore, now: WireRoomScore): 'H' | 'C' | undefined {
  if (now.home > before.home) return 'H';
  return now.away > before.away ? 'C' : undefined;
}
