import { Subject } from 'rxjs';
import type { StreamHandlers } from '@site/shared/contract/services';
import type { MemberEvent, MemberNews } from '@site/shared/wire/memberStream';
import {
  FIRST_DELAY_MS,
  HEARTBEAT_MS,
  LONGEST_DELAY_MS,
  OPEN_PATIENCE_MS,
  SILENCE_AFTER_SLEEP_MS,
  SILENCE_MS,
  streamMemberNews,
} from './streamMemberNews';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LOGIN_EXPIRED = 6001;

function anEvent(version: number): MemberEvent {
  return { version, at: version, kind: 'deposit', reference: `deposit:${version}`, amount: '1.00' };
}

function news(version: number, events: readonly MemberEvent[] = [], isWhole = true): MemberNews {
  return { version, balance: '10.00', lockMoney: '0.00', asOf: version, isWhole, events: [...events] };
}

/** A page, whose connections and answers the test steers. */
function aPage({ read }: { readonly read?: number } = {}) {
  const links: Array<StreamHandlers & { readonly sent: unknown[]; isClosed: boolean }> = [];
  const polled: Array<number | undefined> = [];
  let answer: (given: MemberNews | undefined) => void = () => undefined;
  const onNews = jest.fn<void, [MemberNews]>();
  const awake$ = new Subject<void>();
  const subscription = streamMemberNews({
    token: 'token-of-player1',
    version: () => read,
    connect(handlers) {
      const link = { ...handlers, sent: [] as unknown[], isClosed: false };
      links.push(link);
      return {
        send: (message) => {
          link.sent.push(message);
          return true;
        },
        close: () => {
          link.isClosed = true;
        },
      };
    },
    poll: (since) => {
      polled.push(since);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    random: () => 0,
    awake$,
  }).subscribe(onNews);
  const link = () => {
    const last = links.at(-1);
    if (last === undefined) throw new Error('not connected');
    return last;
  };
  return {
    end: () => {
      subscription.unsubscribe();
    },
    links,
    link,
    polled,
    onNews,
    awake$,
    wake: () => {
      awake$.next();
    },
    answerPoll: async (given: MemberNews | undefined) => {
      answer(given);
      await Promise.resolve();
      await Promise.resolve();
    },
    /** Opens the last connection, which is greeted with these news. */
    greet(given: MemberNews) {
      link().onOpen();
      link().onMessage({ type: 'news', ...given });
    },
    say: (given: MemberNews) => {
      link().onMessage({ type: 'news', ...given });
    },
    versions: () => onNews.mock.calls.map(([{ version, events }]) => [version, events.map((event) => event.version)]),
  };
}

it('greets with the session and the version that the page has read, and passes news on', () => {
  const { greet, say, link, versions } = aPage({ read: 4 });

  greet(news(5, [anEvent(5)]));
  say(news(6, [anEvent(6)]));

  expect(link().sent).toEqual([{ type: 'hello', token: 'token-of-player1', since: 4 }]);
  expect(versions()).toEqual([
    [5, [5]],
    [6, [6]],
  ]);
});

it('passes on no event twice, and nothing that is older than what it has', () => {
  const { greet, say, versions } = aPage({ read: 4 });
  greet(news(6, [anEvent(5), anEvent(6)]));

  say(news(5, [anEvent(5)]));
  say(news(7, [anEvent(6), anEvent(7)]));

  expect(versions()).toEqual([
    [6, [5, 6]],
    [7, [7]],
  ]);
});

it('goes on after a loss from the last version, after a growing delay', () => {
  const { greet, link, links } = aPage();
  greet(news(3));
  link().onClose();
  jest.advanceTimersByTime(FIRST_DELAY_MS - 1);
  expect(links).toHaveLength(1);

  jest.advanceTimersByTime(1);
  link().onOpen();
  expect(link().sent).toEqual([{ type: 'hello', token: 'token-of-player1', since: 3 }]);
  link().onClose();
  jest.advanceTimersByTime(2 * FIRST_DELAY_MS - 1);
  expect(links).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(links).toHaveLength(3);
});

it('takes what says that events are missing for the truth, also with a lower version', () => {
  const { greet, say, onNews } = aPage();
  greet(news(9));

  say(news(2, [], false));
  say(news(3, [anEvent(3)]));

  expect(onNews.mock.calls.map(([{ version, isWhole }]) => [version, isWhole])).toEqual([
    [9, true],
    [2, false],
    [3, true],
  ]);
});

it('asks for the news by a call while it stays down, and passes them on once', async () => {
  const { greet, link, polled, answerPoll, versions } = aPage();
  greet(news(3));
  link().onClose();
  expect(polled).toEqual([]);
  jest.advanceTimersByTime(FIRST_DELAY_MS);
  link().onClose();
  expect(polled).toEqual([3]);

  await answerPoll(news(4, [anEvent(4)]));
  jest.advanceTimersByTime(2 * FIRST_DELAY_MS);
  greet(news(5, [anEvent(5)]));

  expect(link().sent).toEqual([{ type: 'hello', token: 'token-of-player1', since: 4 }]);
  expect(versions().slice(1)).toEqual([
    [4, [4]],
    [5, [5]],
  ]);
});

it('does not let a late answer of a call replace what the stream has said since', async () => {
  const { greet, link, answerPoll, versions } = aPage();
  greet(news(3));
  link().onClose();
  jest.advanceTimersByTime(FIRST_DELAY_MS);
  link().onClose();
  jest.advanceTimersByTime(2 * FIRST_DELAY_MS);
  greet(news(6, [anEvent(6)]));

  await answerPoll(news(5, [], false));

  expect(versions()).toEqual([
    [3, []],
    [6, [6]],
  ]);
});

it('keeps trying at the longest delay', () => {
  const { link, links } = aPage();
  for (let times = 0; times < 8; times += 1) {
    link().onClose();
    jest.advanceTimersByTime(LONGEST_DELAY_MS);
  }

  expect(links).toHaveLength(9);
});

it('gives up a connection that opens but brings no news', () => {
  const { link, links } = aPage();
  link().onOpen();

  jest.advanceTimersByTime(OPEN_PATIENCE_MS);
  expect(link().isClosed).toBe(true);
  jest.advanceTimersByTime(FIRST_DELAY_MS);
  expect(links).toHaveLength(2);
});

it('sends a heartbeat when it is quiet, and takes a silent connection for lost', () => {
  const { greet, link, links } = aPage();
  greet(news(1));
  jest.advanceTimersByTime(HEARTBEAT_MS);
  expect(link().sent.at(-1)).toEqual({ type: 'ping' });
  link().onMessage({ type: 'pong', at: 1 });
  jest.advanceTimersByTime(HEARTBEAT_MS + SILENCE_MS - 1);
  expect(links[0]?.isClosed).toBe(false);

  jest.advanceTimersByTime(1);
  expect(links[0]?.isClosed).toBe(true);
});

it('looks at once after a sleep whether the connection lives, and connects again where it had none', () => {
  const { greet, link, links, wake } = aPage();
  greet(news(1));

  wake();
  expect(link().sent.at(-1)).toEqual({ type: 'ping' });
  jest.advanceTimersByTime(SILENCE_AFTER_SLEEP_MS);
  expect(links[0]?.isClosed).toBe(true);
  wake();

  expect(links).toHaveLength(2);
});

it('says nothing more once it is ended, nor what its connection still brings', () => {
  const { end, greet, link, links, onNews, awake$, say } = aPage();
  greet(news(1));

  end();
  say(news(2, [anEvent(2)]));
  link().onClose();
  jest.advanceTimersByTime(10 * LONGEST_DELAY_MS);

  expect(link().isClosed).toBe(true);
  expect(links).toHaveLength(1);
  expect(onNews).toHaveBeenCalledTimes(1);
  expect(awake$.observed).toBe(false);
});

it('ends where the platform says that the session is over, and reads nothing that breaks the wire', () => {
  const { greet, link, links, onNews } = aPage();
  greet(news(1));

  link().onMessage({ type: 'news', version: 'two' });
  link().onMessage({ type: 'refused', at: 1, code: LOGIN_EXPIRED });
  jest.advanceTimersByTime(10 * LONGEST_DELAY_MS);

  expect(onNews).toHaveBeenCalledTimes(1);
  expect(links).toHaveLength(1);
});
