/** Types of feedback in the order of the form. */
export const FEEDBACK_TYPES = ['deposit', 'withdrawal', 'bet', 'game', 'account', 'promotion', 'other'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** waiting: for the operator · answered: the member may follow up or rate · closed: rated; a follow-up reopens it */
export type FeedbackState = 'waiting' | 'answered' | 'closed';

/** Ratings of how helpful the answers are: 1 not at all, 5 completely. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** Feedback in the list. Times are milliseconds by the server's clock. */
export interface Feedback {
  readonly id: string;
  readonly type: FeedbackType;
  readonly content: string;
  readonly state: FeedbackState;
  readonly at: number;
  readonly answeredAt: number | undefined;
  /** True when there is an answer that the member has not opened. */
  readonly isUnread: boolean;
}

export interface FeedbackPage {
  readonly rows: readonly Feedback[];
  readonly total: number;
}

export interface FeedbackPicture {
  readonly id: string;
  readonly name: string;
}

export interface FeedbackMessage {
  readonly author: 'member' | 'operator';
  readonly content: string;
  readonly at: number;
  readonly pictures: readonly FeedbackPicture[];
}

export interface FeedbackDetail extends Feedback {
  readonly reference: string | undefined;
  readonly rating: Rating | undefined;
  /** All messages in order, including the first text. */
  readonly messages: readonly FeedbackMessage[];
}

export interface ReferenceOption {
  readonly id: string;
  readonly title: string;
}
