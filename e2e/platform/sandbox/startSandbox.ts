import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OperatorActions } from '../operator/createOperatorActions';
import { addOperator } from '../operator/operatorRoutes';
import type { Clock } from '../kernel';
import type { SecurityLog } from '../security-log/createSecurityLog';
import { watchOrders } from '../security-log/watchOrders';
import { createActions, type ActionDependencies } from './createActions';
import { LOOPBACK_ADDRESS, refuseAtSandbox, type SandboxPlace } from './sandboxPlace';
import { addSandbox, type SandboxDependencies } from './sandboxRoutes';

export interface RunningSandbox {
  /** URL, such as `http://127.0.0.1:4183`. */
  readonly url: string;
  stop(): Promise<void>;
}

interface OperatorDependencies {
  readonly operator: OperatorActions;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
}

type Dependencies = ActionDependencies & Omit<SandboxDependencies, 'actions' | 'kill'> & OperatorDependencies;

/** Starts the sandbox on its own server. A platform started without one has none of its calls at any address. */
export function startSandbox(place: SandboxPlace, dependencies: Dependencies): Promise<RunningSandbox> {
  return startOrders(place, dependencies, (server) => {
    addSandbox(server, { ...dependencies, actions: createActions(dependencies), kill: () => process.kill(process.pid, 'SIGKILL') });
  });
}

/** Starts the server for the operator's staff on a production platform, without the commands of the sandbox. */
export function startOperator(place: SandboxPlace, dependencies: OperatorDependencies): Promise<RunningSandbox> {
  return startOrders(place, dependencies, () => undefined);
}

/** Starts a server for commands. It rejects requests from pages and those without the secret. */
async function startOrders(
  place: SandboxPlace,
  dependencies: OperatorDependencies,
  add: (server: FastifyInstance) => void,
): Promise<RunningSandbox> {
  const server = Fastify({ logger: false, forceCloseConnections: true });
  // Reject plain text, because browsers send it to any server without a preflight request.
  server.removeContentTypeParser('text/plain');
  watchOrders(server, dependencies.securityLog);
  server.addHook('onRequest', async (request, reply) => {
    const refusal = refuseAtSandbox(request, place);
    if (refusal !== null) return reply.code(refusal.status).send({ error: refusal.error });
    return undefined;
  });
  addOperator(server, dependencies);
  add(server);
  await server.listen({ host: place.address ?? LOOPBACK_ADDRESS, port: place.port });
  const { address, family, port } = server.server.address() as AddressInfo;
  return { url: `http://${family === 'IPv6' ? `[${address}]` : address}:${String(port)}`, stop: () => server.close() };
}
