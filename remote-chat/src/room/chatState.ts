import { advanceLink, isSigningIn, selfOf, type Link, type LinkEvent } from '../socket/link';
import {
  compose,
  dismiss,
  failOldestSent,
  failUnseen,
  markSent,
  retry,
  settleSeen,
  type EntryFailure,
  type Outbox,
  type OutboxEntry,
  type OutgoingTicket,
} from './outbox';
import { advancePlace, enterRoom, placeAfterLoss, placeAfterWelcome, placeWithEarlier, viewOf, type Place, type RoomEvent } from './place';
import type { EarlierEvent } from './readEarlier';
import type { Room } from './room';

/** All there is to know of the chat. */
export interface ChatState {
  readonly link: Link;
  /** The common rooms; empty until the platform has told them. */
  readonly rooms: readonly Room[];
  readonly place: Place;
  readonly outbox: Outbox;
  /** As whom the platform took us last; what waits in the outbox is theirs. */
  readonly lastSelfId: string | undefined;
  /** The operator has taken the word from this member, until the link is made anew. */
  readonly isSelfMuted: boolean;
  readonly nextEntryId: number;
}

/** What the platform says, in our own terms. */
export type ServerEvent =
  | { readonly type: 'welcomed'; readonly self: { readonly userId: string; readonly name: string }; readonly rooms: readonly Room[] }
  | RoomEvent
  | { readonly type: 'self-muted' }
  | { readonly type: 'blocked' }
  /** It could not do what it was asked last. */
  | { readonly type: 'noticed' }
  | { readonly type: 'heartbeat' }
  /** An id this build has no use for: handed on as it came (decision 36). */
  | { readonly type: 'other'; readonly messageId: number; readonly data: unknown };

/** What the player wants. */
export type PlayerEvent =
  | { readonly type: 'enter'; readonly roomId: string }
  | { readonly type: 'composed'; readonly text: string }
  | { readonly type: 'shared'; readonly share: OutgoingTicket }
  | { readonly type: 'sent'; readonly entryId: number }
  | { readonly type: 'retried'; readonly entryId: number }
  | { readonly type: 'dismissed'; readonly entryId: number };

/** `left`: nobody shows the chat any more. */
export type ChatEvent = ServerEvent | PlayerEvent | EarlierEvent | Exclude<LinkEvent, { type: 'welcomed' }> | { readonly type: 'left' };

export const INITIAL_CHAT: ChatState = {
  link: { status: 'closed' },
  rooms: [],
  place: { status: 'nowhere' },
  outbox: [],
  lastSelfId: undefined,
  isSelfMuted: false,
  nextEntryId: 1,
};

/** The one rule of the chat: what each event makes of it. */
export function advanceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'connecting':
    case 'ended':
      return {
        ...state,
        link: advanceLink(state.link, event),
        place: placeAfterLoss(state.place),
        outbox: failUnseen(state.outbox),
        isSelfMuted: false,
      };
    case 'opened':
    case 'login-failed':
    case 'login-again':
      return { ...state, link: advanceLink(state.link, event) };
    case 'welcomed':
      return welcomed(state, event);
    case 'joined':
      return {
        ...state,
        rooms: state.rooms.map((room) => (room.id === event.room.id ? event.room : room)),
        place: advancePlace(state.place, event),
        outbox: event.recent.filter((message) => !isKnown(state.place, message.id)).reduce(settleSeen, state.outbox),
      };
    case 'said':
      return { ...state, place: advancePlace(state.place, event), outbox: settleSeen(state.outbox, event.message) };
    case 'room-state':
      return failSent({ ...state, place: advancePlace(state.place, event) }, event.isMuted ? 'muted' : undefined);
    case 'person-joined':
    case 'room-cleared':
    case 'room-destroyed':
      return { ...state, place: advancePlace(state.place, event) };
    case 'self-muted':
      return failSent({ ...state, isSelfMuted: true }, 'muted');
    case 'blocked':
      return failSent(state, 'blocked');
    case 'noticed':
      return afterNotice(state);
    case 'enter':
      return { ...state, place: enterRoom(state.place, event.roomId) };
    case 'earlier-asked':
    case 'earlier-came':
    case 'earlier-failed':
      return { ...state, place: placeWithEarlier(state.place, event) };
    case 'composed':
      return composed(state, { text: event.text });
    case 'shared':
      return composed(state, { text: '', share: event.share });
    case 'sent':
      return { ...state, outbox: markSent(state.outbox, event.entryId, selfOf(state.link)?.userId ?? '') };
    case 'retried':
      return { ...state, outbox: retry(state.outbox, event.entryId) };
    case 'dismissed':
      return { ...state, outbox: dismiss(state.outbox, event.entryId) };
    case 'left':
      return { ...INITIAL_CHAT, place: wantedAgain(state.place), nextEntryId: state.nextEntryId };
    case 'heartbeat':
    case 'other':
      return state;
  }
}

/** Another person than before: what waited in the outbox is not theirs to say. */
function welcomed(state: ChatState, event: Extract<ServerEvent, { type: 'welcomed' }>): ChatState {
  return {
    ...state,
    link: advanceLink(state.link, event),
    rooms: event.rooms,
    place: placeAfterWelcome(state.place, event.rooms),
    outbox: event.self.userId === state.lastSelfId ? state.outbox : [],
    lastSelfId: event.self.userId,
  };
}

/** Who comes back comes back into the same room, and sees nothing of before. */
function wantedAgain(place: Place): Place {
  return place.status === 'nowhere' ? place : { status: 'entering', roomId: place.roomId, view: undefined };
}

/** A notice is about what was asked last: the login, the room, or the oldest message that was sent. */
function afterNotice(state: ChatState): ChatState {
  if (isSigningIn(state.link)) return { ...state, link: advanceLink(state.link, { type: 'login-failed' }) };
  if (state.place.status === 'entering') return { ...state, place: { status: 'gone', roomId: state.place.roomId } };
  return failSent(state, 'refused');
}

function composed(state: ChatState, content: Pick<OutboxEntry, 'text' | 'share'>): ChatState {
  if (state.place.status !== 'inside' && state.place.status !== 'entering') return state;
  const entry = { id: state.nextEntryId, roomId: state.place.roomId, ...content };
  return { ...state, outbox: compose(state.outbox, entry), nextEntryId: state.nextEntryId + 1 };
}

function failSent(state: ChatState, reason: EntryFailure | undefined): ChatState {
  return reason ? { ...state, outbox: failOldestSent(state.outbox, reason) } : state;
}

function isKnown(place: Place, messageId: string): boolean {
  return viewOf(place)?.lines.some(({ id }) => id === messageId) ?? false;
}
