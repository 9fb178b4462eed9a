import { viewOf } from '../conversation/currentRoom';
import type { PictureHindrance } from '../pictures/picture';
import type { ChatState } from '../socket/chatState';
import { selfOf } from '../socket/connection';
import { silenceOf } from '../socket/silenceOf';

/** Returns the reason why no picture may be sent, or undefined. */
export function pictureHindrance(state: ChatState, isMember: boolean): PictureHindrance | undefined {
  const room = viewOf(state.currentRoom)?.room;
  const self = selfOf(state.connection);
  if (!isMember && room !== undefined) return room.pictures === undefined ? { by: 'room' } : { by: 'guest', level: room.pictures.level };
  if (!isMember) return { by: 'silence' };
  if (room === undefined || self === undefined || silenceOf(state, isMember) !== undefined) return { by: 'silence' };
  if (room.pictures === undefined) return { by: 'room' };
  const { level } = room.pictures;
  return self.isStaff || self.vipLevel >= level ? undefined : { by: 'level', level, own: self.vipLevel };
}
