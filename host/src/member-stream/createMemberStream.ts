/**
 * The member stream of a page, for one session.
 *
 * | state      | event                                         | next                                                          |
 * |------------|-----------------------------------------------|---------------------------------------------------------------|
 * | connecting | open                                          | connecting: `hello` with the version the page has             |
 * | connecting | news                                          | live                                                          |
 * | connecting | closed, or no news in time                    | down                                                          |
 * | live       | news                                          | live                                                          |
 * | live       | closed, or silent after a heartbeat           | down                                                          |
 * | live       | the page is awake again                       | live: a heartbeat, with less patience                         |
 * | down       | the delay has passed, or the page is awake again | connecting; from the second attempt on the news are also asked for by a call |
 * | any        | the platform says that the session is over, or ended | ended, permanently                                     |
 *
 * News have the number of the last event in them: what the page has already, by whichever way, is passed on a second time by none. A page that has
 * slept hears of it by its own timers at the latest.
 */
import type { StreamConnection, StreamHandlers } from '@site/shared/contract/services';
import { memberMessageSchema, type MemberNews, type MemberRequest } from '@site/shared/wire/memberStream';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';

/** A connection that has not brought news by then is given up. */
export const OPEN_PATIENCE_MS = 10_000;

/** A heartbeat goes out so long after the last message; the limits of the platform allow twice as many. */
export const HEARTBEAT_MS = 20_000;

/** So long after it a connection without an answer is lost; of a page that has just woken, sooner. */
export const SILENCE_MS = 10_000;
export const SILENCE_AFTER_SLEEP_MS = 3_000;

/** Before the first attempt after a loss, and then twice as long each time. All pages lose a platform at once: each waits its own part more. */
export const FIRST_DELAY_MS = 1_000;
export const LONGEST_DELAY_MS = 10_000;

export interface MemberStreamPorts {
  readonly connect: (handlers: StreamHandlers) => StreamConnection;
  readonly token: string;
  /** The version the page has already; undefined where it has none. */
  readonly version: () => number | undefined;
  /** Asks for the news by a call; undefined where there was no answer. */
  readonly poll: (since: number | undefined) => Promise<MemberNews | undefined>;
  /** Only events the page does not have yet. */
  readonly onNews: (news: MemberNews) => void;
  /** Between 0 and 1. */
  readonly random: () => number;
  /** The page has slept, or is online again. */
  readonly onAwake: (listener: () => void) => () => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** Connects at once. The answer ends it. */
export function createMemberStream({ connect, token, version, poll, onNews, random, onAwake }: MemberStreamPorts): () => void {
  let state: 'connecting' | 'live' | 'down' | 'ended' = 'down';
  let failures = 0;
  let connection: StreamConnection | undefined;
  /** Marks the connection whose reports count. */
  let life: object | undefined;
  /** The next thing that happens by time. */
  let timer: Timer | undefined;
  let taken = version();

  const forgetAwake = onAwake(() => {
    if (state === 'down') open();
    else if (state === 'live') ask(SILENCE_AFTER_SLEEP_MS);
  });
  open();
  return end;

  function open(): void {
    const own = {};
    life = own;
    state = 'connecting';
    later(lose, OPEN_PATIENCE_MS);
    const ifOwn =
      <Given extends readonly unknown[]>(handle: (...given: Given) => void) =>
      (...given: Given): void => {
        if (life === own) handle(...given);
      };
    const opened = connect({
      onOpen: ifOwn(() => {
        const since = known();
        say({ type: 'hello', token, ...(since !== undefined && { since }) });
      }),
      onMessage: ifOwn(receive),
      onClose: ifOwn(lose),
    });
    if (life === own) connection = opened;
    else opened.close();
  }

  function receive(given: unknown): void {
    const { success, data: message } = memberMessageSchema.safeParse(given);
    if (!success) return;
    if (message.type === 'refused') {
      if (message.code === RESPONSE_CODES.loginExpired) end();
      return;
    }
    if (message.type === 'news') {
      state = 'live';
      failures = 0;
      take(message);
    }
    if (state === 'live') later(ask, HEARTBEAT_MS);
  }

  function ask(patienceMs = SILENCE_MS): void {
    later(lose, patienceMs);
    say({ type: 'ping' });
  }

  function lose(): void {
    letGo();
    state = 'down';
    failures += 1;
    const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
    later(open, delayMs * (1 + random() / 2));
    if (failures > 1) void pollOnce();
  }

  async function pollOnce(): Promise<void> {
    const news = await poll(known());
    // A stream that is open again has delivered it, or will.
    if (news !== undefined && (state === 'down' || state === 'connecting')) take(news);
  }

  function take(news: MemberNews): void {
    const before = known();
    if (news.isWhole && before !== undefined && news.version < before) return;
    const since = taken ?? before;
    taken = news.version;
    onNews({ ...news, events: news.events.filter((event) => since === undefined || event.version > since) });
  }

  /** The first time it is what the page has read by itself. */
  function known(): number | undefined {
    return taken ?? version();
  }

  function say(message: MemberRequest): void {
    connection?.send(message);
  }

  function later(work: () => void, ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  }

  function letGo(): void {
    life = undefined;
    clearTimeout(timer);
    connection?.close();
    connection = undefined;
  }

  function end(): void {
    if (state === 'ended') return;
    state = 'ended';
    letGo();
    forgetAwake();
  }
}
