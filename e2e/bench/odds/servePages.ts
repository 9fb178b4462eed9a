import { join } from 'node:path';
import fastifyHttpProxy from '@fastify/http-proxy';
import { PLATFORM_PREFIXES, STREAM_PREFIX } from '@site/release/servingRules';
import { build } from 'esbuild';
import fastify from 'fastify';

const PAGE_DIR = join(import.meta.dirname, 'page');

/** Pages that the product is compared with, by path. */
export const PAGES = { '/by-hand': 'byHand', '/ag-grid': 'agGrid' } as const;

const EMPTY = 'data:,';

/**
 * Serves the pages with production builds of their scripts, and proxies calls and the stream to the platform as the
 * site's server does.
 */
export async function servePages(port: number, platformOrigin: string): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const files = await bundle();
  const server = fastify({ forceCloseConnections: true });
  for (const prefix of PLATFORM_PREFIXES) {
    await server.register(fastifyHttpProxy, {
      upstream: platformOrigin,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === STREAM_PREFIX,
    });
  }
  for (const [path, name] of Object.entries(PAGES)) {
    server.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(html(name)));
  }
  for (const [name, body] of files) {
    server.get(`/${name}`, (_request, reply) => reply.type(name.endsWith('.js') ? 'text/javascript' : 'text/css').send(body));
  }
  await server.listen({ host: 'localhost', port });
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

async function bundle(): Promise<ReadonlyMap<string, Buffer>> {
  const { outputFiles } = await build({
    entryPoints: Object.values(PAGES).flatMap((name) => [join(PAGE_DIR, `${name}.ts`), join(PAGE_DIR, `${name}.css`)]),
    outdir: PAGE_DIR,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(PAGE_DIR.length + 1), Buffer.from(contents)]));
}

function html(name: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="${EMPTY}"><link rel="stylesheet" href="/${name}.css"></head><body><script src="/${name}.js"></script></body></html>`;
}
