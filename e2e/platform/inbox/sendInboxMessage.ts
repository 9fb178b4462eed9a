import type { Localized } from '../http/localized';
import type { MemberId, Reader } from '../kernel';
import type { WireNoticeKind } from '@site/shared/wire/notices';
import { channelsOf } from './noticeSettings';
import type { InboxMessageKind, InboxTables, LetterLink } from './tables';
import content from './texts.json';

/** Event that is reported to a member by inbox message. */
export type InboxEvent = keyof typeof content.events;

/** Values of a text's placeholders: one for both languages, or one for each. */
export type InboxMessageValues = Readonly<Record<string, string | Localized>>;

interface InboxMessage {
  /** Null for a message to all members. */
  readonly memberId: MemberId | null;
  readonly kind: InboxMessageKind;
  readonly title: Localized;
  readonly content: Localized;
  readonly link?: LetterLink | undefined;
}

/**
 * Setting of the member that controls each event. `security` is always on: refused withdrawals and deposits, money
 * taken back, and changes that the platform makes to a bet.
 */
const NOTICE_OF_EVENT: Readonly<Record<InboxEvent, WireNoticeKind>> = {
  deposit_credited: 'orders',
  deposit_dispute_refused: 'security',
  withdrawal_requested: 'orders',
  withdrawal_cancelled: 'orders',
  withdrawal_paid: 'orders',
  withdrawal_refused: 'security',
  ticket_reopened: 'security',
  ticket_cashed_out: 'security',
  rebate_paid: 'activity',
  promotion_paid: 'activity',
  bonus_expired: 'security',
  weekly_gift_paid: 'activity',
  birthday_gift_paid: 'activity',
  level_gift_paid: 'activity',
  feedback_answered: 'feedback',
  partner_approved: 'security',
  partner_refused: 'security',
  partner_ended: 'security',
};

/** Reports an event in its own transaction, unless the member has disabled such notices. */
export async function sendInboxMessage(
  reader: Reader,
  { memberId, event, values }: { readonly memberId: MemberId; readonly event: InboxEvent; readonly values: InboxMessageValues },
  at: Date,
): Promise<void> {
  if (!(await channelsOf(reader, memberId, NOTICE_OF_EVENT[event])).has('inbox')) return;
  const { kind, title, content: words } = content.events[event];
  const message = { memberId, kind: kind as InboxMessageKind, title, content: fillText(words, values), link: linkOf(values) };
  await writeInboxMessages(reader, [message], at);
}

export async function writeInboxMessages(reader: Reader, messages: readonly InboxMessage[], at: Date): Promise<void> {
  await reader
    .withTables<InboxTables>()
    .insertInto('letter')
    .values(
      messages.map(({ memberId, kind, title, content: words, link }) => ({
        member_id: memberId,
        kind,
        title: JSON.stringify(title),
        content: JSON.stringify(words),
        link: link === undefined ? null : JSON.stringify(link),
        created_at: at,
      })),
    )
    .execute();
}

/** Returns a link to the order, ticket or feedback that the text names. */
function linkOf({ order, ticket, feedback }: InboxMessageValues): LetterLink | undefined {
  if (typeof order === 'string') return { to: 'order', id: order };
  if (typeof ticket === 'string') return { to: 'ticket', id: ticket };
  return typeof feedback === 'string' ? { to: 'feedback', id: feedback } : undefined;
}

/** Fills the placeholders of a text. A placeholder without a value stays. */
export function fillText(words: Localized, values: InboxMessageValues): Localized {
  return { 'zh-CN': fillIn('zh-CN', words, values), 'zh-TW': fillIn('zh-TW', words, values) };
}

function fillIn(language: keyof Localized, words: Localized, values: InboxMessageValues): string {
  return words[language].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : typeof value === 'string' ? value : value[language];
  });
}
