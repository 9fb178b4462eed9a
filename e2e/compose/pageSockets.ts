import type { WebSocket } from 'ws';

/**
 * Closes a platform connection that opened after its page was closed. The proxy itself only closes connections that
 * were open at that time.
 */
export const endWithPage = {
  onConnect(_context: unknown, page: WebSocket, platform: WebSocket): void {
    if (page.readyState !== page.OPEN) platform.close();
  },
};
