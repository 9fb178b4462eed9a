/**
 * Member stream of a page for one session, as one observable of news.
 *
 * | state      | event                                         | next                                                          |
 * |------------|-----------------------------------------------|---------------------------------------------------------------|
 * | connecting | open                                          | connecting: `hello` with the version the page has             |
 * | connecting | news                                          | live                                                          |
 * | connecting | closed, or no news before the timeout         | down                                                          |
 * | live       | news                                          | live                                                          |
 * | live       | closed, or no answer to a heartbeat           | down                                                          |
 * | live       | the page is awake again                       | live: a heartbeat, with a shorter timeout                     |
 * | down       | the delay has passed, or the page is awake again | connecting; from the second attempt on, a call also requests the news |
 * | any        | the platform reports that the session is over, or unsubscribed | ended, permanently                           |
 *
 * News carry the number of their last event, and an event that the page already has is never passed on twice, whether
 * it came by the stream or by a call. A page that was asleep notices by its own timers at the latest.
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

/** Timeout for the first news of a connection. */
const OPEN_PATIENCE_MS = 10_000;

/** Delay of a heartbeat after the last message. The platform allows twice as many. */
const HEARTBEAT_MS = 20_000;

/** Timeout for the answer to a heartbeat. It is shorter when the page has just woken. */
const SILENCE_MS = 10_000;
const SILENCE_AFTER_SLEEP_MS = 3_000;

/**
 * Delay of the first attempt after a loss, which doubles with each attempt. A random part is added, because all pages
 * lose a platform at the same time.
 */
export const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 10_000;

export interface MemberStreamPorts {
  readonly connect: (handlers: StreamHandlers) => StreamConnection;
  readonly token: string;
  /** Returns the version that the page already has, or `undefined`. */
  readonly version: () => number | undefined;
  /** Requests the news by a call. Emits `undefined` when no answer came. */
  readonly poll: (since: number | undefined) => ObservableInput<MemberNews | undefined>;
  /** Returns a number between 0 and 1. */
  readonly random: () => number;
  /** Emits when the page was asleep or is online again. */
  readonly awake$: Observable<unknown>;
}

/**
 * Connects on subscription, and emits only events that the page does not have yet. Completes when the session is over.
 */
export function streamMemberNews(ports: MemberStreamPorts): Observable<MemberNews> {
  return defer(() => {
    let taken = ports.version();
    /** Returns the latest known version. Before the first news, this is the version that the page has read itself. */
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
      // A stream that is open again delivers the same news, so cancel the call.
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

/** Fails when a connection brings no news in time, or does not answer the heartbeat after a quiet time or a sleep. */
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
