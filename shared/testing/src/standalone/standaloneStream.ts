import type { StreamService } from '@site/shared/contract/services';

/** Opens sockets to the development server, which proxies them to the platform. */
export function createStandaloneStream(origin: string): StreamService {
  return {
    connect(channel, handlers) {
      const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/stream/api/v1/${channel}?clientType=web&siteId=1001`);
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        handlers.onClose();
      };
      socket.addEventListener('open', () => {
        // Closing a socket while it is connecting logs a warning in the browser's console, so close it once it has
        // connected.
        if (isOver) socket.close();
        else handlers.onOpen();
      });
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (!isOver) handlers.onMessage(JSON.parse(data));
      });
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
