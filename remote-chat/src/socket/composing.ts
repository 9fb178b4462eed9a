import type { ChosenPicture } from '@site/shared/picture';
import { CHAT_TEXT_MAX_LENGTH } from '../conversation/chatText';
import { withReactionOf, type CurrentRoom } from '../conversation/currentRoom';
import { compose, type Outbox, type OutboxEntry } from '../conversation/outbox';
import { mentionsIn, NO_DRAFT, type Draft } from '../talk/draft';

/** What the player writes, and what of it the platform does not have yet. */
export interface Composing {
  readonly currentRoom: CurrentRoom;
  readonly outbox: Outbox;
  /** What is written and not sent yet, by room. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Reactions that are not sent to the platform yet. */
  readonly reactions: readonly OwnReaction[];
  readonly nextEntryId: number;
}

export interface OwnReaction {
  readonly roomId: string;
  readonly messageId: string;
  readonly emoji: string;
  readonly isOn: boolean;
}

/** Into the outbox of the room the player is in. */
export function composed<State extends Composing>(state: State, content: Omit<OutboxEntry, 'id' | 'roomId' | 'state'>): State {
  const { currentRoom, outbox, nextEntryId } = state;
  if (currentRoom.status !== 'joined' && currentRoom.status !== 'entering') return state;
  const entry = { id: nextEntryId, roomId: currentRoom.roomId, ...content };
  return { ...state, outbox: compose(outbox, entry), nextEntryId: nextEntryId + 1 };
}

/** Shown at once; only of the room the player is in. */
export function reacted<State extends Composing>(state: State, { messageId, emoji, isOn }: Omit<OwnReaction, 'roomId'>): State {
  const { currentRoom, reactions } = state;
  if (currentRoom.status !== 'joined') return state;
  return {
    ...state,
    currentRoom: withReactionOf(currentRoom, messageId, emoji, isOn),
    reactions: [...reactions, { roomId: currentRoom.roomId, messageId, emoji, isOn }],
  };
}

/** What the message answers, and whom it names. */
export function contextOf(state: Composing, text: string, draft = draftOf(state)): Pick<OutboxEntry, 'reply' | 'mentions'> {
  const mentions = mentionsIn({ ...draft, text });
  return { ...(draft.reply && { reply: draft.reply }), ...(mentions.length > 0 && { mentions }) };
}

/** Leaves out an emoji or a name that would make the text too long to be sent. */
export function drafted<State extends Composing>(state: State, draft: Draft): State {
  const { currentRoom } = state;
  if (currentRoom.status === 'none') return state;
  const text = draft.text.length > CHAT_TEXT_MAX_LENGTH ? draftOf(state).text : draft.text;
  return { ...state, drafts: { ...state.drafts, [currentRoom.roomId]: { ...draft, text } } };
}

/** For the room the player is in. */
export function draftOf({ currentRoom, drafts }: Pick<Composing, 'currentRoom' | 'drafts'>): Draft {
  return currentRoom.status === 'none' ? NO_DRAFT : (drafts[currentRoom.roomId] ?? NO_DRAFT);
}

/** A picture is chosen for the message of this room, or taken back. */
export function pictured<State extends Composing>(state: State, roomId: string, picture: ChosenPicture | undefined): State {
  const draft = state.drafts[roomId] ?? NO_DRAFT;
  return { ...state, drafts: { ...state.drafts, [roomId]: { ...draft, picture } } };
}

/** A picture that the platform has now, `key` that of its message. */
export interface SentPicture {
  readonly roomId: string;
  /** Of the choice. */
  readonly pictureKey: string;
  /** By which the platform keeps it. */
  readonly pictureId: string;
  readonly key: string;
}

/** Into the outbox of its room with what is written there, whichever room the player is in now. One that was taken back meanwhile is not said. */
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
