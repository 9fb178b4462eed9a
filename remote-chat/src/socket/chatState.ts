import {
  advanceCurrentRoom,
  afterLoss,
  afterSignIn,
  enterRoom,
  stateOf,
  viewOf,
  withClaim,
  withHistory,
  type CurrentRoom,
} from '../conversation/currentRoom';
import { dismiss, failSent, markSent, removeSeen, resendUnseen, retry, type EntryFailure } from '../conversation/outbox';
import type { ChatMessage, Restriction, Room } from '../conversation/room';
import { isShown } from '../conversation/roomView';
import { NO_DRAFT, withMention } from '../talk/draft';
import type { ChatEvent, ServerEvent } from './chatEvent';
import { composed, contextOf, draftOf, drafted, pictured, pictureSent, reacted, type Composing } from './composing';
import type { IgnoredPerson } from '../people/ignored';
import { advanceConnection, isSigningIn, selfOf, type ChatConnection, type ConnectionEvent } from './connection';
import { withSeen, type SeenRooms } from './seenRooms';
import { looked, NOTHING_UNREAD, withUnread, type Unread } from './unread';

export interface ChatState extends Composing {
  readonly connection: ChatConnection;
  /** Common rooms. Empty until the platform has sent them. */
  readonly rooms: readonly Room[];
  /** User id of the last sign-in, to whom the messages in the outbox belong. */
  readonly lastSelfId: string | undefined;
  /** Token that identifies a guest as the same person on the next connection. */
  readonly guestToken: string | undefined;
  /** Restriction while the operator has muted this person. */
  readonly mute: Restriction | undefined;
  /** VIP level required to write; 0 for none. */
  readonly speakLevel: number;
  readonly unread: Unread;
  readonly seen: SeenRooms;
  /** People whose messages the player has hidden. */
  readonly ignored: readonly IgnoredPerson[];
}

export const INITIAL_CHAT: ChatState = {
  connection: { status: 'closed' },
  rooms: [],
  currentRoom: { status: 'none' },
  outbox: [],
  drafts: {},
  lastSelfId: undefined,
  guestToken: undefined,
  mute: undefined,
  speakLevel: 0,
  unread: NOTHING_UNREAD,
  seen: {},
  ignored: [],
  reactions: [],
  nextEntryId: 1,
};

/** Returns the next state of the chat. Reducer of the chat store. */
export function advanceChat(state: ChatState, event: ChatEvent): ChatState {
  const next = advance(state, event);
  const { rooms, currentRoom, unread } = next;
  if (rooms === state.rooms && currentRoom === state.currentRoom && unread.isSeen === state.unread.isSeen) return next;
  const seen = withSeen(next.seen, rooms, unread.isSeen ? viewOf(currentRoom) : undefined);
  return seen === next.seen ? next : { ...next, seen };
}

function advance(state: ChatState, event: ChatEvent): ChatState {
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
        rooms: state.rooms.map((room) => (room.id === event.room.id ? { ...room, ...event.room } : room)),
        currentRoom: advanceCurrentRoom(state.currentRoom, event),
        outbox: freshOf(state, event.recent).reduce(removeSeen, state.outbox),
        unread:
          viewOf(state.currentRoom) === undefined
            ? state.unread
            : withUnread(state.unread, selfOf(state.connection), seenOf(state, freshOf(state, event.recent))),
      };
    case 'message-received':
      return {
        ...state,
        currentRoom: advanceCurrentRoom(state.currentRoom, event),
        outbox: removeSeen(state.outbox, event.message),
        unread: withUnread(state.unread, selfOf(state.connection), seenOf(state, freshOf(state, [event.message]))),
      };
    case 'rooms-changed':
      return withRooms(state, event.rooms);
    case 'rooms-previewed':
      return { ...state, rooms: state.rooms.map((room) => ({ ...room, ...event.rooms.find(({ id }) => id === room.id) })) };
    case 'room-state':
      return refuse(
        {
          ...state,
          rooms: state.rooms.map((room) => (room.id === event.roomId ? { ...room, ...stateOf(event) } : room)),
          currentRoom: advanceCurrentRoom(state.currentRoom, event),
        },
        event.isMuted && viewOf(state.currentRoom)?.room.id === event.roomId ? 'muted' : undefined,
      );
    case 'person-joined':
    case 'person-left':
      return {
        ...state,
        rooms: state.rooms.map((room) => (room.id === event.roomId ? { ...room, online: event.online } : room)),
        currentRoom: advanceCurrentRoom(state.currentRoom, event),
      };
    case 'room-cleared':
    case 'room-destroyed':
    case 'message-changed':
    case 'message-deleted':
    case 'scored':
    case 'gap-page':
      return { ...state, currentRoom: advanceCurrentRoom(state.currentRoom, event) };
    case 'self-muted':
      return refuse({ ...state, mute: event.restriction }, 'muted');
    case 'self-banned':
      return banned(state, event.restriction);
    case 'self-freed':
      return { ...state, mute: undefined, connection: advanceConnection(state.connection, { type: 'login-again' }) };
    case 'level-required':
      return refuse({ ...state, speakLevel: event.level }, isBelow(state, event.level) ? 'level' : undefined);
    case 'blocked':
      return refuse(state, 'blocked');
    case 'notified':
      return afterNotification(state, event.failure, event.key);
    case 'login-expired':
      return isSigningIn(state.connection) ? afterNotification(state, 'refused') : disconnected(state, { type: 'session-over' });
    case 'enter':
      return entered(state, enterRoom(state.currentRoom, event.roomId));
    case 'history-requested':
    case 'history-loaded':
    case 'history-failed':
      return { ...state, currentRoom: withHistory(state.currentRoom, event) };
    case 'drafted':
      return drafted(state, { ...draftOf(state), text: event.text });
    case 'answering':
      return drafted(state, { ...draftOf(state), reply: event.reply });
    case 'mentioned':
      return drafted(state, withMention(draftOf(state), event.mention));
    case 'composed':
      return drafted(composed(state, { key: event.key, text: event.text, ...contextOf(state, event.text) }), NO_DRAFT);
    case 'stickered': {
      const { reply } = draftOf(state);
      const sent = composed(state, { key: event.key, text: '', sticker: event.sticker, ...(reply && { reply }) });
      return drafted(sent, { ...draftOf(state), reply: undefined });
    }
    case 'pictured':
      return pictured(state, event.roomId, event.picture);
    case 'picture-sent':
      return pictureSent(state, event);
    case 'reacted':
      return reacted(state, event);
    case 'reactions-sent':
      return { ...state, reactions: [] };
    case 'shared':
      return composed(state, { key: event.key, text: '', share: event.share });
    case 'predicted':
      return composed(state, { key: event.key, text: '', prediction: event.prediction });
    case 'looked':
      return { ...state, unread: looked(state.unread, event.attention) };
    case 'sent':
      return { ...state, outbox: markSent(state.outbox, event.entryId, selfOf(state.connection)?.userId ?? '') };
    case 'packet-claimed':
      return { ...state, currentRoom: withClaim(state.currentRoom, event.packet) };
    case 'ignoring':
      return { ...state, ignored: event.people };
    case 'retried':
      return { ...state, outbox: retry(state.outbox, event.entryId) };
    case 'dismissed':
      return { ...state, outbox: dismiss(state.outbox, event.entryId) };
    case 'left':
      return {
        ...INITIAL_CHAT,
        currentRoom: withoutView(state.currentRoom),
        guestToken: state.guestToken,
        ignored: state.ignored,
        nextEntryId: state.nextEntryId,
        unread: nothingUnread(state),
      };
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
    outbox: resendUnseen(state.outbox),
    mute: undefined,
    speakLevel: 0,
  };
}

/** Enters a room. Resets the unread count, which belongs to one room at a time. */
function entered(state: ChatState, currentRoom: CurrentRoom): ChatState {
  return currentRoom === state.currentRoom ? state : { ...state, currentRoom, unread: nothingUnread(state) };
}

function nothingUnread({ unread: { isOpen, isSeen } }: ChatState): Unread {
  return { ...NOTHING_UNREAD, isOpen, isSeen };
}

/**
 * Applies a sign-in. Clears the outbox of another user, and the drafts of another member, which no other member may
 * see.
 */
function signedIn(state: ChatState, event: Extract<ServerEvent, { type: 'signed-in' }>): ChatState {
  const isSame = event.self.userId === state.lastSelfId;
  const wasMember = state.lastSelfId !== undefined && state.guestToken === undefined;
  return {
    ...state,
    connection: advanceConnection(state.connection, event),
    rooms: event.rooms,
    currentRoom: afterSignIn(state.currentRoom, event.rooms),
    outbox: isSame ? state.outbox : [],
    drafts: isSame || !wasMember ? state.drafts : {},
    lastSelfId: event.self.userId,
    guestToken: event.guestToken,
  };
}

/** Keeps the room for the next view of the chat, without its lines. */
function withoutView(currentRoom: CurrentRoom): CurrentRoom {
  return currentRoom.status === 'none' ? currentRoom : { status: 'entering', roomId: currentRoom.roomId, view: undefined };
}

/** Applies a notification, which answers the last command: the login, entering the room, or the oldest sent message. */
function afterNotification(state: ChatState, failure: EntryFailure, key?: string): ChatState {
  const { connection, currentRoom } = state;
  if (isSigningIn(connection)) return { ...state, connection: advanceConnection(connection, { type: 'login-failed' }) };
  if (currentRoom.status === 'entering' && key === undefined)
    return { ...state, currentRoom: { status: 'unavailable', roomId: currentRoom.roomId } };
  return refuse(state, failure, key);
}

function refuse(state: ChatState, reason: EntryFailure | undefined, key?: string): ChatState {
  return reason ? { ...state, outbox: failSent(state.outbox, reason, key) } : state;
}

/** Applies a ban. A banned person must not see the room. */
function banned(state: ChatState, restriction: Restriction): ChatState {
  return {
    ...state,
    connection: advanceConnection(state.connection, { type: 'banned', restriction }),
    currentRoom: withoutView(state.currentRoom),
    outbox: [],
  };
}

/** Updates the list of rooms, and the data of the current room in it. */
function withRooms(state: ChatState, rooms: readonly Room[]): ChatState {
  const { currentRoom } = state;
  const now = currentRoom.status === 'joined' ? rooms.find(({ id }) => id === currentRoom.roomId) : undefined;
  if (currentRoom.status !== 'joined' || now === undefined) return { ...state, rooms };
  return { ...state, rooms, currentRoom: { ...currentRoom, view: { ...currentRoom.view, room: now } } };
}

/** Returns whether this person's VIP level is below the required one. */
export function isBelow({ connection }: Pick<ChatState, 'connection'>, level: number): boolean {
  const self = selfOf(connection);
  return self !== undefined && !self.isStaff && self.vipLevel < level;
}

/** Returns the messages without those of ignored people. */
function seenOf({ ignored }: ChatState, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return ignored.length === 0 ? messages : messages.filter(({ userId }) => !ignored.some((person) => person.userId === userId));
}

/** Returns the messages that are not shown yet. */
function freshOf({ currentRoom }: ChatState, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const view = viewOf(currentRoom);
  return view === undefined ? messages : messages.filter((message) => !isShown(view, message));
}
