import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { endWithPage } from './pageSockets';

let platform: Server;
let site: FastifyInstance;

beforeEach(() => {
  platform = createServer();
  site = fastify({ forceCloseConnections: true });
});
afterEach(async () => {
  await site.close();
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
});

const portOf = (server: Server) => String((server.address() as AddressInfo).port);

it('a page that goes while its stream is being opened leaves no connection to the platform behind', async () => {
  const sockets = new WebSocketServer({ noServer: true });
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  const asked = once(platform, 'upgrade') as Promise<Parameters<typeof sockets.handleUpgrade>>;
  await site.register(fastifyHttpProxy, {
    upstream: `http://127.0.0.1:${portOf(platform)}`,
    prefix: '/stream',
    websocket: true,
    wsHooks: endWithPage,
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
  const page = new WebSocket(`ws://127.0.0.1:${portOf(site.server)}/stream`);
  await once(page, 'open');
  const [request, socket, head] = await asked;

  page.close();
  await once(page, 'close');
  const connection = await new Promise<WebSocket>((resolve) => {
    sockets.handleUpgrade(request, socket, head, resolve);
  });

  await once(connection, 'close');
  expect(connection.readyState).toBe(WebSocket.CLOSED);
});
