import type { ChosenPicture } from '@site/shared/picture';
import { CHAT_TEXT_MAX_LENGTH } from '../conversation/chatText';
import { withReactionOf, type CurrentRoom } from '../conversation/currentRoom';
import { compose, type Outbox, type OutboxEntry } from '../conversation/outbox';
import { mentionsIn, NO_DRAFT, type Draft } from '../talk/draft';

/** Drafts and messages of the player that the platform has not received yet. */
export interface Composing {
  readonly currentRoom: CurrentRoom;
  readonly outbox: Outbox;
  /** Unsent drafts by room. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Reactions that are not sent yet. */
  readonly reactions: readonly OwnReaction[];
  readonly nextEntryId: number;
}

export interface OwnReaction {
  readonly roomId: string;
  readonly messageId: string;
  readonly emoji: string;
  readonly isOn: boolean;
}

/** Adds a message to the outbox of the current room. */
export function composed<State extends Composing>(state: State, content: Omit<OutboxEntry, 'id' | 'roomId' | 'state'>): State {
  const { currentRoom, outbox, nextEntryId } = state;
  if (currentRoom.status !== 'joined' && currentRoom.status !== 'entering') return state;
  const entry = { id: nextEntryId, roomId: currentRoom.roomId, ...content };
  return { ...state, outbox: compose(outbox, entry), nextEntryId: nextEntryId + 1 };
}

/** Shows a reaction in the current room at once, and queues it for sending. */
export function reacted<State extends Composing>(state: State, { messageId, emoji, isOn }: Omit<OwnReaction, 'roomId'>): State {
  const { currentRoom, reactions } = state;
  if (currentRoom.status !== 'joined') return state;
  return {
    ...state,
    currentRoom: withReactionOf(currentRoom, messageId, emoji, isOn),
    reactions: [...reactions, { roomId: currentRoom.roomId, messageId, emoji, isOn }],
  };
}

/** Returns the reply and the mentions of a message. */
export function contextOf(state: Composing, text: string, draft = draftOf(state)): Pick<OutboxEntry, 'reply' | 'mentions'> {
  const mentions = mentionsIn({ ...draft, text });
  return { ...(draft.reply && { reply: draft.reply }), ...(mentions.length > 0 && { mentions }) };
}

/** Stores a draft. Rejects an emoji or a name that would make the text too long. */
export function drafted<State extends Composing>(state: State, draft: Draft): State {
  const { currentRoom } = state;
  if (currentRoom.status === 'none') return state;
  const text = draft.text.length > CHAT_TEXT_MAX_LENGTH ? draftOf(state).text : draft.text;
  return { ...state, drafts: { ...state.drafts, [currentRoom.roomId]: { ...draft, text } } };
}

/** Returns the draft of the current room. */
export function draftOf({ currentRoom, drafts }: Pick<Composing, 'currentRoom' | 'drafts'>): Draft {
  return currentRoom.status === 'none' ? NO_DRAFT : (drafts[currentRoom.roomId] ?? NO_DRAFT);
}

/** Sets or removes the picture of a room's draft. */
export function pictured<State extends Composing>(state: State, roomId: string, picture: ChosenPicture | undefined): State {
  const draft = state.drafts[roomId] ?? NO_DRAFT;
  return { ...state, drafts: { ...state.drafts, [roomId]: { ...draft, picture } } };
}

/** Picture that the platform has stored. `key` is the idempotency key of its message. */
export interface SentPicture {
  readonly roomId: string;
  /** Key of the chosen picture. */
  readonly pictureKey: string;
  /** Id under which the platform stores it. */
  readonly pictureId: string;
  readonly key: string;
}

/**
 * Adds the picture and the draft's text to the outbox of its room, whichever room is current now. Ignores a picture
 * that was removed meanwhile.
 */
export function pictureSent<State extends Composing>(state: State, { roomId, pictureKey, pictureId, key }: SentPicture): State {
  const draft = state.drafts[roomId];
  if (draft?.picture?.key !== pictureKey) return state;
  const text = draft.text.trim();
  const picture = { id: pictureId, dataUrl: draft.picture.dataUrl };
  const entry = { id: state.nextEntryId, roomId, key, text, picture, ...contextOf(state, text, draft) };
  return {
    ...state,
    outbox: compose(state.outbox, entry),
    nextEntryId: state.nextEntryId + 1,
    drafts: { ...state.drafts, [roomId]: NO_DRAFT },
  };
}
