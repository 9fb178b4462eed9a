import type { Clock, MemberId, Trx } from '../kernel';
import type { InboxMessageKind } from './tables';
import content from './texts.json';
import { writeInboxMessages } from './sendInboxMessage';

/** Adds a welcome message for each of these members, and the messages to all. */
export async function seedInbox(trx: Trx, memberIds: readonly MemberId[], clock: Clock): Promise<void> {
  const toEach = memberIds.map((memberId) => ({ memberId, kind: 'notice' as const, ...content.welcome }));
  const toAll = content.toAll.map(({ kind, ...words }) => ({ memberId: null, kind: kind as InboxMessageKind, ...words }));
  await writeInboxMessages(trx, [...toEach, ...toAll], clock.now());
}
