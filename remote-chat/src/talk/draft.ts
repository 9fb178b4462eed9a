import type { ChosenPicture } from '@site/shared/picture';
import type { Mention, Reply } from './talk';

/** What is written in a room and not sent yet. */
export interface Draft {
  readonly text: string;
  readonly reply: Reply | undefined;
  /** People picked while it was written; those whose names are still in the text are named. */
  readonly mentions: readonly Mention[];
  /** Chosen for the message. */
  readonly picture?: ChosenPicture | undefined;
}

export const NO_DRAFT: Draft = { text: '', reply: undefined, mentions: [] };

/** `@` and the name at the end of the text. */
export function withMention(draft: Draft, mention: Mention): Draft {
  const gap = draft.text === '' || draft.text.endsWith(' ') ? '' : ' ';
  const known = draft.mentions.some(({ userId }) => userId === mention.userId);
  return { ...draft, text: `${draft.text}${gap}@${mention.name} `, mentions: known ? draft.mentions : [...draft.mentions, mention] };
}

export function mentionsIn({ text, mentions }: Draft): readonly Mention[] {
  return mentions.filter(({ name }) => text.includes(`@${name}`));
}
