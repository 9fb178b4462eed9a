import type { Language } from '../http/messageText';
import type { Authority, Restriction } from './createAuthority';
import type { Room, Rooms, Speaker } from './createRooms';

/** Reason why a person may not write in a room. The most personal reason wins. */
export type Silence =
  | { readonly by: 'person'; readonly restriction: Restriction }
  | { readonly by: 'room'; readonly room: Room }
  | { readonly by: 'level'; readonly level: number };

interface Dependencies {
  readonly rooms: Pick<Rooms, 'find'>;
  readonly authority: Pick<Authority, 'restrictionOf' | 'speakLevel'>;
}

/**
 * Checks whether a person may write in a room. It runs for each message, so that an order binds every socket, session
 * and call at once. Returns null when the room does not exist.
 */
export type FindSilence = (rid: string, speaker: Speaker, language: Language) => Promise<Silence | 'free' | null>;

export function createSilences({ rooms, authority }: Dependencies): FindSilence {
  return async (rid, { userId, vipLevel, isStaff }, language) => {
    const restriction = await authority.restrictionOf(userId);
    if (restriction.kind !== 'none') return { by: 'person', restriction };
    const room = await rooms.find(rid, language);
    if (room === null) return null;
    if (isStaff === true) return 'free';
    if (room.state !== 'open') return { by: 'room', room };
    const level = await authority.speakLevel();
    return vipLevel < level ? { by: 'level', level } : 'free';
  };
}
