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
    /** True when the last message is the member's. */
    is_waiting: boolean;
    answered_at: Date | null;
    /** Time at which the member opened the last answer. */
    read_at: Date | null;
    /** Time at which the member rated the last answer. Null again after a follow-up. */
    closed_at: Date | null;
    rating: number | null;
    deleted_at: Date | null;
  };
  /** Message that follows the first text. */
  feedback_message: {
    feedback_id: string;
    /** Position in the conversation, from 1. */
    number: number;
    author: 'member' | 'operator';
    content: string;
    created_at: Date;
  };
  feedback_image: {
    image_id: string;
    member_id: number;
    /** Null until feedback uses the image. */
    feedback_id: string | null;
    /** Position in the message, from 1. */
    position: number | null;
    /** Number of its message; 0 is the first text. */
    message: Generated<number>;
    /** Display name; never a path. */
    name: string;
    /** JPEG encoded by the platform. */
    content: Buffer;
    uploaded_at: Date;
  };
};
