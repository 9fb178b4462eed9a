/** What feedback is about, in the order of the form. */
export const FEEDBACK_TYPES = ['deposit', 'withdrawal', 'bet', 'game', 'account', 'promotion', 'other'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Feedback as listed. Moments are milliseconds by the server's clock. */
export interface Feedback {
  readonly id: string;
  readonly type: FeedbackType;
  readonly content: string;
  readonly state: 'waiting' | 'answered';
  readonly at: number;
  readonly answeredAt: number | undefined;
  /** An answer nobody has opened yet. */
  readonly isUnread: boolean;
}

export interface FeedbackPage {
  readonly rows: readonly Feedback[];
  readonly total: number;
}

/** One feedback as a whole. */
export interface FeedbackDetail extends Feedback {
  readonly reference: string | undefined;
  /** Names of its images. */
  readonly images: readonly string[];
  readonly answer: string | undefined;
}

/** Something feedback may name: a bet, a promotion. */
export interface ReferenceOption {
  readonly id: string;
  readonly title: string;
}
