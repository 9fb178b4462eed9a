/**
 * A channel over a connection that comes and goes.
 *
 * | state      | event                              | next                                                      |
 * |------------|------------------------------------|-----------------------------------------------------------|
 * | connecting | opened                             | open: the heartbeat starts                                |
 * | connecting | closed, or not open in time        | closed: the heartbeat stops, the reconnect delay starts   |
 * | open       | closed, or silent for too long     | closed                                                    |
 * | closed     | the reconnect delay has passed     | connecting                                                |
 * | any        | disposed                           | disposed, permanently                                     |
 *
 * What an earlier connection still says after its end changes nothing.
 */
import { asyncScheduler, BehaviorSubject, Subject } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { createTimer } from './createTimer';

/** `attempt` counts the attempts since the channel was last open, from 1; while closed it is that of the next one. */
export type ChannelState =
  | { readonly status: 'connecting'; readonly attempt: number }
  | { readonly status: 'open' }
  | { readonly status: 'closed'; readonly attempt: number }
  | { readonly status: 'disposed' };

/** What one connection reports. As `StreamHandlers` of the contract. */
export interface ConnectionHandlers {
  onOpen(): void;
  onMessage(message: unknown): void;
  onClose(): void;
}

/** One life of one connection. As `StreamConnection` of the contract. */
export interface Connection {
  send(message: unknown): boolean;
  close(): void;
}

export interface ChannelOptions {
  /** Opens one connection, such as `(handlers) => services.stream.connect('odds', handlers)`. */
  readonly connect: (handlers: ConnectionHandlers) => Connection;
  /** How long to wait before the next attempt. */
  readonly reconnectDelayMs: number | ((attempt: number) => number);
  /** How long a connection may take to open before it is given up. Default: as long as it takes. */
  readonly openTimeoutMs?: number;
  readonly heartbeat?: {
    readonly everyMs: number;
    readonly message: () => unknown;
    /** Without any message for this long a connection counts as lost, even without a close event. Default: never. */
    readonly silenceLimitMs?: number;
  };
  /** Time, for tests. */
  readonly scheduler?: SchedulerLike;
}

export interface ReconnectingChannel {
  /** The state now, then each change; completes when disposed. */
  readonly state$: Observable<ChannelState>;
  /** Everything received, unchecked; completes when disposed. */
  readonly message$: Observable<unknown>;
  /** False where the channel is not open: nothing is queued. */
  send(message: unknown): boolean;
  /** Ends the connection and every timer. Harmless when repeated. */
  dispose(): void;
}

/** Connects at once, and again after each end, until it is disposed. */
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
  /** When the connection last said something. */
  let heardAt = 0;
  let isWatchingSilence = false;
  /** Marks the connection whose reports count. */
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
    // a listener of the state may have disposed the channel
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
    // a connection may report its end before `connect` has answered
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

  /** A message only notes its moment: a busy channel starts no timer a thousand times a second. */
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
