import type { HistoryEvent } from '../conversation/advanceHistory';
import {
  advanceCurrentRoom,
  afterLoss,
  afterSignIn,
  enterRoom,
  viewOf,
  withHistory,
  type CurrentRoom,
  type RoomEvent,
} from '../conversation/currentRoom';
import {
  compose,
  dismiss,
  failOldestSent,
  failUnconfirmed,
  markSent,
  removeSeen,
  retry,
  type EntryFailure,
  type Outbox,
  type OutboxEntry,
  type OutgoingTicket,
} from '../conversation/outbox';
import type { Room } from '../conversation/room';
import { advanceConnection, isSigningIn, selfOf, type ChatConnection, type ConnectionEvent } from './connection';

/** The whole state of the chat. */
export interface ChatState {
  readonly connection: ChatConnection;
  /** The common rooms; empty until the platform has sent them. */
  readonly rooms: readonly Room[];
  readonly currentRoom: CurrentRoom;
  readonly outbox: Outbox;
  /** The user id of the last sign-in, whose messages the outbox holds. */
  readonly lastSelfId: string | undefined;
  /** By which a guest is the same person on the next connection. */
  readonly guestToken: string | undefined;
  /** The operator has muted this member, until the next connection. */
  readonly isSelfMuted: boolean;
  readonly nextEntryId: number;
}

/** The messages of the platform as events. */
export type ServerEvent =
  | {
      readonly type: 'signed-in';
      readonly self: { readonly userId: string; readonly name: string };
      readonly rooms: readonly Room[];
      readonly guestToken?: string | undefined;
    }
  | RoomEvent
  | { readonly type: 'self-muted' }
  | { readonly type: 'blocked' }
  /** The platform could not carry out the last command. */
  | { readonly type: 'notified' }
  /** The jwt was refused; or, once signed in, the session of the site has ended, and the connection with it. */
  | { readonly type: 'login-expired' }
  | { readonly type: 'heartbeat' }
  /** A message id without an effect in this build, passed on unchanged (decision 36). */
  | { readonly type: 'other'; readonly messageId: number; readonly data: unknown };

export type PlayerEvent =
  | { readonly type: 'enter'; readonly roomId: string }
  | { readonly type: 'composed'; readonly text: string }
  | { readonly type: 'shared'; readonly share: OutgoingTicket }
  | { readonly type: 'sent'; readonly entryId: number }
  | { readonly type: 'retried'; readonly entryId: number }
  | { readonly type: 'dismissed'; readonly entryId: number };

/** `left`: the last view of the chat has ended. */
export type ChatEvent =
  | ServerEvent
  | PlayerEvent
  | HistoryEvent
  | Exclude<ConnectionEvent, { type: 'signed-in' }>
  | { readonly type: 'left' };

export const INITIAL_CHAT: ChatState = {
  connection: { status: 'closed' },
  rooms: [],
  currentRoom: { status: 'none' },
  outbox: [],
  lastSelfId: undefined,
  guestToken: undefined,
  isSelfMuted: false,
  nextEntryId: 1,
};

/** The reducer of the chat. */
export function advanceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'connecting':
    case 'ended':
    case 'session-over':
      return disconnected(state, event);
    case 'opened':
    case 'login-failed':
    case 'login-again':
      return { ...state, connection: advanceConnection(state.connection, event) };
    case 'signed-in':
      return signedIn(state, event);
    case 'joined':
      return {
        ...state,
        rooms: state.rooms.map((room) => (room.id === event.room.id ? event.room : room)),
        currentRoom: advanceCurrentRoom(state.currentRoom, event),
        outbox: event.recent.filter((message) => !isKnown(state.currentRoom, message.id)).reduce(removeSeen, state.outbox),
      };
    case 'message-received':
      return {
        ...state,
        currentRoom: advanceCurrentRoom(state.currentRoom, event),
        outbox: removeSeen(state.outbox, event.message),
      };
    case 'room-state':
      return failSent({ ...state, currentRoom: advanceCurrentRoom(state.currentRoom, event) }, event.isMuted ? 'muted' : undefined);
    case 'person-joined':
    case 'person-left':
      return {
        ...state,
        rooms: state.rooms.map((room) => (room.id === event.roomId ? { ...room, online: event.online } : room)),
        currentRoom: advanceCurrentRoom(state.currentRoom, event),
      };
    case 'room-cleared':
    case 'room-destroyed':
      return { ...state, currentRoom: advanceCurrentRoom(state.currentRoom, event) };
    case 'self-muted':
      return failSent({ ...state, isSelfMuted: true }, 'muted');
    case 'blocked':
      return failSent(state, 'blocked');
    case 'notified':
      return afterNotification(state);
    case 'login-expired':
      return isSigningIn(state.connection) ? afterNotification(state) : disconnected(state, { type: 'session-over' });
    case 'enter':
      return { ...state, currentRoom: enterRoom(state.currentRoom, event.roomId) };
    case 'history-requested':
    case 'history-loaded':
    case 'history-failed':
      return { ...state, currentRoom: withHistory(state.currentRoom, event) };
    case 'composed':
      return composed(state, { text: event.text });
    case 'shared':
      return composed(state, { text: '', share: event.share });
    case 'sent':
      return { ...state, outbox: markSent(state.outbox, event.entryId, selfOf(state.connection)?.userId ?? '') };
    case 'retried':
      return { ...state, outbox: retry(state.outbox, event.entryId) };
    case 'dismissed':
      return { ...state, outbox: dismiss(state.outbox, event.entryId) };
    case 'left':
      return { ...INITIAL_CHAT, currentRoom: withoutView(state.currentRoom), guestToken: state.guestToken, nextEntryId: state.nextEntryId };
    case 'heartbeat':
    case 'other':
      return state;
  }
}

function disconnected(state: ChatState, event: Extract<ConnectionEvent, { type: 'connecting' | 'ended' | 'session-over' }>): ChatState {
  return {
    ...state,
    connection: advanceConnection(state.connection, event),
    currentRoom: afterLoss(state.currentRoom),
    outbox: failUnconfirmed(state.outbox),
    isSelfMuted: false,
  };
}

/** The outbox of another user is not sent under this one. */
function signedIn(state: ChatState, event: Extract<ServerEvent, { type: 'signed-in' }>): ChatState {
  return {
    ...state,
    connection: advanceConnection(state.connection, event),
    rooms: event.rooms,
    currentRoom: afterSignIn(state.currentRoom, event.rooms),
    outbox: event.self.userId === state.lastSelfId ? state.outbox : [],
    lastSelfId: event.self.userId,
    guestToken: event.guestToken,
  };
}

/** The next view of the chat enters the same room, without its former lines. */
function withoutView(currentRoom: CurrentRoom): CurrentRoom {
  return currentRoom.status === 'none' ? currentRoom : { status: 'entering', roomId: currentRoom.roomId, view: undefined };
}

/** A notification answers the last command: the login, entering the room, or the oldest sent message. */
function afterNotification(state: ChatState): ChatState {
  const { connection, currentRoom } = state;
  if (isSigningIn(connection)) return { ...state, connection: advanceConnection(connection, { type: 'login-failed' }) };
  if (currentRoom.status === 'entering') return { ...state, currentRoom: { status: 'unavailable', roomId: currentRoom.roomId } };
  return failSent(state, 'refused');
}

function composed(state: ChatState, content: Pick<OutboxEntry, 'text' | 'share'>): ChatState {
  const { currentRoom, outbox, nextEntryId } = state;
  if (currentRoom.status !== 'joined' && currentRoom.status !== 'entering') return state;
  const entry = { id: nextEntryId, roomId: currentRoom.roomId, ...content };
  return { ...state, outbox: compose(outbox, entry), nextEntryId: nextEntryId + 1 };
}

function failSent(state: ChatState, reason: EntryFailure | undefined): ChatState {
  return reason ? { ...state, outbox: failOldestSent(state.outbox, reason) } : state;
}

function isKnown(currentRoom: CurrentRoom, messageId: string): boolean {
  return viewOf(currentRoom)?.lines.some(({ id }) => id === messageId) ?? false;
}
