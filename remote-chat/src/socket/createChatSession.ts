import { asyncScheduler, timer, type SchedulerLike, type Subscription } from 'rxjs';
import type { CallResult, Logger } from '@site/shared/contract';
import { createReconnectingChannel, type ChannelState, type Connection, type ConnectionHandlers } from '@site/shared/socket';
import { viewOf } from '../conversation/currentRoom';
import type { HistoryPage, HistoryQuery } from '../conversation/history';
import type { OutboxEntry } from '../conversation/outbox';
import type { Score } from '../conversation/room';
import { gapOf, type Gap } from '../conversation/roomView';
import type { ServerEvent } from './chatEvent';
import type { ChatStore } from './chatStore';
import type { Login } from './connection';
import { createBatcher } from './createBatcher';

/** Delay before a chat that ended connects again. Implements R-CHAT-14, R-CONST-03. */
export const CHAT_RECONNECT_DELAY_MS = 5_000;

/** Interval of heartbeats. Implements R-CONST-04. */
const CHAT_HEARTBEAT_MS = 10_000;

/**
 * Assumption: the platform answers each heartbeat, so that after two without an answer the connection counts as lost.
 */
const CHAT_SILENCE_LIMIT_MS = 25_000;

/** Assumption: a connection that has not opened by then will not. */
const CHAT_OPEN_TIMEOUT_MS = 10_000;

/** Interval at which waiting messages are retried. Implements R-CHAT-16, R-CONST-05. */
export const CHAT_RESEND_POLL_MS = 300;

/** Interval at which a busy room renders, and at which messages are counted while no view is visible. */
const GATHER_MS = 250;
const GATHER_UNSEEN_MS = 1_000;

/**
 * Events that may be batched, because a busy room sends a hundred per second. All others concern this person or change
 * the room, and are applied immediately.
 */
const MAY_WAIT: ReadonlySet<ServerEvent['type']> = new Set([
  'message-received',
  'message-changed',
  'person-joined',
  'person-left',
  'rooms-previewed',
] as const);

/** Mentions of a message, and the message to which it replies. */
interface Spoken {
  readonly replyId?: string | undefined;
  readonly mentions?: readonly string[] | undefined;
}

/** Message from the client. */
export type ChatCommand =
  | { readonly type: 'heartbeat' }
  | { readonly type: 'log-in'; readonly jwt: string }
  /** The token of the last welcome identifies the guest as the same person. */
  | { readonly type: 'log-in-as-guest'; readonly guestToken?: string | undefined }
  | { readonly type: 'join'; readonly roomId: string }
  | ({
      readonly type: 'send';
      readonly roomId: string;
      readonly key: string;
      readonly text: string;
      readonly pictureId?: string | undefined;
    } & Spoken)
  | ({ readonly type: 'send-sticker'; readonly roomId: string; readonly key: string; readonly sticker: string } & Spoken)
  | { readonly type: 'react'; readonly roomId: string; readonly messageId: string; readonly emoji: string; readonly isOn: boolean }
  /** Sends only the ticket id; the platform adds the ticket's content. */
  | { readonly type: 'share'; readonly roomId: string; readonly key: string; readonly ticketId: string }
  | { readonly type: 'predict'; readonly roomId: string; readonly key: string; readonly prediction: Score }
  /** Requests a page of the messages between two moments, newest first. */
  | { readonly type: 'read-gap'; readonly roomId: string; readonly page: number; readonly from: number; readonly until: number };

/** Message of the platform as an event, or the reason why it is invalid. */
export type Decoded = { readonly ok: true; readonly event: ServerEvent } | { readonly ok: false; readonly problem: string };

export type ChatCredentials =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly fetchJwt: (signal: AbortSignal) => Promise<CallResult<string>> };

export interface ChatSessionParts {
  readonly store: ChatStore;
  readonly credentials: ChatCredentials;
  readonly fetchHistory: (query: HistoryQuery, signal: AbortSignal) => Promise<CallResult<HistoryPage>>;
  readonly connect: (handlers: ConnectionHandlers) => Connection;
  readonly encode: (command: ChatCommand) => unknown;
  readonly decode: (message: unknown) => Decoded;
  readonly logger: Logger;
  /** Replaces the time in tests. */
  readonly scheduler?: SchedulerLike;
}

/**
 * Connects the chat's store with the platform: dispatches the events of the connection, and executes what the state
 * requires. Signs in on each connection, enters the current room, sends the waiting entries of the outbox (retried
 * every 300 ms), and loads the requested history. Does not connect again when the session of the site has ended.
 *
 * @returns a function that ends the connection and all pending work
 */
export function createChatSession(parts: ChatSessionParts): () => void {
  const { store, credentials, fetchHistory, connect, encode, decode, logger, scheduler = asyncScheduler } = parts;
  const ending = new AbortController();
  let resend: Subscription | undefined;
  // Requests made so far. Each connection has its own login object, so that login and room are requested once per
  // connection.
  let requestedLogin: Login | undefined;
  let requestedRoom: { readonly login: Login; readonly id: string } | undefined;
  let requestedHistory: HistoryQuery | undefined;
  let requestedGap: Gap | undefined;
  let isOver = false;

  const channel = createReconnectingChannel({
    connect,
    reconnectDelayMs: CHAT_RECONNECT_DELAY_MS,
    openTimeoutMs: CHAT_OPEN_TIMEOUT_MS,
    heartbeat: { everyMs: CHAT_HEARTBEAT_MS, message: () => encode({ type: 'heartbeat' }), silenceLimitMs: CHAT_SILENCE_LIMIT_MS },
    scheduler,
  });
  const batcher = createBatcher<ServerEvent>({
    deliver: (events) => {
      store.dispatch(...events);
    },
    waitMs: () => (store.getState().unread.isOpen && !document.hidden ? GATHER_MS : GATHER_UNSEEN_MS),
    scheduler,
  });
  channel.state$.subscribe(handleChannel);
  channel.message$.subscribe(handleMessage);
  const unsubscribe = store.subscribe(synchronize);
  synchronize();
  // Messages that arrived while the page was hidden must be counted before the store learns that the player is back.
  const flush = () => {
    batcher.flush();
  };
  document.addEventListener('visibilitychange', flush, { capture: true });

  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', flush, { capture: true });
    ending.abort();
    batcher.dispose();
    resend?.unsubscribe();
    channel.dispose();
  };

  function handleChannel(state: ChannelState): void {
    batcher.flush();
    switch (state.status) {
      case 'connecting':
        store.dispatch({ type: 'connecting' });
        return;
      case 'open':
        store.dispatch({ type: 'opened' });
        return;
      case 'closed':
        store.dispatch({ type: 'ended' });
        logger.warn(store.getState().connection.status === 'error' ? 'chat socket error' : 'chat socket closed', {
          attempt: state.attempt,
        });
        return;
      case 'disposed':
        return;
    }
  }

  function handleMessage(message: unknown): void {
    const decoded = decode(message);
    if (!decoded.ok) {
      logger.warn('chat message not understood', { problem: decoded.problem });
      return;
    }
    if (MAY_WAIT.has(decoded.event.type)) {
      batcher.add(decoded.event);
      return;
    }
    batcher.flush();
    store.dispatch(decoded.event);
  }

  /** Executes what the state requires and has not been requested yet. */
  function synchronize(): void {
    const { connection, currentRoom, outbox, reactions } = store.getState();
    if (connection.status === 'session-over' && !isOver) {
      isOver = true;
      channel.dispose();
      logger.warn('chat session over');
      // This call is refused, which informs the site that the session has ended.
      if (credentials.kind === 'member') void credentials.fetchJwt(ending.signal);
    }
    if (connection.status === 'connected' && connection.login.status === 'pending' && connection.login !== requestedLogin) {
      requestedLogin = connection.login;
      void logIn(connection.login);
    }
    // Requests from before a loss of the connection get no answer.
    if (currentRoom.status === 'entering') requestedGap = undefined;
    if (currentRoom.status !== 'entering') {
      requestedRoom = undefined;
    } else if (
      connection.status === 'connected' &&
      connection.login.status === 'done' &&
      !(requestedRoom?.login === connection.login && requestedRoom.id === currentRoom.roomId)
    ) {
      requestedRoom = { login: connection.login, id: currentRoom.roomId };
      channel.send(encode({ type: 'join', roomId: currentRoom.roomId }));
    }
    const gap = currentRoom.status === 'joined' ? gapOf(currentRoom.view) : undefined;
    if (currentRoom.status === 'joined' && gap?.page !== undefined && gap !== requestedGap) {
      requestedGap = gap;
      const { page, from, until } = gap;
      channel.send(encode({ type: 'read-gap', roomId: currentRoom.roomId, page, from, until }));
    }
    const history = viewOf(currentRoom)?.history;
    if (history?.status === 'loading' && history.query !== requestedHistory) {
      requestedHistory = history.query;
      void loadHistory(history.query);
    }
    const due = reactions.filter(({ roomId }) => currentRoom.status === 'joined' && currentRoom.roomId === roomId);
    if (due.length > 0) {
      store.dispatch({ type: 'reactions-sent' });
      for (const reaction of due) channel.send(encode({ type: 'react', ...reaction }));
    }
    const isWaiting = outbox.some(({ state }) => state.status === 'waiting');
    if (isWaiting && !resend) {
      resend = timer(0, CHAT_RESEND_POLL_MS, scheduler).subscribe(sendWaiting);
    } else if (!isWaiting) {
      resend?.unsubscribe();
      resend = undefined;
    }
  }

  async function logIn(login: Login): Promise<void> {
    if (credentials.kind === 'guest') {
      channel.send(encode({ type: 'log-in-as-guest', guestToken: store.getState().guestToken }));
      return;
    }
    const result = await credentials.fetchJwt(ending.signal);
    // The connection for which it was fetched may have ended meanwhile.
    if (ending.signal.aborted || requestedLogin !== login || !isCurrent(login)) return;
    if (result.ok) channel.send(encode({ type: 'log-in', jwt: result.data }));
    else store.dispatch({ type: 'login-failed' });
  }

  async function loadHistory(query: HistoryQuery): Promise<void> {
    const result = await fetchHistory(query, ending.signal);
    // The next session requests it again.
    if (ending.signal.aborted) return;
    store.dispatch(
      result.ok ? { type: 'history-loaded', query, page: result.data } : { type: 'history-failed', query, failure: result.failure },
    );
  }

  function isCurrent(login: Login): boolean {
    const { connection } = store.getState();
    return connection.status === 'connected' && connection.login === login;
  }

  function sendWaiting(): void {
    const { currentRoom, outbox } = store.getState();
    if (currentRoom.status !== 'joined') return;
    for (const entry of outbox) {
      const isDue = entry.state.status === 'waiting' && entry.roomId === currentRoom.roomId;
      if (isDue && channel.send(encode(commandOf(entry)))) store.dispatch({ type: 'sent', entryId: entry.id });
    }
  }
}

function commandOf({ roomId, key, text, share, prediction, sticker, picture, reply, mentions }: OutboxEntry): ChatCommand {
  if (share) return { type: 'share', roomId, key, ticketId: share.ticketId };
  if (prediction) return { type: 'predict', roomId, key, prediction };
  const spoken = { replyId: reply?.id, mentions: mentions?.map(({ userId }) => userId) };
  if (sticker !== undefined) return { type: 'send-sticker', roomId, key, sticker, ...spoken };
  return { type: 'send', roomId, key, text, pictureId: picture?.id, ...spoken };
}
