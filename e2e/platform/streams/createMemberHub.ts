import { memberRequestSchema, type MemberMessage } from '@site/shared/wire/memberStream';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Bus, Clock, Db, Log, MemberId } from '../kernel';
import { hashSecret, STREAM_CLOSING, STREAM_LIMITS } from '../kernel';
import type { Sessions } from '../members/createSessions';
import type { MemberEvents } from './createMemberEvents';

/** Platform side of one page's member stream. */
interface MemberLine {
  send(message: MemberMessage): void;
  /** Closes the connection with one of `STREAM_CLOSING`. */
  end(code: number): void;
}

export interface MemberHub {
  connect(line: MemberLine): { receive(message: unknown): Promise<void>; close(): void };
  /** Closes the streams whose session has ended. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly events: Pick<MemberEvents, 'news'>;
  readonly sessions: Pick<Sessions, 'find' | 'isOpen'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
}

/** Page of a signed-in member. */
interface Page {
  readonly line: MemberLine;
  readonly memberId: MemberId;
  /** Hash that identifies the session without giving access to it. */
  readonly session: string;
  /** Last version of the page; undefined for one that has just started. */
  version: number | undefined;
  isGreeted: boolean;
  isReading: boolean;
  /** True when something was written after the current read started. */
  isBehind: boolean;
}

/**
 * Creates the member stream. A page sends its session and version and receives the news, at once and after each commit,
 * in any process, that writes an event of this member. The notification only triggers a read from the last version
 * sent, so nothing is lost or sent twice.
 */
export function createMemberHub({ db, events, sessions, bus, clock, log }: Dependencies): MemberHub {
  const pages = new Map<MemberId, Set<Page>>();
  const pagesOf = (memberId: MemberId): ReadonlySet<Page> => pages.get(memberId) ?? new Set();

  bus.subscribe('member', {
    receive(content) {
      const { memberId } = content as { readonly memberId: MemberId };
      for (const page of pagesOf(memberId)) void sendNews(page);
    },
    catchUp() {
      for (const ofMember of pages.values()) for (const page of ofMember) void sendNews(page);
    },
  });

  return {
    connect(line) {
      let page: Page | undefined;
      let hasGreeted = false;
      let isOver = false;

      async function greet(token: string, since: number | undefined): Promise<void> {
        const member = await sessions.find(token, 'site');
        if (isOver) return;
        if (member === null) {
          refuse(line, RESPONSE_CODES.loginExpired, STREAM_CLOSING.sessionOver);
        } else if (pagesOf(member.id).size >= STREAM_LIMITS.member.connections) {
          refuse(line, RESPONSE_CODES.frequentSubmission, STREAM_CLOSING.policy);
        } else {
          const session = hashSecret(token);
          page = { line, memberId: member.id, session, version: since, isGreeted: false, isReading: false, isBehind: false };
          pages.set(member.id, (pages.get(member.id) ?? new Set()).add(page));
          await sendNews(page);
        }
      }

      return {
        async receive(message) {
          const { success, data } = memberRequestSchema.safeParse(message);
          if (success && data.type === 'ping') {
            line.send({ type: 'pong', at: clock.nowMs() });
          } else if (success && data.type === 'hello' && !hasGreeted) {
            hasGreeted = true;
            await greet(data.token, data.since).catch((error: unknown) => {
              fail(line, error);
            });
          } else {
            refuse(line, RESPONSE_CODES.invalidParameter, STREAM_CLOSING.policy);
          }
        },
        close() {
          isOver = true;
          if (page !== undefined) remove(page);
        },
      };
    },

    async tick() {
      const all = [...pages.values()].flatMap((ofMember) => [...ofMember]);
      const open = new Map<string, Promise<boolean>>();
      for (const page of all) {
        const isOpen = open.get(page.session) ?? sessions.isOpen(db, page.session);
        open.set(page.session, isOpen);
        if (!(await isOpen) && remove(page)) refuse(page.line, RESPONSE_CODES.loginExpired, STREAM_CLOSING.sessionOver);
      }
    },
  };

  async function sendNews(page: Page): Promise<void> {
    page.isBehind = true;
    if (page.isReading) return;
    page.isReading = true;
    try {
      while (page.isBehind) {
        page.isBehind = false;
        const news = await events.news(page.memberId, page.version);
        if (!pagesOf(page.memberId).has(page)) return;
        if (page.isGreeted && news.version === page.version) continue;
        page.isGreeted = true;
        page.version = news.version;
        page.line.send({ type: 'news', ...news });
      }
    } catch (error) {
      if (remove(page)) fail(page.line, error);
    } finally {
      page.isReading = false;
    }
  }

  /** Removes a page; returns false when it was already removed. */
  function remove(page: Page): boolean {
    const ofMember = pages.get(page.memberId);
    const isRemoved = ofMember?.delete(page) ?? false;
    if (ofMember?.size === 0) pages.delete(page.memberId);
    return isRemoved;
  }

  /** Closes the connection; the page reconnects and reads from its version. */
  function fail(line: MemberLine, error: unknown): void {
    log.error('member-stream-failed', { error: String(error) });
    line.end(STREAM_CLOSING.tryAgain);
  }

  function refuse(line: MemberLine, code: number, closing: number): void {
    line.send({ type: 'refused', at: clock.nowMs(), code });
    line.end(closing);
  }
}
