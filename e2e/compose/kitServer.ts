import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { WORKSPACE_DIR } from '@site/release/packages';
import { contentSecurityPolicy, documentHeaders, hostHeaders } from '@site/release/securityHeaders';
import fastify from 'fastify';

/** Serves the component page that `pnpm kit --build` wrote, with the Content-Security-Policy of the site. */
export async function startKitServer(origin: string): Promise<{ stop(): Promise<void> }> {
  const server = fastify({ forceCloseConnections: true });
  const policy = contentSecurityPolicy({ remoteOrigins: [], gameOrigins: [], remoteIds: [] }, origin);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ ...hostHeaders(origin), ...documentHeaders(origin), 'content-security-policy': policy });
    done();
  });
  await server.register(fastifyStatic, { root: join(WORKSPACE_DIR, '.site', 'kit') });
  await server.listen({ host: 'localhost', port: Number(new URL(origin).port) });
  return { stop: () => server.close() };
}
