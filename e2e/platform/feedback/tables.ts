import type { WireFeedbackType } from '@site/shared/wire/feedback';

export type FeedbackTables = {
  feedback: {
    feedback_id: string;
    member_id: number;
    type: WireFeedbackType;
    content: string;
    reference: string | null;
    created_at: Date;
    answer: string | null;
    answered_at: Date | null;
    /** When the member opened the answer. */
    read_at: Date | null;
    deleted_at: Date | null;
  };
  feedback_image: {
    image_id: string;
    member_id: number;
    /** Null until feedback names it. */
    feedback_id: string | null;
    /** Its place in the feedback, from 1. */
    position: number | null;
    /** As it is shown; never a path. */
    name: string;
    /** JPEG, encoded by the platform. No call answers with it: where one does, as `image/jpeg` and nothing else. */
    content: Buffer;
    uploaded_at: Date;
  };
};
