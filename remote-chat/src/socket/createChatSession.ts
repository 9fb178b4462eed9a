import { asyncScheduler, timer, type SchedulerLike, type Subscription } from 'rxjs';
import type { CallResult, Logger } from '@site/shared/contract';
import { createReconnectingChannel, type ChannelState, type Connection, type ConnectionHandlers } from '@site/shared/socket';
import type { ChatCommand, Decoded } from '../api/chatCodec';
import type { ChatStore } from '../room/chatStore';
import type { EarlierPage, EarlierQuery } from '../room/earlier';
import { viewOf } from '../room/place';
import { CHAT_HEARTBEAT_MS, CHAT_OPEN_TIMEOUT_MS, CHAT_RECONNECT_DELAY_MS, CHAT_RESEND_POLL_MS, CHAT_SILENCE_LIMIT_MS } from './limits';
import type { Login } from './link';

/** As whom the platform is asked to take us. */
export type ChatCredentials =
  { readonly kind: 'guest' } | { readonly kind: 'member'; readonly fetchJwt: (signal: AbortSignal) => Promise<CallResult<string>> };

export interface ChatSessionParts {
  readonly store: ChatStore;
  readonly credentials: ChatCredentials;
  readonly fetchEarlier: (query: EarlierQuery, signal: AbortSignal) => Promise<CallResult<EarlierPage>>;
  readonly connect: (handlers: ConnectionHandlers) => Connection;
  readonly encode: (command: ChatCommand) => unknown;
  readonly decode: (message: unknown) => Decoded;
  readonly logger: Logger;
  /** Time, for tests. */
  readonly scheduler?: SchedulerLike;
}

/**
 * Connects the chat's state with the platform: tells the state what happens on the connection, and does what the state calls for. It
 * signs in when it is connected, enters the room that is wanted, hands over what waits in the outbox, every 300 ms until it can, and
 * reads the earlier messages that are asked for.
 *
 * @returns ends the connection and everything that was under way
 */
export function createChatSession(parts: ChatSessionParts): () => void {
  const { store, credentials, fetchEarlier, connect, encode, decode, logger, scheduler = asyncScheduler } = parts;
  const ending = new AbortController();
  let resend: Subscription | undefined;
  // What was asked for already. A login stands for one connection, so that another asks anew, for the room too.
  let askedLogin: Login | undefined;
  let askedRoom: { readonly login: Login; readonly id: string } | undefined;
  let askedEarlier: EarlierQuery | undefined;

  const channel = createReconnectingChannel({
    connect,
    reconnectDelayMs: CHAT_RECONNECT_DELAY_MS,
    openTimeoutMs: CHAT_OPEN_TIMEOUT_MS,
    heartbeat: { everyMs: CHAT_HEARTBEAT_MS, message: () => encode({ type: 'heartbeat' }), silenceLimitMs: CHAT_SILENCE_LIMIT_MS },
    scheduler,
  });
  channel.state$.subscribe(handleChannel);
  channel.message$.subscribe(handleMessage);
  const unsubscribe = store.subscribe(pursue);
  pursue();

  return () => {
    unsubscribe();
    ending.abort();
    resend?.unsubscribe();
    channel.dispose();
  };

  function handleChannel(state: ChannelState): void {
    switch (state.status) {
      case 'connecting':
        store.dispatch({ type: 'connecting' });
        return;
      case 'open':
        store.dispatch({ type: 'opened' });
        return;
      case 'closed':
        store.dispatch({ type: 'ended' });
        logger.warn(store.getState().link.status === 'error' ? 'chat socket error' : 'chat socket closed', { attempt: state.attempt });
        return;
      case 'disposed':
        return;
    }
  }

  function handleMessage(message: unknown): void {
    const decoded = decode(message);
    if (decoded.ok) store.dispatch(decoded.event);
    else logger.warn('chat message not understood', { problem: decoded.problem });
  }

  /** Does what the state calls for and has not been done. */
  function pursue(): void {
    const { link, place, outbox } = store.getState();
    if (link.status === 'connected' && link.login.kind === 'pending' && link.login !== askedLogin) {
      askedLogin = link.login;
      void logIn(link.login);
    }
    if (place.status !== 'entering') {
      askedRoom = undefined;
    } else if (
      link.status === 'connected' &&
      link.login.kind === 'done' &&
      !(askedRoom?.login === link.login && askedRoom.id === place.roomId)
    ) {
      askedRoom = { login: link.login, id: place.roomId };
      channel.send(encode({ type: 'join', roomId: place.roomId }));
    }
    const earlier = viewOf(place)?.earlier;
    if (earlier?.status === 'reading' && earlier.query !== askedEarlier) {
      askedEarlier = earlier.query;
      void readEarlier(earlier.query);
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
      channel.send(encode({ type: 'log-in-as-guest' }));
      return;
    }
    const result = await credentials.fetchJwt(ending.signal);
    // The connection it was fetched for may have ended meanwhile.
    if (ending.signal.aborted || askedLogin !== login || !isStill(login)) return;
    if (result.ok) channel.send(encode({ type: 'log-in', jwt: result.data }));
    else store.dispatch({ type: 'login-failed' });
  }

  async function readEarlier(query: EarlierQuery): Promise<void> {
    const result = await fetchEarlier(query, ending.signal);
    // Whoever holds the socket next asks for it again.
    if (ending.signal.aborted) return;
    store.dispatch(
      result.ok ? { type: 'earlier-came', query, page: result.data } : { type: 'earlier-failed', query, failure: result.failure },
    );
  }

  function isStill(login: Login): boolean {
    const { link } = store.getState();
    return link.status === 'connected' && link.login === login;
  }

  function sendWaiting(): void {
    const { place, outbox } = store.getState();
    if (place.status !== 'inside') return;
    for (const { id, roomId, text, share, state } of outbox) {
      const isDue = state.status === 'waiting' && roomId === place.roomId;
      const command: ChatCommand = share ? { type: 'share', roomId, ticketId: share.ticketId } : { type: 'say', roomId, text };
      if (isDue && channel.send(encode(command))) store.dispatch({ type: 'sent', entryId: id });
    }
  }
}
