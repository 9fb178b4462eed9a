/** Person whom a message mentions by `@` and their name. */
export interface Mention {
  readonly userId: string;
  readonly name: string;
}

/** Reactions in the order in which they are offered. The list must match the platform's. */
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '😮', '😢'] as const;

/** Content of a message other than text. */
export type OtherContent = 'ticket' | 'packet' | 'prediction' | 'sticker' | 'picture';

/**
 * Message to which another one replies. `text` may be shortened, and is empty when other content is shown; for a
 * picture it is the caption.
 */
export interface Reply {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly what?: OtherContent | undefined;
}

/** Reaction with its number of members. `isOwn`: the player is one of them. */
export interface Reaction {
  readonly emoji: string;
  readonly count: number;
  readonly isOwn: boolean;
}

/** Part of a message that can be replied to, mentioned and reacted to. */
export interface TalkMessage {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly text: string;
  readonly isStaff?: boolean | undefined;
  readonly ticket?: object | undefined;
  readonly packet?: object | undefined;
  readonly prediction?: object | undefined;
  readonly sticker?: string | undefined;
  readonly picture?: object | undefined;
  readonly reactions?: readonly Reaction[] | undefined;
}

/** Converts a message to the reply shown above another one. */
export function replyTo({ id, name, text, ...message }: TalkMessage): Reply {
  return { id, name, text, what: otherContentOf(message) };
}

function otherContentOf({ ticket, packet, prediction, sticker, picture }: Omit<TalkMessage, 'id' | 'name' | 'text'>): Reply['what'] {
  if (ticket) return 'ticket';
  if (packet) return 'packet';
  if (prediction) return 'prediction';
  if (picture) return 'picture';
  return sticker === undefined ? undefined : 'sticker';
}

/** Part of a text: words, or the name of a person with its `@`. */
export type TextPart = { readonly text: string; readonly mention: Mention | undefined };

/** Splits the text at the names it mentions. Tries longer names first, because one name may begin with another. */
export function textParts(text: string, mentions: readonly Mention[]): readonly TextPart[] {
  const named = [...mentions].sort((one, other) => other.name.length - one.name.length);
  const parts: TextPart[] = [];
  let words = '';
  for (let at = 0; at < text.length;) {
    const mention = text[at] === '@' ? named.find(({ name }) => text.startsWith(name, at + 1)) : undefined;
    if (mention === undefined) {
      words += text[at] ?? '';
      at += 1;
      continue;
    }
    if (words !== '') parts.push({ text: words, mention: undefined });
    words = '';
    parts.push({ text: `@${mention.name}`, mention });
    at += mention.name.length + 1;
  }
  if (words !== '') parts.push({ text: words, mention: undefined });
  return parts;
}

/** Returns the reactions after the player's own press, until the platform reports the current ones. */
export function withReaction(reactions: readonly Reaction[], emoji: string, isOn: boolean): readonly Reaction[] {
  const before = reactions.find((each) => each.emoji === emoji);
  if (before === undefined) return isOn ? [...reactions, { emoji, count: 1, isOwn: true }] : reactions;
  if (before.isOwn === isOn) return reactions;
  const count = before.count + (isOn ? 1 : -1);
  return reactions.flatMap((each) => (each !== before ? each : count === 0 ? [] : [{ emoji, count, isOwn: isOn }]));
}

/** Adds the player's own reactions, known to the page, to reactions that were sent to a whole room. */
export function withOwnReactions(told: readonly Reaction[], known: readonly Reaction[]): readonly Reaction[] {
  return told.map((each) => ({ ...each, isOwn: known.some(({ emoji, isOwn }) => isOwn && emoji === each.emoji) }));
}
