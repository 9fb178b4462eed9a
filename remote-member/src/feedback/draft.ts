import type { FeedbackType } from './feedback';
import { FEEDBACK_TEXT, IMAGE_MAX_BYTES, IMAGE_TYPES, MAX_IMAGES } from './limits';

/** An image that was chosen and not sent yet. */
export interface DraftImage {
  readonly id: string;
  readonly name: string;
  /** The whole of it as a `data:` address, for showing and sending. */
  readonly dataUrl: string;
}

/** What stands in the form. */
export interface FeedbackDraft {
  readonly type: FeedbackType | undefined;
  readonly text: string;
  /** An order, a ticket or a promotion it is about; empty for none. */
  readonly reference: string;
  readonly images: readonly DraftImage[];
}

export const EMPTY_DRAFT: FeedbackDraft = { type: undefined, text: '', reference: '', images: [] };

export type DraftProblem = 'type_missing' | 'text_short' | 'text_long';

/** What keeps the draft from being sent. */
export function draftProblems({ type, text }: Pick<FeedbackDraft, 'type' | 'text'>): readonly DraftProblem[] {
  const length = textLength(text);
  return [
    ...(type === undefined ? (['type_missing'] as const) : []),
    ...(length < FEEDBACK_TEXT.min ? (['text_short'] as const) : []),
    ...(length > FEEDBACK_TEXT.max ? (['text_long'] as const) : []),
  ];
}

/** How long what is sent would be: blanks at the ends do not count. */
export function textLength(text: string): number {
  return text.trim().length;
}

export type ImageRefusal = 'not_an_image' | 'too_large' | 'too_many';

/** Why a file cannot be added to so many images; `undefined` where it can. The platform looks at the bytes themselves. */
export function imageRefusal(file: { readonly type: string; readonly size: number }, count: number): ImageRefusal | undefined {
  if (count >= MAX_IMAGES) return 'too_many';
  if (!IMAGE_TYPES.some((type) => type === file.type)) return 'not_an_image';
  return file.size > IMAGE_MAX_BYTES ? 'too_large' : undefined;
}

/** Another subject is another list of what may be named: what was chosen before is let go. */
export function withType(draft: FeedbackDraft, type: FeedbackType): FeedbackDraft {
  return { ...draft, type, reference: draft.type === type ? draft.reference : '' };
}
