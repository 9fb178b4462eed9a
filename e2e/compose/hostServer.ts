import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { STREAM_COMPRESSION } from '@site/platform/kernel/streamLimits';
import { deploymentManifestSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { ManifestTrust } from '@site/shared/deployment/manifestTrust';
import { APP_ICONS, appFiles, ownBrand } from '@site/release/appFiles';
import { drawAppIcons } from '@site/release/appIcons';
import { hostBuilds } from '@site/release/hostBuilds';
import { captchaFrameHeaders, hostHeaders, pageHeaders, type PageOrigins } from '@site/release/securityHeaders';
import { drawSocialPicture, SOCIAL_PICTURE } from '@site/release/socialPicture';
import { refuseForeignSockets } from '@site/release/refuseForeignSockets';
import { homeLinks, servedPage } from '@site/release/servedPage';
import { isPublicFile } from '@site/release/publicFiles';
import {
  BODY_LIMIT_MIB,
  DOT_PATHS,
  FORWARDED_HEADERS,
  HEALTH_PATH,
  KEPT_A_DAY,
  MISSING_PATHS,
  NEVER_KEPT,
  PLATFORM_PREFIXES,
  REDIRECTS,
  REVALIDATED,
  STREAM_PREFIX,
} from '@site/release/servingRules';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { BUILD_FILES } from './buildFiles';
import { readWholeBodies, unreadableRequests } from './edgeAnswers';
import { endWithPage } from './pageSockets';
import { finishText } from './textAnswers';

/** Response of `/deployment.json`: a file read at each request, a text, or a fault. */
export type DeploymentAnswer =
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
  /** Origins for the Content-Security-Policy. They are fixed while the server runs, as for an open page. */
  readonly origins: PageOrigins;
  readonly deployment: () => DeploymentAnswer;
  /**
   * Returns the settings by which the page verifies a manifest. It is called for each page request, because keys are
   * rotated meanwhile.
   */
  readonly trust: () => ManifestTrust;
  /**
   * Folder of the build. Default: the newest build of the host, and the files of the previous one for pages that were
   * opened before.
   */
  readonly root?: string;
}

/**
 * Serves a build of the host by the rules of the production nginx: hashed files are immutable, html and manifest are
 * revalidated, calls are proxied.
 */
export async function startHostServer({
  origin,
  platformOrigin,
  origins,
  deployment,
  trust,
  root,
}: HostServerOptions): Promise<HostServer> {
  const builds = root === undefined ? hostBuilds() : [root];
  const html = readFileSync(join(builds[0], 'index.html'), 'utf8');
  const ofPage = pageHeaders(origins, origin);
  const headers = hostHeaders(origin);

  const server: FastifyInstance = fastify({
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT_MIB * 1024 * 1024,
    ...unreadableRequests(headers),
  });
  readWholeBodies(server);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  server.addHook('onSend', finishText);
  for (const prefix of [...PLATFORM_PREFIXES, HEALTH_PATH]) {
    await server.register(fastifyHttpProxy, {
      upstream: platformOrigin,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === STREAM_PREFIX,
      preValidation: refuseForeignSockets(origin),
      // Bodies are buffered already.
      proxyPayloads: false,
      replyOptions: {
        rewriteRequestHeaders: (request, sent) => ({ ...withoutForwarded(sent), ...forwardedOf(request, origin) }),
      },
      wsClientOptions: socketOptions(origin),
      wsServerOptions: { perMessageDeflate: STREAM_COMPRESSION },
      wsHooks: endWithPage,
    });
  }
  await server.register(fastifyStatic, {
    root: builds.map((dir) => join(dir, 'assets')),
    prefix: '/assets/',
    ...BUILD_FILES,
  });
  const ofFrame = captchaFrameHeaders(origin);
  await server.register(fastifyStatic, {
    root: join(builds[0], 'captcha'),
    prefix: '/captcha/',
    decorateReply: false,
    preCompressed: true,
    allowedPath: isPublicFile,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.headers({ ...ofFrame, 'cache-control': REVALIDATED });
    },
  });
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const manifest = servedManifest(deployment());
    const links = pathOf(url) === '/' ? homeLinks(html, manifest?.remotes ?? {}) : undefined;
    return reply
      .headers({ ...ofPage, 'cache-control': REVALIDATED, ...(links !== undefined && { link: links }) })
      .type('text/html; charset=utf-8')
      .send(servedPage(html, trust(), manifest, origin));
  };
  for (const path of Object.keys(appFiles(ownBrand()))) {
    server.get(path, (_request, reply) => {
      const file = appFiles(servedManifest(deployment()) ?? ownBrand())[path];
      return file === undefined ? sendMissing(reply) : reply.type(file.type).header('cache-control', REVALIDATED).send(file.content);
    });
  }
  server.get(SOCIAL_PICTURE, async (_request, reply) => {
    const picture = await drawSocialPicture(servedManifest(deployment()) ?? ownBrand());
    return reply.type('image/png').header('cache-control', KEPT_A_DAY).send(picture);
  });
  for (const path of Object.keys(APP_ICONS)) {
    server.get(path, async (_request, reply) => {
      const icons = await drawAppIcons(servedManifest(deployment()) ?? ownBrand());
      return reply.type('image/png').header('cache-control', KEPT_A_DAY).send(icons[path]);
    });
  }
  for (const { path, to } of REDIRECTS) server.get(path, (_request, reply) => reply.header('cache-control', NEVER_KEPT).redirect(to, 302));
  server.get('/deployment.json', (_request, reply) => sendDeployment(deployment(), reply));
  server.setNotFoundHandler((request, reply) => (isNavigation(request) ? sendPage(request, reply) : sendMissing(reply)));
  await server.listen({ host: 'localhost', port: Number(new URL(origin).port) });
  return { stop: () => server.close() };
}

function withoutForwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !FORWARDED_HEADERS.some((each) => each === name)));
}

/**
 * Returns the proxy options for sockets, whose header option the proxy's types omit. The proxy forwards no headers by
 * default; the platform validates the origin of the page that opens a socket.
 */
function socketOptions(origin: string): object {
  return {
    // The connection to the browser is compressed instead.
    perMessageDeflate: false,
    rewriteRequestHeaders: (sent: IncomingHttpHeaders, request: FastifyRequest) => ({
      ...sent,
      ...(request.headers.origin !== undefined && { origin: request.headers.origin }),
      ...forwardedOf(request, origin),
    }),
  };
}

/** Returns the forwarding headers for a client of this server. */
function forwardedOf({ socket }: { readonly socket: { readonly remoteAddress?: string | undefined } }, origin: string) {
  const { host, protocol } = new URL(origin);
  return { 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host };
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', NEVER_KEPT).send('not found');
}

const DOT_PATH = new RegExp(DOT_PATHS);

/** Paths that contain files and no addresses of the application. */
const FILES = ['/assets/', '/captcha/'] as const;

/**
 * Returns true for a page navigation. Every address of the application serves the same page; a missing file or a call
 * does not. Browsers send `Sec-Fetch-*` headers; for other clients an address without a file extension counts as one of
 * the application.
 */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || FILES.some((prefix) => url.startsWith(prefix))) return false;
  const path = pathOf(url);
  if (DOT_PATH.test(path) || MISSING_PATHS.some((missing) => missing === path)) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return extname(path) === '';
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** Returns the manifest for rendering the page, as `pnpm serving` uses it. */
function servedManifest(answer: DeploymentAnswer): DeploymentManifest | undefined {
  if (answer.kind !== 'file' && answer.kind !== 'text') return undefined;
  try {
    return deploymentManifestSchema.parse(JSON.parse(answer.kind === 'file' ? readFileSync(answer.path, 'utf8') : answer.body));
  } catch {
    return undefined;
  }
}

function sendDeployment(answer: DeploymentAnswer, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', REVALIDATED);
  switch (answer.kind) {
    case 'file':
      return reply.type('application/json').send(readFileSync(answer.path, 'utf8'));
    case 'text':
      return reply.type(answer.contentType).send(answer.body);
    case 'not-found':
      return sendMissing(reply);
    case 'hang':
      return reply.hijack();
  }
}
