import { pictureRefusal, type PictureRefusal } from '@site/shared/picture';
import type { FeedbackType } from './feedback';
import { FEEDBACK_TEXT, MAX_IMAGES } from './limits';

/** An image that is chosen and not uploaded yet. */
export interface DraftImage {
  readonly id: string;
  readonly name: string;
  /** The image as a `data:` URL, for the preview and the upload. */
  readonly dataUrl: string;
}

/** The values of the form. */
export interface FeedbackDraft {
  readonly type: FeedbackType | undefined;
  readonly text: string;
  /** An order, a ticket or a promotion it refers to; empty for none. */
  readonly reference: string;
  readonly images: readonly DraftImage[];
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

export type ImageRefusal = PictureRefusal | 'too_many';

/** Why a file cannot be added to `count` images, by its name and size alone; `undefined` where it can. */
export function imageRefusal(file: { readonly type: string; readonly size: number }, count: number): ImageRefusal | undefined {
  return count >= MAX_IMAGES ? 'too_many' : pictureRefusal(file);
}

/** Clears the reference where the type changes: each type has its own list of references. */
export function withType(draft: FeedbackDraft, type: FeedbackType): FeedbackDraft {
  return { ...draft, type, reference: draft.type === type ? draft.reference : '' };
}
