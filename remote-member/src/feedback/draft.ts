import type { ChosenPicture } from '@site/shared/picture';
import type { FeedbackType } from './feedback';
import { FEEDBACK_TEXT } from './limits';

/** The values of the form. */
export interface FeedbackDraft {
  readonly type: FeedbackType | undefined;
  readonly text: string;
  /** An order, a ticket or a promotion it refers to; empty for none. */
  readonly reference: string;
  readonly images: readonly ChosenPicture[];
}

export const EMPTY_DRAFT: FeedbackDraft = { type: undefined, text: '', reference: '', images: [] };

export type DraftProblem = 'type_missing' | 'text_short';

/** What prevents the draft from being sent. A text that is too long is cut while it is typed. */
export function draftProblems({ type, text }: Pick<FeedbackDraft, 'type' | 'text'>): readonly DraftProblem[] {
  return [
    ...(type === undefined ? (['type_missing'] as const) : []),
    ...(textLength(text) < FEEDBACK_TEXT.min ? (['text_short'] as const) : []),
  ];
}

/** The length of the text as it is sent: blanks at its ends do not count. */
export function textLength(text: string): number {
  return text.trim().length;
}

/** Clears the reference where the type changes: each type has its own list of references. */
export function withType(draft: FeedbackDraft, type: FeedbackType): FeedbackDraft {
  return { ...draft, type, reference: draft.type === type ? draft.reference : '' };
}
