import type { Logger, StreamChannel, StreamConnection, StreamHandlers, StreamService } from '@site/shared/contract/services';

export interface StreamPorts {
  /** Origin of the page, such as `https://site.example`, which also serves the streams. */
  readonly origin: string;
  readonly siteId: string;
  /** The player's language, such as `zh-TW`, as it is when a stream is opened. */
  readonly language: () => string;
  readonly logger: Logger;
  readonly openSocket: (url: string) => WebSocket;
}

/** The streams as the host itself uses them: that of the member is its own, one per page. */
export interface HostStream extends StreamService {
  connect(channel: StreamChannel | 'member', handlers: StreamHandlers): StreamConnection;
}

/**
 * Sockets for remotes: each call opens one connection. Messages are parsed but not validated; the remote validates them.
 * A message that is no JSON is logged and dropped.
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
        // Not before the caller has its handle.
        queueMicrotask(end);
        return { send: () => false, close: end };
      }
      socket.addEventListener('open', () => {
        // Closing a socket that is still connecting would be a warning in the browser's console: it is closed when it has connected.
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

/** Decision 42: the chat's handshake names the client and the site. Messages contain names and texts, so every channel carries the language. */
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
