import type { FastifyInstance } from 'fastify';
import type { Environment } from '../deployment/environment';
import { platformOrderSchema } from '../console/platformWire';
import { mayChange } from '../console/wire';
import { readBody } from './calls';
import { requireReader } from './operationRoutes';
import { CallRefusal } from './refusals';

/** Command name that no pipeline token may have. */
const COMMAND = 'platform';

/**
 * Adds the routes for tasks on the running platform. The platform's own security log records them; the service stores
 * nothing.
 */
export function addPlatformRoutes(server: FastifyInstance, { askPlatform }: Environment): void {
  server.get('/api/platform', ({ caller }) => {
    requireReader(caller, COMMAND);
    return askPlatform('desk');
  });

  server.get<{ readonly Params: { readonly name: string } }>('/api/platform/members/:name', ({ caller, params }) => {
    requireReader(caller, COMMAND);
    return askPlatform(`member/${encodeURIComponent(params.name)}`);
  });

  server.get('/api/platform/persons', ({ caller }) => {
    requireReader(caller, COMMAND);
    return askPlatform('persons');
  });

  server.get<{ readonly Params: { readonly rid: string } }>('/api/platform/rooms/:rid', ({ caller, params }) => {
    requireReader(caller, COMMAND);
    return askPlatform(`room/${encodeURIComponent(params.rid)}`);
  });

  server.get<{ readonly Params: { readonly id: string } }>('/api/platform/pictures/:id', ({ caller, params }) => {
    requireReader(caller, COMMAND);
    return askPlatform(`chat/picture/${encodeURIComponent(params.id)}`);
  });

  server.post('/api/platform', async ({ caller, body }) => {
    const { role, who } = requireReader(caller, COMMAND);
    if (!mayChange(role)) throw new CallRefusal(403, 'not-allowed', 'Viewers change nothing');
    const order = readBody(platformOrderSchema, body);
    return askPlatform(order.act, { body: order.body, who });
  });
}
