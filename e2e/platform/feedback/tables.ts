import type { WireFeedbackType } from '@site/shared/wire/feedback';
import type { Generated } from 'kysely';

export type FeedbackTables = {
  feedback: {
    feedback_id: string;
    member_id: number;
    type: WireFeedbackType;
    content: string;
    reference: string | null;
    created_at: Date;
    /** The member has spoken last. */
    is_waiting: boolean;
    /** When the operator answered last. */
    answered_at: Date | null;
    /** When the member opened the last answer. */
    read_at: Date | null;
    /** When the member rated the last answer, from 1 to 5. Null again after a follow-up. */
    closed_at: Date | null;
    rating: number | null;
    deleted_at: Date | null;
  };
  /** What was said after the first text. */
  feedback_message: {
    feedback_id: string;
    /** Its place in the conversation, from 1. */
    number: number;
    author: 'member' | 'operator';
    content: string;
    created_at: Date;
  };
  feedback_image: {
    image_id: string;
    member_id: number;
    /** Null until feedback names it. */
    feedback_id: string | null;
    /** Its place in the text, from 1. */
    position: number | null;
    /** The message it came with; 0 is the first text. */
    message: Generated<number>;
    /** As it is shown; never a path. */
    name: string;
    /** JPEG, encoded by the platform. */
    content: Buffer;
    uploaded_at: Date;
  };
};
