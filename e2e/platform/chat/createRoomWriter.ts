import type { WireChatMessage } from '@site/shared/wire/chat';
import type { Bus, MemberId, Trx } from '../kernel';
import type { Rooms, Speaker } from './createRooms';
import type { Said } from './messageRows';
import type { ChatTables } from './tables';

export const MESSAGE_TOPIC = 'chat-message';
export const CHANGE_TOPIC = 'chat-message-changed';

/** Maximum number of rooms, the most recent ones of the member, that are notified of a new appearance. */
const ROOMS_TOLD = 100;

/**
 * Writes into rooms in the caller's transaction: a message is both stored and published to every process, or neither.
 */
export interface RoomWriter {
  say(trx: Trx, rid: string, speaker: Speaker, said: Said): Promise<WireChatMessage>;
  /** Returns false when the person has already sent a message with this key. */
  sayOnce(trx: Trx, rid: string, speaker: Speaker, said: Said, key: string | undefined): Promise<boolean>;
  /**
   * Reports that a message shows something else now. The people in its room are notified within a second, however often
   * it changes.
   */
  change(trx: Trx, rid: string, messageId: bigint): Promise<void>;
  /**
   * Reports that a member's appearance has changed. Each of their rooms gets their newest message there; the page then
   * updates the earlier ones.
   */
  changeSpeaker(trx: Trx, memberId: MemberId): Promise<void>;
}

export function createRoomWriter({ bus, rooms }: { readonly bus: Bus; readonly rooms: Pick<Rooms, 'say'> }): RoomWriter {
  const write = async (trx: Trx, rid: string, speaker: Speaker, said: Said, key?: string): Promise<WireChatMessage | null> => {
    const stored = await rooms.say(trx, rid, speaker, said, key);
    if (stored !== null) await bus.publishIn(trx, MESSAGE_TOPIC, stored);
    return stored;
  };
  const change: RoomWriter['change'] = (trx, rid, messageId) => bus.publishIn(trx, CHANGE_TOPIC, { rid, id: messageId.toString() });
  return {
    async say(trx, rid, speaker, said) {
      const stored = await write(trx, rid, speaker, said);
      if (stored === null) throw new TypeError('a message without a key is always new');
      return stored;
    },
    sayOnce: async (trx, rid, speaker, said, key) => (await write(trx, rid, speaker, said, key)) !== null,
    change,
    async changeSpeaker(trx, memberId) {
      const newest = await trx
        .withTables<ChatTables>()
        .selectFrom('chat_message')
        .select(['rid', ({ fn }) => fn.max('id').as('id')])
        .where('member_id', '=', memberId)
        .where('deleted_at', 'is', null)
        .groupBy('rid')
        .orderBy('id', 'desc')
        .limit(ROOMS_TOLD)
        .execute();
      for (const { rid, id } of newest) await change(trx, rid, id);
    },
  };
}
