import type { Language } from '../http/messageText';
import type { Clock, Db, MemberId, Reader, Trx } from '../kernel';
import { inTransaction } from '../kernel';
import type { CodeChannel, Mailbox } from '../verification-codes/createMailbox';
import { formatMoment } from './formatMoment';
import { channelsOf } from './noticeSettings';
import { fillText, writeInboxMessages, type InboxMessageValues } from './sendInboxMessage';
import texts from './texts.json';

/** Security change that a member is notified of, in case someone else made it. */
export type SecurityEvent = keyof typeof texts.security;

/** Events sent by SMS or e-mail only when the member has enabled it. The inbox always gets them. */
const SIGN_INS: ReadonlySet<SecurityEvent> = new Set(['signed_in_on_new_device', 'signed_in_on_new_network']);

const ALL_CHANNELS: ReadonlySet<CodeChannel | 'inbox'> = new Set(['sms', 'email'] as const);

export interface SecurityNotice {
  readonly memberId: MemberId;
  readonly event: SecurityEvent;
  /** Values of the text besides `time`, masked. */
  readonly values?: InboxMessageValues;
  /** Phone or address that was on file until this change. It is notified too. */
  readonly former?: Contact;
  /** Language of the SMS or e-mail; the inbox stores both languages. */
  readonly language: Language;
}

/** Phone and e-mail address of a member; null when there is none on file. */
interface Contact {
  readonly phone?: string | null;
  readonly email?: string | null;
}

/** Source of the contact. The module `members`, which depends on this one, implements it. */
interface ContactReader {
  contact(reader: Reader, memberId: MemberId): Promise<Contact>;
}

export type Tell = (notice: SecurityNotice) => Promise<void>;

/**
 * Notifies members of security changes: always by an inbox message, and by SMS and e-mail to the contacts on file when
 * `texts.json` or the member's settings require it. Call the function that `during` passes for each notice.
 */
export interface SecurityNotices {
  /**
   * Runs a change in one transaction. The inbox message is stored with the change or not at all; SMS and e-mails are
   * sent after the commit.
   */
  during<T>(change: (trx: Trx, tell: Tell) => Promise<T>): Promise<T>;
}

export function createSecurityNotices({
  db,
  clock,
  members,
  mailbox,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: ContactReader;
  readonly mailbox: Mailbox;
}): SecurityNotices {
  return {
    async during(change) {
      let messages: Parameters<Mailbox['send']>[0][] = [];
      const result = await inTransaction(db, (trx) => {
        messages = [];
        return change(trx, async (notice) => {
          messages.push(...(await tell(trx, notice)));
        });
      });
      for (const message of messages) mailbox.send(message);
      return result;
    },
  };

  /** Writes the inbox message. Returns the SMS and e-mails to send. */
  async function tell(trx: Trx, { memberId, event, values = {}, former = {}, language }: SecurityNotice) {
    const { title, content: words, isMessage } = texts.security[event];
    const content = fillText(words, { ...values, time: formatMoment(clock.now()) });
    const isSignIn = SIGN_INS.has(event);
    const link = { to: isSignIn ? 'sessions' : 'security' } as const;
    await writeInboxMessages(trx, [{ memberId, kind: 'notice', title, content, link }], clock.now());
    const channels = isMessage ? ALL_CHANNELS : isSignIn ? await channelsOf(trx, memberId, 'login') : new Set<CodeChannel>();
    const text = texts.sender[language] + content[language].replaceAll('\n', '');
    return targetsOf(await members.contact(trx, memberId), former)
      .filter(({ channel }) => channels.has(channel))
      .map((to) => ({ ...to, purpose: event, code: '', text }));
  }
}

function targetsOf(...contacts: readonly Contact[]): readonly { readonly channel: CodeChannel; readonly target: string }[] {
  const to = (channel: CodeChannel, targets: readonly (string | null | undefined)[]) =>
    [...new Set(targets)].filter((target) => typeof target === 'string').map((target) => ({ channel, target }));
  return [
    ...to(
      'sms',
      contacts.map(({ phone }) => phone),
    ),
    ...to(
      'email',
      contacts.map(({ email }) => email),
    ),
  ];
}
