import { sql } from 'kysely';
import type { Reader, Trx } from '../kernel';
import type { FeedbackTables } from './tables';

export type FeedbackRow = FeedbackTables['feedback'];

export interface Picture {
  readonly id: string;
  readonly name: string;
}

export interface FeedbackMessage {
  readonly author: 'member' | 'operator';
  readonly content: string;
  readonly at: Date;
  readonly pictures: readonly Picture[];
}

/** Feedback with all messages that follow its first text. */
export interface Conversation {
  readonly row: FeedbackRow;
  readonly pictures: readonly Picture[];
  readonly messages: readonly FeedbackMessage[];
}

/** Maximum number of messages in one feedback. Longer matters need a new feedback. */
const MESSAGES_MAX = 50;

export async function readConversation(reader: Reader, row: FeedbackRow): Promise<Conversation> {
  const tables = reader.withTables<FeedbackTables>();
  const [messages, images] = await Promise.all([
    tables.selectFrom('feedback_message').selectAll().where('feedback_id', '=', row.feedback_id).orderBy('number').execute(),
    tables
      .selectFrom('feedback_image')
      .select(['image_id', 'name', 'message'])
      .where('feedback_id', '=', row.feedback_id)
      .orderBy('message')
      .orderBy('position')
      .execute(),
  ]);
  const picturesOf = (message: number) =>
    images.filter((image) => image.message === message).map(({ image_id: imageId, name }) => ({ id: imageId, name }));
  return {
    row,
    pictures: picturesOf(0),
    messages: messages.map(({ number, author, content, created_at: at }) => ({ author, content, at, pictures: picturesOf(number) })),
  };
}

/**
 * Appends a message to feedback that the transaction has locked. Returns its number, or null when the feedback is full.
 */
export async function appendMessage(
  trx: Trx,
  id: string,
  message: Pick<FeedbackTables['feedback_message'], 'author' | 'content' | 'created_at'>,
): Promise<number | null> {
  const trxTables = trx.withTables<FeedbackTables>();
  const { count } = await trxTables
    .selectFrom('feedback_message')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('feedback_id', '=', id)
    .executeTakeFirstOrThrow();
  if (count >= MESSAGES_MAX) return null;
  const number = count + 1;
  await trxTables
    .insertInto('feedback_message')
    .values({ feedback_id: id, number, ...message })
    .execute();
  return number;
}
