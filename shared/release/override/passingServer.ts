import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { REPORTS_PATH, TELEMETRY_PATH } from '@site/shared/wire/reports';
import { refuseForeignSockets } from '../refuseForeignSockets';
import type { ManifestSigner } from '../signingKeys';
import { nextRevision } from '../siteFiles';
import { fetchManifest, MANIFEST_PATH } from './deployedSite';
import { BUILDS_PREFIX, buildsPath, overrideHeaders, overridePage, type Override } from './siteOverride';

/** Response headers that are preserved for a build's file. */
const FILE_HEADERS = ['content-type', 'cache-control'] as const;

export interface PassingServerOptions extends Override {
  /** Returns the manifest that replaces the site's. */
  readonly change: (manifest: DeploymentManifest) => Promise<DeploymentManifest>;
  /** Signs the changed manifest, because the site's signature does not match it. */
  readonly signer: ManifestSigner;
  /** Called with the reason why the site's manifest cannot be shown; repeated only when the reason changes. */
  readonly onFault: (message: string) => void;
}

/**
 * Serves a page on this machine that proxies the deployed site: page, files, calls and streams are forwarded and
 * returned unchanged, except the manifest and texts that contain the origin. It writes nothing to the site; reports of
 * the page stay on this machine.
 */
export async function startPassingServer({
  change,
  signer,
  onFault,
  ...override
}: PassingServerOptions): Promise<{ stop(): Promise<void> }> {
  const { site, page } = override;
  const server = fastify({ forceCloseConnections: true });
  const builds = new Map<string, string>();
  const compose = createComposer(change);

  let lastFault: string | undefined;
  server.get(MANIFEST_PATH, async (_request, reply) => {
    try {
      const manifest = await fetchManifest(site);
      lastFault = undefined;
      for (const origin of manifest.remoteOrigins) builds.set(buildsPath(origin), origin);
      return await reply
        .header('cache-control', 'no-cache')
        .type('application/json')
        .send(signer.sign(await compose(manifest)));
    } catch (error) {
      // An invalid manifest is never signed here: this page must not run code that the site's own page refuses.
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== lastFault) onFault(fault);
      lastFault = fault;
      return reply.code(502).type('text/plain; charset=utf-8').send(fault);
    }
  });
  server.get<{ Params: { host: string; '*': string } }>(`${BUILDS_PREFIX}/:host/*`, ({ params }, reply) => {
    const origin = builds.get(`${BUILDS_PREFIX}/${params.host}`);
    return origin === undefined ? reply.code(404).send('not found') : passFile(`${origin}/${params['*']}`, reply);
  });
  await server.register((reports, _options, done) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume().once('end', () => {
        parsed(null);
      });
    });
    for (const path of [REPORTS_PATH, TELEMETRY_PATH]) reports.post(path, (_request, reply) => reply.code(204).send());
    done();
  });
  await server.register(fastifyHttpProxy, {
    upstream: site,
    prefix: '/',
    websocket: true,
    preValidation: refuseForeignSockets(page),
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => asFromSite(headers, override),
      rewriteHeaders: (headers) => overrideHeaders(headers, override) as IncomingHttpHeaders,
      onResponse: (_request, reply, { stream }) => {
        const isHtml = String(reply.getHeader('content-type')).startsWith('text/html');
        if (!isHtml) return void reply.send(stream);
        // The browser must not cache it, because the next run has another key.
        for (const name of ['content-length', 'etag', 'last-modified']) void reply.removeHeader(name);
        void reply.header('cache-control', 'no-store');
        text(stream).then(
          (html) => reply.send(overridePage(html, override)),
          (error: unknown) => reply.send(error),
        );
      },
    },
    wsClientOptions: socketOptions(override),
  });
  await server.listen({ host: 'localhost', port: Number(new URL(page).port) });
  return { stop: () => server.close() };
}

/** Assigns a new revision only when the manifest has changed, because an open page applies each higher revision. */
function createComposer(change: PassingServerOptions['change']): (manifest: DeploymentManifest) => Promise<DeploymentManifest> {
  let last = { content: '', revision: 0 };
  return async (manifest) => {
    const changed = await change(manifest);
    const content = JSON.stringify({ ...changed, revision: 0 });
    if (content !== last.content) last = { content, revision: nextRevision(Math.max(last.revision, manifest.revision)) };
    return { ...changed, revision: last.revision };
  };
}

async function passFile(url: string, reply: FastifyReply): Promise<FastifyReply> {
  const answer = await fetch(url);
  for (const name of FILE_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Returns the headers with the site's own origin, because its platform validates the origin of calls and sockets. A
 * page is requested completely and uncompressed, so it can be changed.
 */
function asFromSite(headers: IncomingHttpHeaders, { site, page }: Override): IncomingHttpHeaders {
  const { 'if-none-match': _tag, 'if-modified-since': _time, ...whole } = headers;
  return {
    ...(headers.accept?.includes('text/html') === true ? { ...whole, 'accept-encoding': 'identity' } : headers),
    ...(headers.origin === page ? { origin: site } : {}),
    ...(headers.referer === undefined ? {} : { referer: headers.referer.replace(page, site) }),
  };
}

/**
 * Returns the proxy options for sockets, whose header option the proxy's types omit. The proxy forwards no headers by
 * default.
 */
function socketOptions(override: Override): object {
  return {
    rewriteRequestHeaders: (sent: IncomingHttpHeaders, { headers }: FastifyRequest) =>
      asFromSite({ ...sent, ...(headers.origin === undefined ? {} : { origin: headers.origin }) }, override),
  };
}
