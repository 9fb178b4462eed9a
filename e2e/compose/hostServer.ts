import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { buildDir, readCurrentBuild } from '@site/shared/release/currentBuild';
import { packageDir } from '@site/shared/release/packages';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { contentSecurityPolicy, HOST_HEADERS } from './securityHeaders';

/** Calls a production edge hands to the operator. `/game/api` and not `/game`, whose other addresses are pages. */
const PLATFORM_PREFIXES = ['/site', '/act', '/fd', '/game/api', '/stream'] as const;

/** What `/deployment.json` answers: a manifest, a file as it stands at that moment, any other text, or a fault. */
export type DeploymentAnswer =
  | { readonly kind: 'manifest'; readonly manifest: DeploymentManifest }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'text'; readonly body: string; readonly contentType: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'hang' };

export interface HostServer {
  stop(): Promise<void>;
}

export interface HostServerOptions {
  readonly origin: string;
  readonly platformOrigin: string;
  /** Origins for the policy; fixed for as long as the server runs, as for an open page. */
  readonly origins: Pick<DeploymentManifest, 'remoteOrigins' | 'gameOrigins'>;
  readonly deployment: () => DeploymentAnswer;
  /** Folder of the build; the newest of the host when left out. */
  readonly root?: string;
}

/** Serves a build of the host as a production edge would: hashed files for ever, html and manifest revalidated, calls passed on. */
export async function startHostServer({
  origin,
  platformOrigin,
  origins,
  deployment,
  root = newestBuild(),
}: HostServerOptions): Promise<HostServer> {
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const policy = contentSecurityPolicy(origins, origin);

  const server: FastifyInstance = fastify({ forceCloseConnections: true, bodyLimit: 16 * 1024 * 1024 });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(HOST_HEADERS));
  server.addHook('onSend', compressText);
  for (const prefix of PLATFORM_PREFIXES) {
    await server.register(fastifyHttpProxy, { upstream: platformOrigin, prefix, rewritePrefix: prefix, websocket: prefix === '/stream' });
  }
  await server.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
  });
  const sendPage = (reply: FastifyReply): FastifyReply =>
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8').send(html);
  server.get('/deployment.json', (_request, reply) => sendDeployment(deployment(), reply));
  server.setNotFoundHandler((request, reply) => (isNavigation(request) ? sendPage(reply) : reply.code(404).send('not found')));
  await server.listen({ host: 'localhost', port: Number(new URL(origin).port) });
  return { stop: () => server.close() };
}

function newestBuild(): string {
  const current = readCurrentBuild(packageDir('host'));
  if (current === undefined) throw new Error('The host is not built: pnpm build');
  return buildDir(packageDir('host'), current.version);
}

const compress = promisify(brotliCompress);

/** Html and manifest, which are made here; files stand compressed beside themselves, and calls pass through as they are. */
async function compressText({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || !(headers['accept-encoding'] ?? '').includes('br')) return payload;
  reply.removeHeader('content-length').headers({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  return compress(payload);
}

/**
 * Every address of the application is the same page; a missing file, or a call that no page is asked for by, is not. Browsers say what
 * they are asking for; of other clients an address without a file's ending is taken as one of the application.
 */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/assets/')) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return extname(new URL(url, 'http://host').pathname) === '';
}

function sendDeployment(answer: DeploymentAnswer, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-cache');
  switch (answer.kind) {
    case 'manifest':
      return reply.send(answer.manifest);
    case 'file':
      return reply.type('application/json').send(readFileSync(answer.path, 'utf8'));
    case 'text':
      return reply.type(answer.contentType).send(answer.body);
    case 'not-found':
      return reply.code(404).send('not found');
    case 'hang':
      return reply.hijack();
  }
}
