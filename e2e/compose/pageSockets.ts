import type { WebSocket } from 'ws';

/** Ends a connection to the platform that opened after its page had gone: the proxy itself ends those alone that were open by then. */
export const endWithPage = {
  onConnect(_context: unknown, page: WebSocket, platform: WebSocket): void {
    if (page.readyState !== page.OPEN) platform.close();
  },
};
