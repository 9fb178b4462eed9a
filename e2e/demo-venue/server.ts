import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import * as z from '@site/shared/wire/zod';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { SILENT_LOG, type Cashier, type GameServer, type Log, type VenueBank } from './operator';
import { addCashier } from './cashier/addCashier';
import type { Random } from './engine';
import type { DemoGame } from './games';
import { sessionRequestSchema, spinRequestSchema } from './protocol';
import { bundlePage } from './web/bundlePage';
import { createTable } from './web/createTable';
import { limitRate } from './web/limitRate';
import { refuse, RefusedError, statusOf } from './web/refusal';
import { renderPage } from './web/renderPage';
import { contentSecurityPolicy, HEADERS } from './web/securityHeaders';
import { SERVICE_PAGE } from './web/servicePage';

export interface DemoVenueOptions {
  readonly bank: VenueBank;
  /** Whose orders are paid at `/cashier`; without it that page does not exist. */
  readonly cashier?: Cashier;
  readonly games: readonly DemoGame[];
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the operator's pages are: they may frame a game and give it its ticket. */
  readonly hostOrigins: readonly string[];
  /** Of the rounds: five stops from the left, then the draw for the pools. The machine's own secure source by default. */
  readonly random?: Random;
  readonly log?: Log;
}

/** The largest request a page sends is a few hundred bytes. */
const BODY_LIMIT_BYTES = 4 * 1024;

const NOT_FOUND = 'not found';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * A game provider's own server, as a third party would run it: pages of its games and the three calls they make; and beside it a
 * payment provider's page. Of the operator it uses the bank and the cashier only. Listens on loopback only.
 *
 * @throws when the page can't be built or the port is taken
 */
export async function startDemoVenue({
  bank,
  cashier,
  games,
  port,
  hostOrigins,
  random = secureRandom,
  log = SILENT_LOG,
}: DemoVenueOptions): Promise<GameServer> {
  const server = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  answerErrors(server, log);
  await addPages(server, games, hostOrigins);
  if (cashier !== undefined) await addCashier(server, cashier);
  addCalls(server, { bank, games, random });
  await server.listen({ host: 'localhost', port });
  const address = server.server.address() as AddressInfo;
  log.info('venue-listening', { port: address.port });
  return { url: `http://localhost:${address.port}`, stop: () => server.close() };
}

/** Every failure is answered as a refusal. Addresses are logged without their query, which may contain a ticket. */
function answerErrors(server: FastifyInstance, log: Log): void {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ ...HEADERS, 'cache-control': 'no-store' });
    done();
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send(NOT_FOUND));
  server.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    const refusal =
      error instanceof RefusedError ? error.refusal : { error: status < 500 ? ('bad-request' as const) : ('unavailable' as const) };
    if (refusal.error === 'unavailable') log.error('venue-call-failed', { path: request.routeOptions.url, message: error.message });
    if (refusal.error === 'too-fast') void reply.header('retry-after', '1');
    return reply.code(statusOf(refusal)).send(refusal);
  });
}

async function addPages(server: FastifyInstance, games: readonly DemoGame[], hostOrigins: readonly string[]): Promise<void> {
  const assets = await bundlePage();
  const policy = contentSecurityPolicy(hostOrigins);
  const byCode = new Map(games.map((game) => [game.gameCode, game]));
  server.get<{ Params: { gameCode: string }; Querystring: { lang?: unknown } }>('/slot/:gameCode', (request, reply) => {
    const game = byCode.get(request.params.gameCode);
    if (game === undefined) return reply.code(404).type('text/plain; charset=utf-8').send(NOT_FOUND);
    const language = request.query.lang === 'zh-TW' ? 'zh-TW' : 'zh-CN';
    const html = renderPage({ game, language, assets, hostOrigins });
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
  server.get('/service', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(SERVICE_PAGE),
  );
  for (const { path, type, body } of [assets.script, assets.style]) {
    server.get(path, (_request, reply) =>
      reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`).type(type).send(body),
    );
  }
}

function addCalls(server: FastifyInstance, dependencies: Parameters<typeof createTable>[0]): void {
  const table = createTable(dependencies);
  const isWithinRate = limitRate(Date.now);
  const tokenOf = (request: FastifyRequest): string => {
    const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw refuse('session-over');
    if (!isWithinRate(token)) throw refuse('too-fast');
    return token;
  };
  server.post('/api/session', (request) => table.open(parseBody(sessionRequestSchema, request.body).ticket));
  server.post('/api/state', (request) => table.state(tokenOf(request)));
  server.post('/api/spin', (request) => table.spin(tokenOf(request), parseBody(spinRequestSchema, request.body)));
}

function parseBody<Body>(schema: z.core.$ZodType<Body>, body: unknown): Body {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw refuse('bad-request');
  return parsed.data;
}

/** 52 random bits: at least 0, below 1. */
function secureRandom(): number {
  return Number(randomBytes(8).readBigUInt64LE() >> 12n) / 2 ** 52;
}
