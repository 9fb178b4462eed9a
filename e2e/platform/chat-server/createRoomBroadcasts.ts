import { CHAT_MESSAGE_IDS, type roomsPreviewedSchema, type WireRoomScore } from '@site/shared/wire/chat';
import type { z } from 'zod/mini';
import { namesIn } from '../http/namesIn';
import type { RoomNews } from './createRoomNews';
import type { RoomPreviews } from './createRoomPreviews';
import type { RoomScores } from './createRoomScores';
import type { SharedPresence } from './createSharedPresence';
import { sendInEachLanguage, sendTo } from './inEachLanguage';
import { messageIn } from '../chat/messageIn';
import type { Person } from './person';

/** Broadcasts to the people of this process, sent once a second when something has changed. */
export interface RoomBroadcasts {
  /** Sends the scores of the rooms that have people. */
  scores(): Promise<void>;
  score(score: WireRoomScore, to: readonly Person[]): Promise<void>;
  changes(): Promise<void>;
  /** Sends the number of people and the last message of each changed room to everyone. */
  previews(): Promise<void>;
}

interface Dependencies {
  readonly scores: Pick<RoomScores, 'changed'>;
  readonly news: Pick<RoomNews, 'changed'>;
  readonly previews: Pick<RoomPreviews, 'changed' | 'of'>;
  readonly presence: Pick<SharedPresence, 'count'>;
  readonly inRoom: (rid: string) => readonly Person[];
  readonly signedIn: () => readonly Person[];
  readonly occupied: () => ReadonlySet<string>;
}

export function createRoomBroadcasts({ scores, news, previews, presence, inRoom, signedIn, occupied }: Dependencies): RoomBroadcasts {
  const score: RoomBroadcasts['score'] = (now, to) =>
    sendInEachLanguage(to, (language) => ({ msgId: CHAT_MESSAGE_IDS.roomScore, msgData: namesIn(language, now) }));

  return {
    score,

    async scores() {
      for (const changed of await scores.changed([...occupied()])) await score(changed, inRoom(changed.rid));
    },

    async changes() {
      for (const message of await news.changed()) {
        await sendInEachLanguage(inRoom(message.rid), (language) => ({
          msgId: CHAT_MESSAGE_IDS.messageChanged,
          msgData: messageIn(language, message),
        }));
      }
    },

    async previews() {
      const changed = previews.changed();
      if (changed.length === 0) return;
      const rooms: z.infer<typeof roomsPreviewedSchema>['rooms'] = [];
      for (const rid of changed) rooms.push({ rid, online: presence.count(rid), ...(await previews.of(rid)) });
      sendTo(signedIn(), { msgId: CHAT_MESSAGE_IDS.roomsPreviewed, msgData: { rooms } });
    },
  };
}
