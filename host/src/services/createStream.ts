import type { Logger, StreamChannel, StreamConnection, StreamHandlers, StreamService } from '@site/shared/contract/services';

export interface StreamPorts {
  /** Origin of the page, such as `https://site.example`, which also serves the streams. */
  readonly origin: string;
  readonly siteId: string;
  /** Returns the player's current language, such as `zh-TW`. Read when a stream is opened. */
  readonly language: () => string;
  readonly logger: Logger;
  readonly openSocket: (url: string) => WebSocket;
}

/** Stream service with the `member` channel, which only the host uses, once per page. */
export interface HostStream extends StreamService {
  connect(channel: StreamChannel | 'member', handlers: StreamHandlers): StreamConnection;
}

/**
 * Creates the sockets for remotes; each call opens one connection. Messages are parsed but not validated, because the
 * remote validates them. A message that is not JSON is logged and dropped.
 */
export function createStream({ origin, siteId, language, logger, openSocket }: StreamPorts): HostStream {
  return {
    connect(channel, handlers) {
      let isOver = false;
      const end = () => {
        if (isOver) return;
        isOver = true;
        handlers.onClose();
      };

      const socket = tryOpen(streamUrl(origin, channel, { siteId, language: language() }), openSocket, (error) => {
        logger.warn('stream not opened', { channel, error });
      });
      if (!socket) {
        // Defer the call until the caller has the connection.
        queueMicrotask(end);
        return { send: () => false, close: end };
      }
      socket.addEventListener('open', () => {
        // Closing a connecting socket prints a warning in the console, so it is closed here instead.
        if (isOver) socket.close();
        else handlers.onOpen();
      });
      socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isOver) return;
        const message = parseMessage(data);
        if (message === undefined) logger.warn('stream message is no JSON', { channel });
        else handlers.onMessage(message);
      });
      // An error is always followed by a close.
      socket.addEventListener('close', end);
      return {
        send(message) {
          if (isOver || socket.readyState !== WebSocket.OPEN) return false;
          socket.send(JSON.stringify(message));
          return true;
        },
        close() {
          if (socket.readyState !== WebSocket.CONNECTING) socket.close();
          end();
        },
      };
    },
  };
}

/**
 * Returns the address of a channel. The chat's handshake contains the client and the site (decision 42). Every channel
 * carries the language, because messages contain names and texts.
 */
function streamUrl(
  origin: string,
  channel: StreamChannel | 'member',
  caller: { readonly siteId: string; readonly language: string },
): string {
  const url = new URL(`/stream/api/v1/${channel}`, origin.replace(/^http/, 'ws'));
  const { siteId, language } = caller;
  url.search = new URLSearchParams({ ...(channel === 'chat' && { clientType: 'web', siteId }), language }).toString();
  return url.href;
}

function tryOpen(url: string, openSocket: StreamPorts['openSocket'], onError: (error: unknown) => void): WebSocket | undefined {
  try {
    return openSocket(url);
  } catch (error) {
    onError(error);
    return undefined;
  }
}

function parseMessage(data: unknown): unknown {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
