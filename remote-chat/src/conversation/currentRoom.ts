/**
 * State machine of the player's current room.
 *
 * | status            | event                        | next                                     |
 * |-------------------|------------------------------|------------------------------------------|
 * | none              | signed in                    | entering the first room                  |
 * | any               | enter another room           | entering                                 |
 * | entering          | signed in                    | entering, requested again                |
 * | entering          | joined this room             | joined                                   |
 * | entering          | notified                     | unavailable                              |
 * | joined            | connection lost              | entering, its lines stay                 |
 * | joined            | room cleared, taken back     | entering                                 |
 * | joined, entering  | room destroyed               | unavailable                              |
 */
import { advanceHistory, type HistoryEvent } from './advanceHistory';
import type { RedPacket } from '../red-packets/redPacket';
import type { ChatMessage, Room, RoomScore } from './room';
import {
  clearedView,
  enteredView,
  withArrival,
  withChangedMessage,
  withClaimedPacket,
  withGapPage,
  withMessage,
  withOwnReaction,
  withoutMessage,
  withScore,
  type RoomView,
} from './roomView';

export type CurrentRoom =
  | { readonly status: 'none' }
  /** `view` contains the previous lines, if any. */
  | { readonly status: 'entering'; readonly roomId: string; readonly view: RoomView | undefined }
  | { readonly status: 'joined'; readonly roomId: string; readonly view: RoomView }
  /** The room could not be entered, or was destroyed. */
  | { readonly status: 'unavailable'; readonly roomId: string };

export type RoomEvent =
  | { readonly type: 'joined'; readonly room: Room; readonly recent: readonly ChatMessage[]; readonly isWhole?: boolean | undefined }
  | { readonly type: 'message-received'; readonly message: ChatMessage }
  | { readonly type: 'message-changed'; readonly message: ChatMessage }
  | { readonly type: 'person-joined'; readonly roomId: string; readonly name: string; readonly online: number }
  | { readonly type: 'person-left'; readonly roomId: string; readonly online: number }
  | ({ readonly type: 'room-state'; readonly roomId: string } & Pick<Room, 'isMuted' | 'pinned' | 'pictures'>)
  | { readonly type: 'room-cleared'; readonly roomId: string; readonly isTakenBack?: boolean | undefined }
  | { readonly type: 'message-deleted'; readonly roomId: string; readonly messageId: string }
  | { readonly type: 'scored'; readonly roomId: string; readonly score: RoomScore; readonly goal: 'home' | 'away' | undefined }
  | {
      readonly type: 'gap-page';
      readonly roomId: string;
      readonly page: number;
      /** Oldest first. */
      readonly messages: readonly ChatMessage[];
      readonly isLast: boolean;
    }
  | { readonly type: 'room-destroyed'; readonly roomId: string };

/** Returns the lines of the room, including those from before a loss of the connection. */
export function viewOf(current: CurrentRoom): RoomView | undefined {
  return current.status === 'entering' || current.status === 'joined' ? current.view : undefined;
}

export function enterRoom(current: CurrentRoom, roomId: string): CurrentRoom {
  const isCurrent = (current.status === 'entering' || current.status === 'joined') && current.roomId === roomId;
  return isCurrent ? current : { status: 'entering', roomId, view: undefined };
}

/**
 * Returns the room to enter after a sign-in, which is always outside of every room: the current room, or else the first
 * of the list.
 */
export function afterSignIn(current: CurrentRoom, rooms: readonly Room[]): CurrentRoom {
  const [first] = rooms;
  if (current.status === 'none') return first ? { status: 'entering', roomId: first.id, view: undefined } : current;
  return current.status === 'unavailable' ? current : { status: 'entering', roomId: current.roomId, view: current.view };
}

/** Marks the room to be entered again with the next connection. */
export function afterLoss(current: CurrentRoom): CurrentRoom {
  return current.status === 'joined' ? { status: 'entering', roomId: current.roomId, view: current.view } : current;
}

/** Returns the next state of the room. Events of other rooms change nothing. */
export function advanceCurrentRoom(current: CurrentRoom, event: RoomEvent): CurrentRoom {
  if (event.type === 'joined') return join(current, event.room, event.recent, event.isWhole);
  if (current.status === 'entering' && event.type === 'room-destroyed' && event.roomId === current.roomId)
    return { status: 'unavailable', roomId: current.roomId };
  if (current.status !== 'joined' || roomIdOf(event) !== current.roomId) return current;
  const { roomId, view } = current;
  switch (event.type) {
    case 'message-received':
      return { status: 'joined', roomId, view: withMessage(view, event.message) };
    case 'person-joined':
      return { status: 'joined', roomId, view: withArrival(view, event.name, event.online) };
    case 'person-left':
      return { status: 'joined', roomId, view: { ...view, room: { ...view.room, online: event.online } } };
    case 'room-state':
      return { status: 'joined', roomId, view: { ...view, room: { ...view.room, ...stateOf(event) } } };
    case 'room-cleared':
      // When the operator undoes the clearing, entering the room again loads its messages.
      if (event.isTakenBack === true) return { status: 'entering', roomId, view: undefined };
      return { status: 'joined', roomId, view: clearedView(view) };
    case 'message-changed':
      return { status: 'joined', roomId, view: withChangedMessage(view, event.message) };
    case 'message-deleted':
      return { status: 'joined', roomId, view: withoutMessage(view, event.messageId) };
    case 'scored':
      return { status: 'joined', roomId, view: withScore(view, event.score, event.goal) };
    case 'gap-page':
      return { status: 'joined', roomId, view: withGapPage(view, event.page, event.messages, event.isLast) };
    case 'room-destroyed':
      return { status: 'unavailable', roomId };
  }
}

export function withReactionOf(current: CurrentRoom, messageId: string, emoji: string, isOn: boolean): CurrentRoom {
  return current.status === 'joined' ? { ...current, view: withOwnReaction(current.view, messageId, emoji, isOn) } : current;
}

export function withClaim(current: CurrentRoom, packet: RedPacket): CurrentRoom {
  if ((current.status !== 'entering' && current.status !== 'joined') || current.view === undefined) return current;
  return { ...current, view: withClaimedPacket(current.view, packet) };
}

/** Applies an event of the history. Separate calls load it, so it does not need the connection. */
export function withHistory(current: CurrentRoom, event: HistoryEvent): CurrentRoom {
  if ((current.status !== 'entering' && current.status !== 'joined') || current.view === undefined) return current;
  return { ...current, view: advanceHistory(current.view, event) };
}

function join(current: CurrentRoom, room: Room, recent: readonly ChatMessage[], isWhole?: boolean): CurrentRoom {
  const isExpected = (current.status === 'entering' || current.status === 'joined') && current.roomId === room.id;
  return isExpected ? { status: 'joined', roomId: room.id, view: enteredView(current.view, room, recent, isWhole) } : current;
}

/** Returns the settings that the platform sent for the room. */
export function stateOf({ isMuted, pinned, pictures }: Pick<Room, 'isMuted' | 'pinned' | 'pictures'>) {
  return { isMuted, pinned, pictures };
}

function roomIdOf(event: Exclude<RoomEvent, { type: 'joined' }>): string {
  return event.type === 'message-received' || event.type === 'message-changed' ? event.message.roomId : event.roomId;
}
