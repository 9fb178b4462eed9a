/** The types of feedback, in the order of the form. */
export const FEEDBACK_TYPES = ['deposit', 'withdrawal', 'bet', 'game', 'account', 'promotion', 'other'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Feedback in the list. Times are milliseconds by the server's clock. */
export interface Feedback {
  readonly id: string;
  readonly type: FeedbackType;
  readonly content: string;
  readonly state: 'waiting' | 'answered';
  readonly at: number;
  readonly answeredAt: number | undefined;
  /** There is an answer that the member has not opened. */
  readonly isUnread: boolean;
}

export interface FeedbackPage {
  readonly rows: readonly Feedback[];
  readonly total: number;
}

/** One feedback in full. */
export interface FeedbackDetail extends Feedback {
  readonly reference: string | undefined;
  /** Names of its images. */
  readonly images: readonly string[];
  readonly answer: string | undefined;
}

/** A bet or a promotion that feedback can refer to. */
export interface ReferenceOption {
  readonly id: string;
  readonly title: string;
}
