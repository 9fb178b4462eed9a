import { map } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { memberRequestSchema, type MemberEvent, type MemberNews } from '@site/shared/wire/memberStream';
import { streamMemberNews } from './streamMemberNews';

const LOGIN_EXPIRED = 6001;

function anEvent(version: number): MemberEvent {
  return { version, at: version, kind: 'deposit', reference: `deposit:${String(version)}`, amount: '1.00' };
}

function news(version: number, events: readonly number[] = [version], isWhole = true): MemberNews {
  return { version, balance: '10.00', lockMoney: '0.00', asOf: version, isWhole, events: events.map(anEvent) };
}

/** A digit is the news of one event with that version. */
const NEWS: Readonly<Record<string, MemberNews>> = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [String(index + 1), news(index + 1)]),
);

/** Describes news by the version, the events that are passed on, and whether any are missing. */
const describeNews = ({ version, events, isWhole }: MemberNews): string =>
  `${String(version)}: ${events.map((event) => String(event.version)).join()}${isWhole ? '' : ' and more'}`;

/** `o`: opened · `x`: closed · `p`: answer to a heartbeat · `b`: breaks the connection · `r`: the session is over */
const LINK = {
  o: 'open',
  x: 'close',
  p: { type: 'pong', at: 1 },
  b: { type: 'news', version: 'two' },
  r: { type: 'refused', at: 1, code: LOGIN_EXPIRED },
} as const;

interface Story {
  /** Version of the balance that the page has read. */
  readonly read?: number;
  /**
   * Messages of the connections in order, as marbles from the start of each. The last one serves all further
   * connections.
   */
  readonly links: readonly string[];
  /** Answers to the calls in order, as marbles from the start of each. A call without one stays pending. */
  readonly polls?: readonly string[];
  readonly awake?: string;
  /** News in addition to those of `NEWS`. */
  readonly more?: Readonly<Record<string, MemberNews>>;
  /** Time when the page unsubscribes. Without it the stream would reconnect forever. */
  readonly until?: string;
}

/**
 * Plays a story in virtual time.
 *
 * @param shown the news that are passed on
 * @param done actions of the page, each with its time in milliseconds
 */
function play({ read, links, polls = [], awake = '', more = {}, until = '1s !' }: Story, shown: string, done: readonly string[]): void {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  const seen: string[] = [];
  const note = (what: string): void => void seen.push(`${String(scheduler.now())} ${what}`);
  const known = { ...NEWS, ...more };
  let [opened, asked] = [0, 0];
  scheduler.run(({ hot, cold, expectObservable, flush }) => {
    const awake$ = hot(awake);
    const news$ = streamMemberNews({
      token: 'token-of-player1',
      version: () => read,
      connect(handlers) {
        note('connect');
        const link$ = cold<MemberNews | (typeof LINK)[keyof typeof LINK]>(links[opened] ?? links.at(-1) ?? '', { ...known, ...LINK });
        opened += 1;
        const link = link$.subscribe((brought) => {
          if (brought === 'open') handlers.onOpen();
          else if (brought === 'close') handlers.onClose();
          else handlers.onMessage('balance' in brought ? { type: 'news', ...brought } : brought);
        });
        return {
          send(message) {
            const request = memberRequestSchema.parse(message);
            note('since' in request ? `${request.type} since ${String(request.since)}` : request.type);
            return true;
          },
          close() {
            note('close');
            link.unsubscribe();
          },
        };
      },
      poll(since) {
        note(`poll since ${String(since)}`);
        asked += 1;
        return cold(polls[asked - 1] ?? '', known);
      },
      random: () => 0,
      awake$,
    });
    const described = Object.fromEntries(Object.entries(known).map(([name, each]) => [name, describeNews(each)]));
    expectObservable(news$.pipe(map(describeNews)), until).toBe(shown, described);
    flush();
    expect(awake$.observed).toBe(false);
  });
  expect(seen).toEqual(done);
}

it('greets with the session and the version that the page has read, and passes news on', () => {
  play({ read: 4, links: ['o56'] }, '-56', ['0 connect', '0 hello since 4', '1000 close']);
});

it('passes on no event twice, and nothing that is older than what it has', () => {
  const more = { a: news(6, [5, 6]), c: news(7, [6, 7]) };
  play({ read: 4, links: ['oa5c'], more }, '-a-7', ['0 connect', '0 hello since 4', '1000 close']);
});

it('connects again after a growing delay, and goes on from the last version', () => {
  play({ links: ['o3x', 'ox', ''], until: '5s !' }, '-3', [
    '0 connect',
    '0 hello',
    '2 close',
    '1002 connect',
    '1002 hello since 3',
    '1003 poll since 3',
    '1003 close',
    '3003 connect',
    '5000 close',
  ]);
});

it('takes what says that events are missing for the truth, also with a lower version', () => {
  play({ links: ['o9a3'], more: { a: news(2, [], false) } }, '-9a3', ['0 connect', '0 hello', '1000 close']);
});

/** Log of a first connection that brings version 3, a second one that fails, and the start of the third. */
const LOST_TWICE = ['0 connect', '0 hello', '2 close', '1002 connect', '1002 poll since 3', '1002 close', '3002 connect'];

it('asks for the news by a call while it stays down, and passes them on once', () => {
  const more = { a: news(5, [4, 5]) };
  play({ links: ['o3x', 'x', 'oa'], polls: ['-4'], more, until: '4s !' }, '-3 1001ms 4 1999ms 5', [
    ...LOST_TWICE,
    '3002 hello since 4',
    '4000 close',
  ]);
});

it('does not let a late answer of a call replace what the stream has brought since', () => {
  play({ links: ['o3x', 'x', 'o6'], polls: ['5s a'], more: { a: news(5, [], false) }, until: '9s !' }, '-3 3001ms 6', [
    ...LOST_TWICE,
    '3002 hello since 3',
    '9000 close',
  ]);
});

it('keeps trying at the longest delay', () => {
  const times = [0, 1_000, 3_000, 7_000, 15_000, 25_000, 35_000];
  const tries = times.flatMap((at, index) => [
    `${String(at)} connect`,
    ...(index === 0 ? [] : [`${String(at)} poll since undefined`]),
    `${String(at)} close`,
  ]);
  play({ links: ['x'], until: '36s !' }, '', tries);
});

it('gives up a connection that opens but brings no news', () => {
  play({ links: ['o', ''], until: '12s !' }, '', ['0 connect', '0 hello', '10000 close', '11000 connect', '12000 close']);
});

it('sends a heartbeat when it is quiet, and takes a silent connection for lost', () => {
  play({ links: ['o1 20s p'], until: '50500ms !' }, '-1', ['0 connect', '0 hello', '20001 ping', '40002 ping', '50002 close']);
});

it('checks at once after a sleep whether the connection lives, and connects at once where it had none', () => {
  play({ links: ['o1', ''], awake: '5ms a 3099ms a', until: '4s !' }, '-1', [
    '0 connect',
    '0 hello',
    '5 ping',
    '3005 close',
    '3105 connect',
    '4000 close',
  ]);
});

it('passes on nothing more once it is unsubscribed, nor what its connection still brings', () => {
  play({ links: ['o1-2x'], until: '--!' }, '-1', ['0 connect', '0 hello', '2 close']);
});

it('completes where the platform says that the session is over, and ignores what breaks the wire', () => {
  play({ links: ['o1br'] }, '-1-|', ['0 connect', '0 hello', '3 close']);
});
