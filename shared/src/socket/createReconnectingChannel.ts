/**
 * A channel over a connection that reconnects.
 *
 * | state      | event                              | next                                                      |
 * |------------|------------------------------------|-----------------------------------------------------------|
 * | connecting | opened                             | open: the heartbeat starts                                |
 * | connecting | closed, or open timeout            | closed: the heartbeat stops, the reconnect delay starts   |
 * | open       | closed, or silence timeout         | closed                                                    |
 * | closed     | the reconnect delay has passed     | connecting                                                |
 * | any        | disposed                           | disposed, permanently                                     |
 *
 * Reports of an earlier connection after its end are ignored.
 */
import { asyncScheduler, BehaviorSubject, Subject } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { createTimer } from './createTimer';

/**
 * `attempt` counts the attempts since the channel was last open, starting at 1; while closed it is the number of the
 * next attempt.
 */
export type ChannelState =
  | { readonly status: 'connecting'; readonly attempt: number }
  | { readonly status: 'open' }
  | { readonly status: 'closed'; readonly attempt: number }
  | { readonly status: 'disposed' };

/** Handlers of one connection, like `StreamHandlers` of the contract. */
export interface ConnectionHandlers {
  onOpen(): void;
  onMessage(message: unknown): void;
  onClose(): void;
}

/** One connection, like `StreamConnection` of the contract. */
export interface Connection {
  send(message: unknown): boolean;
  close(): void;
}

export interface ChannelOptions {
  /** Opens one connection, such as `(handlers) => services.stream.connect('odds', handlers)`. */
  readonly connect: (handlers: ConnectionHandlers) => Connection;
  readonly reconnectDelayMs: number | ((attempt: number) => number);
  /** Timeout for opening a connection. Default: none. */
  readonly openTimeoutMs?: number;
  readonly heartbeat?: {
    readonly everyMs: number;
    readonly message: () => unknown;
    /** Time without any message after which a connection counts as lost, even without a close event. Default: never. */
    readonly silenceLimitMs?: number;
  };
  /** Replaces the real time in tests. */
  readonly scheduler?: SchedulerLike;
}

export interface ReconnectingChannel {
  /** Emits the current state, then each change; completes when disposed. */
  readonly state$: Observable<ChannelState>;
  /** Emits all received messages, unchecked; completes when disposed. */
  readonly message$: Observable<unknown>;
  /** Sends a message. Returns false if the channel is not open; nothing is queued. */
  send(message: unknown): boolean;
  /** Closes the connection and stops every timer. Harmless when repeated. */
  dispose(): void;
}

/** Connects immediately, and again after each end of a connection, until it is disposed. */
export function createReconnectingChannel(options: ChannelOptions): ReconnectingChannel {
  const { connect, reconnectDelayMs, openTimeoutMs, heartbeat, scheduler = asyncScheduler } = options;
  const state$ = new BehaviorSubject<ChannelState>({ status: 'connecting', attempt: 1 });
  const message$ = new Subject<unknown>();
  const reconnect = createTimer(scheduler);
  const openTimeout = createTimer(scheduler);
  const beat = createTimer(scheduler);
  const silence = createTimer(scheduler);
  let attempt = 1;
  let connection: Connection | undefined;
  let heardAt = 0;
  let isWatchingSilence = false;
  /** Identifies the current connection, whose reports count. */
  let life: object | undefined;

  open();
  return {
    state$: state$.asObservable(),
    message$: message$.asObservable(),
    send: (message) => state$.value.status === 'open' && connection !== undefined && connection.send(message),
    dispose() {
      if (state$.value.status === 'disposed') return;
      end();
      reconnect.stop();
      state$.next({ status: 'disposed' });
      state$.complete();
      message$.complete();
    },
  };

  function open(): void {
    const own = {};
    life = own;
    if (state$.value.status !== 'connecting') state$.next({ status: 'connecting', attempt });
    // A listener of the state may have disposed the channel.
    if (life !== own) return;
    if (openTimeoutMs !== undefined) openTimeout.startOnce(openTimeoutMs, handleEnd);
    const whileAlive = (handle: () => void) => {
      if (life === own) handle();
    };
    const opened = connect({
      onOpen: () => {
        whileAlive(handleOpen);
      },
      onMessage: (message) => {
        whileAlive(() => {
          handleMessage(message);
        });
      },
      onClose: () => {
        whileAlive(handleEnd);
      },
    });
    // A connection may report its end before `connect` has returned.
    if (life === own) connection = opened;
  }

  function handleOpen(): void {
    attempt = 0;
    openTimeout.stop();
    if (heartbeat) beat.startEvery(heartbeat.everyMs, () => connection?.send(heartbeat.message()));
    watchSilence();
    state$.next({ status: 'open' });
  }

  function handleMessage(message: unknown): void {
    watchSilence();
    message$.next(message);
  }

  /**
   * Checks for silence by one timer. A message only updates its time, because a busy channel would otherwise restart
   * the timer a thousand times a second.
   */
  function watchSilence(): void {
    const limitMs = heartbeat?.silenceLimitMs;
    if (limitMs === undefined) return;
    heardAt = scheduler.now();
    if (isWatchingSilence) return;
    isWatchingSilence = true;
    const check = (): void => {
      const leftMs = heardAt + limitMs - scheduler.now();
      if (leftMs > 0) silence.startOnce(leftMs, check);
      else handleEnd();
    };
    silence.startOnce(limitMs, check);
  }

  function handleEnd(): void {
    end();
    attempt += 1;
    reconnect.startOnce(typeof reconnectDelayMs === 'number' ? reconnectDelayMs : reconnectDelayMs(attempt), open);
    state$.next({ status: 'closed', attempt });
  }

  function end(): void {
    life = undefined;
    openTimeout.stop();
    beat.stop();
    silence.stop();
    isWatchingSilence = false;
    connection?.close();
    connection = undefined;
  }
}
