import type { ChosenPicture } from '@site/shared/picture';
import type { Mention, Reply } from './talk';

/** Unsent draft of a room. */
export interface Draft {
  readonly text: string;
  readonly reply: Reply | undefined;
  /** People picked while writing. Those whose names are still in the text are mentioned. */
  readonly mentions: readonly Mention[];
  readonly picture?: ChosenPicture | undefined;
}

export const NO_DRAFT: Draft = { text: '', reply: undefined, mentions: [] };

/** Appends `@` and the name to the text. */
export function withMention(draft: Draft, mention: Mention): Draft {
  const gap = draft.text === '' || draft.text.endsWith(' ') ? '' : ' ';
  const known = draft.mentions.some(({ userId }) => userId === mention.userId);
  return { ...draft, text: `${draft.text}${gap}@${mention.name} `, mentions: known ? draft.mentions : [...draft.mentions, mention] };
}

export function mentionsIn({ text, mentions }: Draft): readonly Mention[] {
  return mentions.filter(({ name }) => text.includes(`@${name}`));
}
