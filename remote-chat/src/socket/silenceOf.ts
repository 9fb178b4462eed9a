import { viewOf } from '../conversation/currentRoom';
import type { Silence } from '../conversation/silence';
import { isBelow, type ChatState } from './chatState';
import { selfOf } from './connection';

/** Returns the reason why this person may not write in the current room, the most personal one first. */
export function silenceOf(state: ChatState, isMember: boolean): Silence | undefined {
  const { connection, currentRoom, mute, speakLevel } = state;
  const self = selfOf(connection);
  if (mute !== undefined) return { by: 'self', restriction: mute };
  if (viewOf(currentRoom)?.room.isMuted === true && self?.isStaff !== true) return { by: 'room' };
  return isBelow(state, speakLevel) ? { by: 'level', level: speakLevel, own: isMember ? self?.vipLevel : undefined } : undefined;
}
