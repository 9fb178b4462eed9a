import type { Generated } from 'kysely';

export type ChatPictureTables = {
  chat_picture: {
    /** Its address follows from it; 128 random bits in base64url. */
    picture_id: string;
    member_id: number;
    /** The room it was handed in for. */
    rid: string;
    /** Null until a message says it. */
    message_id: Generated<bigint | null>;
    width: number;
    height: number;
    /** JPEG, encoded by the platform: whole and small. Null once it is kept no more. */
    content: Buffer | null;
    small: Buffer | null;
    uploaded_at: Date;
  };
};
