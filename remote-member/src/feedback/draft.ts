import type { ChosenPicture } from '@site/shared/picture';
import type { FeedbackType } from './feedback';
import { FEEDBACK_TEXT } from './limits';

export interface FeedbackDraft {
  readonly type: FeedbackType | undefined;
  readonly text: string;
  /** Number of an order, a ticket or a promotion that it refers to; empty if none. */
  readonly reference: string;
  readonly images: readonly ChosenPicture[];
}

export const EMPTY_DRAFT: FeedbackDraft = { type: undefined, text: '', reference: '', images: [] };

export type DraftProblem = 'type_missing' | 'text_short';

/** Returns why the draft cannot be sent. Text that is too long is cut while it is typed. */
export function draftProblems({ type, text }: Pick<FeedbackDraft, 'type' | 'text'>): readonly DraftProblem[] {
  return [
    ...(type === undefined ? (['type_missing'] as const) : []),
    ...(textLength(text) < FEEDBACK_TEXT.min ? (['text_short'] as const) : []),
  ];
}

/** Returns the length of the text as it is sent, without surrounding blanks. */
export function textLength(text: string): number {
  return text.trim().length;
}

/** Sets the type. When it changes, clears the reference, because each type has its own list of references. */
export function withType(draft: FeedbackDraft, type: FeedbackType): FeedbackDraft {
  return { ...draft, type, reference: draft.type === type ? draft.reference : '' };
}
