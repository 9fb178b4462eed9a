import type { WireRoom } from '@site/shared/wire/chat';
import type { Language } from '../http/messageText';
import type { Authority } from '../chat/createAuthority';
import { gameIdOf, type Rooms } from '../chat/createRooms';
import type { RoomScores } from './createRoomScores';
import type { SharedPresence } from './createSharedPresence';

/** Maximum number of listed rooms; those with the most people come first. */
const MOST_LISTED = 8;

/** Rooms of matches. They are listed while people are in them and close some time after the match. */
export interface MatchRooms {
  list(language: Language): Promise<readonly WireRoom[]>;
  /** Closes rooms whose match ended long enough ago. Returns true when the list has changed since the last call. */
  look(): Promise<boolean>;
}

interface Dependencies {
  readonly rooms: Pick<Rooms, 'find' | 'ended'>;
  readonly scores: Pick<RoomScores, 'of'>;
  readonly presence: Pick<SharedPresence, 'count' | 'rooms'>;
  readonly authority: Pick<Authority, 'setRoom'>;
}

export function createMatchRooms({ rooms, scores, presence, authority }: Dependencies): MatchRooms {
  let told = '';

  const busiest = (): readonly string[] =>
    presence
      .rooms()
      .filter((rid) => gameIdOf(rid) !== null)
      .sort((one, other) => presence.count(other) - presence.count(one) || (one < other ? -1 : 1))
      .slice(0, MOST_LISTED);

  return {
    async list(language) {
      const listed: WireRoom[] = [];
      for (const rid of busiest()) {
        const [room, score] = [await rooms.find(rid, language), await scores.of(rid)];
        if (room === null || score === null) continue;
        listed.push({ ...room, online: presence.count(rid), match: { home: score.home, away: score.away, state: score.state } });
      }
      return listed;
    },

    async look() {
      const facts: string[] = [];
      for (const rid of busiest()) {
        const score = await scores.of(rid);
        const isOver = score === null || score.state === 'finished' || score.state === 'abandoned';
        if (isOver && (await rooms.ended(rid))) await authority.setRoom(rid, { state: 'destroyed' });
        else if (score !== null) facts.push(`${rid} ${String(score.home)} ${String(score.away)} ${score.state}`);
      }
      const now = facts.sort().join();
      const isNew = now !== told;
      told = now;
      return isNew;
    },
  };
}
