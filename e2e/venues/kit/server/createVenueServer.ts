import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { GameServer, Log } from '../operator';
import zhCN from '../react/locales/zh-CN.json';
import zhTW from '../react/locales/zh-TW.json';
import { bundlePage, type PageAssets } from './bundlePage';
import { limitRate } from './limitRate';
import { SEED_PATH, seedRequestSchema } from '../protocol';
import { refuse, RefusedError, statusOf } from './refusal';
import { renderPage, type PageLanguage, type VenueGame } from './renderPage';
import { contentSecurityPolicy, HEADERS } from './securityHeaders';

/** Page of a venue: one script and one stylesheet, served at `/<name>/<gameCode>` for each of its games. */
export interface VenuePage {
  /** Part of the URL and of its file names: `slot`. */
  readonly name: string;
  /** Folder with `main.ts` or `main.tsx`, and `styles/page.css`. */
  readonly folder: string;
  readonly games: readonly VenueGame[];
}

export interface VenueServerOptions {
  readonly pages: readonly VenuePage[];
  /** Folder of the page at `/check`, where a player can recompute a round. Its `main.tsx` calls `startCheck`. */
  readonly check?: string;
  /**
   * Returns the seed of a round as `/check` names it, or null while it is not revealed. Needed when seeds are revealed
   * later. Throws when the name is not a round.
   */
  readonly seedOf?: (round: string) => string | null;
  /** Origins of the operator's pages, which may frame a game and pass it its ticket. */
  readonly hostOrigins: readonly string[];
  readonly log: Log;
  /** Clock of the rate limit; default: this machine's clock. */
  readonly now?: () => number;
}

/** Server to which a venue adds its calls. */
export interface VenueServer {
  readonly http: FastifyInstance;
  /** Adds a call that needs no session, such as the one that opens it. */
  call<Body>(path: string, schema: z.core.$ZodType<Body>, answer: (body: Body) => Promise<unknown>): void;
  /** Adds a call that requires a session's token and is rate-limited. */
  sessionCall<Body>(path: string, schema: z.core.$ZodType<Body>, answer: (token: string, body: Body) => Promise<unknown>): void;
  /** Listens on loopback only; 0 takes any free port. */
  listen(port: number): Promise<GameServer>;
}

/** The largest request of a page is a few hundred bytes. */
const BODY_LIMIT_BYTES = 16 * 1024;

const NOT_FOUND = 'not found';

const CHECK_STYLE = join(import.meta.dirname, '../react/styles/check.css');
const CHECK_TITLE: Readonly<Record<PageLanguage, string>> = { 'zh-CN': zhCN.check_page.title, 'zh-TW': zhTW.check_page.title };

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Creates the server of a game provider, as a third party would run it: the pages of its games and the calls they make.
 * Every failure is answered as a `Refusal`; every answer has the headers of `securityHeaders.ts`.
 *
 * @throws when a page can't be built
 */
export async function createVenueServer({
  pages,
  check,
  seedOf,
  hostOrigins,
  log,
  now = Date.now,
}: VenueServerOptions): Promise<VenueServer> {
  const http = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  answerErrors(http, log);
  for (const page of pages) await addPage(http, page, hostOrigins);
  if (check !== undefined) await addCheckPage(http, check, hostOrigins);
  if (seedOf !== undefined) {
    http.post(SEED_PATH, (request) => ({ seed: seedOf(parseBody(seedRequestSchema, request.body).round) }));
  }
  const isWithinRate = limitRate(now);
  const tokenOf = (request: FastifyRequest): string => {
    const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw refuse('session-over');
    if (!isWithinRate(token)) throw refuse('too-fast');
    return token;
  };
  return {
    http,
    call(path, schema, answer) {
      http.post(path, (request) => answer(parseBody(schema, request.body)));
    },
    sessionCall(path, schema, answer) {
      http.post(path, (request) => answer(tokenOf(request), parseBody(schema, request.body)));
    },
    async listen(port) {
      await http.listen({ host: 'localhost', port });
      const address = http.server.address() as AddressInfo;
      log.info('venue-listening', { port: address.port });
      const closed = new Promise<void>((resolve) => {
        http.server.once('close', resolve);
      });
      return { url: `http://localhost:${address.port}`, closed, stop: () => http.close() };
    },
  };
}

/** Returns a controller that is aborted when the server stops or its start signal is aborted. */
export function lifetimeWithin(signal: AbortSignal | undefined): AbortController {
  const life = new AbortController();
  const end = (): void => {
    life.abort();
  };
  if (signal?.aborted === true) end();
  signal?.addEventListener('abort', end, { once: true, signal: life.signal });
  return life;
}

/** Logs paths without their query, which may contain a ticket. */
function answerErrors(http: FastifyInstance, log: Log): void {
  http.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ ...HEADERS, 'cache-control': 'no-store' });
    done();
  });
  http.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send(NOT_FOUND));
  http.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    const refusal =
      error instanceof RefusedError ? error.refusal : { error: status < 500 ? ('bad-request' as const) : ('unavailable' as const) };
    if (refusal.error === 'unavailable') log.error('venue-call-failed', { path: request.routeOptions.url, message: error.message });
    if (refusal.error === 'too-fast') void reply.header('retry-after', '1');
    return reply.code(statusOf(refusal)).send(refusal);
  });
}

async function addPage(http: FastifyInstance, { name, folder, games }: VenuePage, hostOrigins: readonly string[]): Promise<void> {
  const assets = await bundlePage(folder, name);
  const policy = contentSecurityPolicy(hostOrigins);
  const byCode = new Map(games.map((game) => [game.gameCode, game]));
  http.get<{ Params: { gameCode: string }; Querystring: { lang?: unknown } }>(`/${name}/:gameCode`, (request, reply) => {
    const game = byCode.get(request.params.gameCode);
    if (game === undefined) return reply.code(404).type('text/plain; charset=utf-8').send(NOT_FOUND);
    const language = languageOf(request.query.lang);
    const html = renderPage({ title: game.name[language], gameCode: game.gameCode, language, assets, hostOrigins });
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
  addAssets(http, assets);
}

async function addCheckPage(http: FastifyInstance, folder: string, hostOrigins: readonly string[]): Promise<void> {
  const assets = await bundlePage(folder, 'check', CHECK_STYLE);
  const policy = contentSecurityPolicy(hostOrigins);
  http.get<{ Querystring: { lang?: unknown } }>('/check', (request, reply) => {
    const language = languageOf(request.query.lang);
    const html = renderPage({ title: CHECK_TITLE[language], language, assets, hostOrigins });
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
  addAssets(http, assets);
}

function addAssets(http: FastifyInstance, { script, style }: PageAssets): void {
  for (const { path, type, body } of [script, style]) {
    http.get(path, (_request, reply) =>
      reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`).type(type).send(body),
    );
  }
}

function languageOf(wanted: unknown): PageLanguage {
  return wanted === 'zh-TW' ? 'zh-TW' : 'zh-CN';
}

function parseBody<Body>(schema: z.core.$ZodType<Body>, body: unknown): Body {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw refuse('bad-request');
  return parsed.data;
}
