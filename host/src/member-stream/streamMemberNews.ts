/**
 * The member stream of a page, for one session, as one observable of news.
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
import {
  defer,
  filter,
  from,
  map,
  merge,
  mergeMap,
  Observable,
  type ObservableInput,
  race,
  retry,
  share,
  skipWhile,
  Subject,
  switchMap,
  takeUntil,
  tap,
  throwError,
  timer,
} from 'rxjs';
import type { StreamConnection, StreamHandlers } from '@site/shared/contract/services';
import { memberMessageSchema, type MemberMessage, type MemberNews, type MemberRequest } from '@site/shared/wire/memberStream';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';

/** A connection that has not brought news by then is given up. */
const OPEN_PATIENCE_MS = 10_000;

/** A heartbeat goes out so long after the last message; the limits of the platform allow twice as many. */
const HEARTBEAT_MS = 20_000;

/** So long after it a connection without an answer is lost; of a page that has just woken, sooner. */
const SILENCE_MS = 10_000;
const SILENCE_AFTER_SLEEP_MS = 3_000;

/** Delay of the first attempt after a loss; it doubles with each. All pages lose a platform at once, so each adds a random part. */
export const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 10_000;

export interface MemberStreamPorts {
  readonly connect: (handlers: StreamHandlers) => StreamConnection;
  readonly token: string;
  /** The version the page has already; undefined where it has none. */
  readonly version: () => number | undefined;
  /** Asks for the news by a call. Emits undefined where there was no answer. */
  readonly poll: (since: number | undefined) => ObservableInput<MemberNews | undefined>;
  /** Between 0 and 1. */
  readonly random: () => number;
  /** The page has slept, or is online again. */
  readonly awake$: Observable<unknown>;
}

/** Connects when it is subscribed to, and emits only events that the page does not have yet. Completes when the session is over. */
export function streamMemberNews(ports: MemberStreamPorts): Observable<MemberNews> {
  return defer(() => {
    let taken = ports.version();
    /** The first time it is what the page has read by itself. */
    const known = () => taken ?? ports.version();
    const failures$ = new Subject<number>();
    const live$ = new Subject<void>();

    const connected$ = connection(ports, known).pipe(
      retry({
        resetOnSuccess: true,
        delay(_error, failures) {
          failures$.next(failures);
          const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
          return race(timer(delayMs * (1 + ports.random() / 2)), ports.awake$);
        },
      }),
      tap({
        next() {
          live$.next();
        },
        complete() {
          live$.next();
          failures$.complete();
        },
      }),
    );
    const polled$ = failures$.pipe(
      filter((failures) => failures > 1),
      // A stream that is open again has delivered it, or will.
      mergeMap(() => from(ports.poll(known())).pipe(takeUntil(live$))),
      filter((news) => news !== undefined),
    );
    return merge(polled$, connected$).pipe(
      filter(({ isWhole, version }) => !isWhole || version >= (known() ?? 0)),
      map((news) => {
        const since = known();
        taken = news.version;
        return { ...news, events: news.events.filter(({ version }) => since === undefined || version > since) };
      }),
    );
  });
}

/** Opens one connection: emits its news, completes when the session is over, and fails when it is lost or silent. */
function connection({ connect, token, awake$ }: MemberStreamPorts, known: () => number | undefined): Observable<MemberNews> {
  return new Observable((subscriber) => {
    const message$ = new Subject<MemberMessage>();
    const send = (message: MemberRequest) => opened.send(message);
    merge(
      message$.pipe(filter((message) => message.type === 'news')),
      silence(message$, awake$, () => send({ type: 'ping' })),
    ).subscribe(subscriber);
    const opened = connect({
      onOpen() {
        const since = known();
        send({ type: 'hello', token, ...(since !== undefined && { since }) });
      },
      onMessage(given) {
        const { success, data: message } = memberMessageSchema.safeParse(given);
        if (!success) return;
        if (message.type !== 'refused') message$.next(message);
        else if (message.code === RESPONSE_CODES.loginExpired) subscriber.complete();
      },
      onClose() {
        subscriber.error(new Error('closed'));
      },
    });
    return () => {
      opened.close();
    };
  });
}

/** Fails when a connection brings no news in time, or does not answer the heartbeat that follows a quiet time or a sleep. */
function silence(message$: Observable<MemberMessage>, awake$: Observable<unknown>, ping: () => void): Observable<never> {
  const live$ = message$.pipe(
    skipWhile(({ type }) => type !== 'news'),
    share(),
  );
  const quiet$ = merge(
    timer(HEARTBEAT_MS).pipe(
      map(() => SILENCE_MS),
      takeUntil(awake$),
    ),
    awake$.pipe(map(() => SILENCE_AFTER_SLEEP_MS)),
  );
  return merge(
    timer(OPEN_PATIENCE_MS).pipe(takeUntil(live$)),
    live$.pipe(
      switchMap(() =>
        quiet$.pipe(
          tap(ping),
          switchMap((patienceMs) => timer(patienceMs)),
        ),
      ),
    ),
  ).pipe(mergeMap(() => throwError(() => new Error('silent'))));
}
