import type { StreamService } from '../contract/services';

/** Sockets to the development server, which passes them on to the platform. */
export function createStandaloneStream(origin: string): StreamService {
  return {
    connect(channel, handlers) {
      const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/stream/api/v1/${channel}?clientType=web&siteId=1001`);
      socket.addEventListener('open', () => {
        handlers.onOpen();
      });
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        handlers.onMessage(JSON.parse(data));
      });
      socket.addEventListener('close', () => {
        handlers.onClose();
      });
      return {
        send(message) {
          if (socket.readyState !== WebSocket.OPEN) return false;
          socket.send(JSON.stringify(message));
          return true;
        },
        close: () => {
          socket.close();
        },
      };
    },
  };
}
