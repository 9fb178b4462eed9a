import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { refuseForeignSockets } from '@site/release/refuseForeignSockets';
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

describe('a socket at the edge', () => {
  let asked: string[];

  beforeEach(async () => {
    asked = [];
    new WebSocketServer({ server: platform }).on('connection', (_socket, { headers }) => asked.push(headers.origin ?? 'none'));
    await once(platform.listen(0, '127.0.0.1'), 'listening');
    await site.register(fastifyHttpProxy, {
      upstream: `http://127.0.0.1:${portOf(platform)}`,
      prefix: '/stream',
      websocket: true,
      preValidation: refuseForeignSockets('http://site.test'),
    });
    await site.listen({ host: '127.0.0.1', port: 0 });
  });

  const open = async (headers: Readonly<Record<string, string>>) => {
    const page = new WebSocket(`ws://127.0.0.1:${portOf(site.server)}/stream`, { headers });
    page.once('open', () => {
      page.close();
    });
    await once(page, 'close');
  };

  it.each(['http://elsewhere.test', 'null', 'http://site.test.elsewhere.test', 'https://site.test', 'http://site.test:8080'])(
    'of a page of %s is refused before it is open, and the platform is not asked',
    async (origin) => {
      await expect(open({ origin })).rejects.toThrow('403');
      expect(asked).toEqual([]);
    },
  );

  it.each([{ origin: 'http://site.test' }, {}])('of the site or of no browser opens: %j', async (headers) => {
    await open(headers);

    expect(asked).toHaveLength(1);
  });
});
