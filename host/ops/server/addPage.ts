import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, REVALIDATED } from '@site/release/servingRules';

/** Serves the built page: its files are named after their contents, and the page itself is revalidated each time. */
export async function addPage(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    cacheControl: false,
    allowedPath: (path) => path === '/' || path === '/index.html' || path.startsWith('/assets/'),
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATED);
    },
  });
}
