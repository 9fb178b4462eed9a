import { viewOf } from '../conversation/currentRoom';
import type { ChatState } from '../socket/chatState';
import { selfOf } from '../socket/connection';
import { silenceOf } from '../socket/silenceOf';

/** Why this person may send no picture in the current room. `own`: the grade of the member. */
export type PictureHindrance =
  | { readonly by: 'guest' | 'room' | 'silence' }
  | { readonly by: 'level'; readonly level: number; readonly own: number };

export function pictureHindrance(state: ChatState, isMember: boolean): PictureHindrance | undefined {
  const room = viewOf(state.currentRoom)?.room;
  const self = selfOf(state.connection);
  if (!isMember) return { by: 'guest' };
  if (room === undefined || self === undefined || silenceOf(state, isMember) !== undefined) return { by: 'silence' };
  if (room.pictures === undefined) return { by: 'room' };
  const { level } = room.pictures;
  return self.isStaff || self.vipLevel >= level ? undefined : { by: 'level', level, own: self.vipLevel };
}
