/** A person whom a message names by `@` and their name. */
export interface Mention {
  readonly userId: string;
  readonly name: string;
}

/** With what a message may be answered beside words, in the order in which they are offered: the platform's own list. */
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '😮', '😢'] as const;

/** Of a message that is not of words alone, what it shows. */
export type OtherContent = 'ticket' | 'packet' | 'prediction' | 'sticker' | 'picture';

/** The message that another one answers; `text` may be cut, and is empty where something else is shown; of a picture it is the caption. */
export interface Reply {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly what?: OtherContent | undefined;
}

/** How many members have reacted so; `isOwn`: the player too. */
export interface Reaction {
  readonly emoji: string;
  readonly count: number;
  readonly isOwn: boolean;
}

/** What of a message can be answered, named and reacted to. */
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

/** A message as another one shows that it answers it. */
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

/** A piece of a text: words, or the name of a person with its `@`. */
export type TextPart = { readonly text: string; readonly mention: Mention | undefined };

/** The text cut at the names it mentions, the longest name first where one begins with another. */
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

/** The reactions after the player's own press, until the platform says how they are. */
export function withReaction(reactions: readonly Reaction[], emoji: string, isOn: boolean): readonly Reaction[] {
  const before = reactions.find((each) => each.emoji === emoji);
  if (before === undefined) return isOn ? [...reactions, { emoji, count: 1, isOwn: true }] : reactions;
  if (before.isOwn === isOn) return reactions;
  const count = before.count + (isOn ? 1 : -1);
  return reactions.flatMap((each) => (each !== before ? each : count === 0 ? [] : [{ emoji, count, isOwn: isOn }]));
}

/** Reactions that were sent to a whole room, with what the page knows to be the player's own. */
export function withOwnReactions(told: readonly Reaction[], known: readonly Reaction[]): readonly Reaction[] {
  return told.map((each) => ({ ...each, isOwn: known.some(({ emoji, isOwn }) => isOwn && emoji === each.emoji) }));
}
