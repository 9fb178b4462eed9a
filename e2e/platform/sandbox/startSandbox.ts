import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { SecurityLog } from '../security-log/createSecurityLog';
import { watchOrders } from '../security-log/watchOrders';
import { createActions, type ActionDependencies } from './createActions';
import { LOOPBACK_ADDRESS, refuseAtSandbox, type SandboxPlace } from './sandboxPlace';
import { addSandbox, type SandboxDependencies } from './sandboxRoutes';

export interface RunningSandbox {
  /** `http://127.0.0.1:4193` */
  readonly url: string;
  stop(): Promise<void>;
}

type Dependencies = ActionDependencies & Omit<SandboxDependencies, 'actions' | 'kill'> & { readonly securityLog: SecurityLog };

/** The sandbox's own server. A platform that was not asked for one has none of its calls at any address. */
export async function startSandbox(place: SandboxPlace, dependencies: Dependencies): Promise<RunningSandbox> {
  const server = Fastify({ logger: false, forceCloseConnections: true });
  // A text is no command: browsers send one to any server without asking it.
  server.removeContentTypeParser('text/plain');
  watchOrders(server, dependencies.securityLog);
  server.addHook('onRequest', async (request, reply) => {
    const refusal = refuseAtSandbox(request, place);
    if (refusal !== null) return reply.code(refusal.status).send({ error: refusal.error });
    return undefined;
  });
  addSandbox(server, { ...dependencies, actions: createActions(dependencies), kill: () => process.kill(process.pid, 'SIGKILL') });
  await server.listen({ host: place.address ?? LOOPBACK_ADDRESS, port: place.port });
  const { address, family, port } = server.server.address() as AddressInfo;
  return { url: `http://${family === 'IPv6' ? `[${address}]` : address}:${String(port)}`, stop: () => server.close() };
}
