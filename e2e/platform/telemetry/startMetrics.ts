import type { AddressInfo } from 'node:net';
import { check } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import type { Metrics } from './createMetrics';
import { processMetrics } from './processMetrics';

export interface MetricsPlace {
  /** Port; 0 takes any free one. */
  readonly port: number;
  /** Address of this machine, by default 127.0.0.1. */
  readonly address?: string;
}

export interface RunningMetrics {
  /** URL, such as `http://127.0.0.1:4184`. */
  readonly url: string;
  stop(): Promise<void>;
}

const LOOPBACK_ADDRESS = '127.0.0.1';

const nameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** Change by operations, as reported by `pnpm ops`. Its record is the audit log of the themed build. */
const operationSchema = z.object({
  command: nameSchema,
  themedBuild: nameSchema,
  revision: z.int(),
  /** Time in ISO 8601, UTC. */
  at: z.iso.datetime(),
  who: z.string().check(z.maxLength(200)),
  why: z.string().check(z.maxLength(1_000)),
  /** Changed remotes; empty when only facts of the themed build changed. */
  remotes: z.array(nameSchema).check(z.maxLength(100)),
});
type Operation = z.infer<typeof operationSchema>;

/** Number of the latest changes in memory; the audit log has all of them. */
const OPERATIONS_KEPT = 200;

/** Upper bound of series for changes. It protects against other clients that find the port. */
const OPERATION_SERIES_MAX = 1_000;

/**
 * Starts the operations port: `GET /metrics` for Prometheus, `POST /operations` to report changes by operations, and
 * `GET /operations` for the latest of them, which a dashboard draws over its graphs. It listens on loopback or in the
 * operator's network, never behind the host, and no page uses it.
 */
export async function startMetrics({ port, address = LOOPBACK_ADDRESS }: MetricsPlace, metrics: Metrics): Promise<RunningMetrics> {
  const server = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 32 * 1024 });
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', async ({ headers }, reply) => {
    const { origin, 'sec-fetch-site': site = 'none' } = headers;
    if (origin !== undefined || site !== 'none') return reply.code(403).send({ error: 'the operations port does not answer pages' });
    return undefined;
  });
  let operations: readonly Operation[] = [];
  const series = new Set<string>();

  server.get('/metrics', async (_request, reply) => {
    const all = Registry.merge([metrics.registry, processMetrics()]);
    return reply.type(all.contentType).send(await all.metrics());
  });
  server.get('/operations', () => ({ operations }));
  server.post('/operations', async (request, reply) => {
    const result = check(operationSchema, request.body);
    if (result.issues !== undefined) return reply.code(400).send({ error: 'this is no operation' });
    const { command, themedBuild, remotes } = result.value;
    operations = [...operations, result.value].slice(-OPERATIONS_KEPT);
    for (const remote of remotes.length === 0 ? ['none'] : remotes) {
      const labels = { command, remote, themed_build: themedBuild };
      series.add(JSON.stringify(labels));
      if (series.size <= OPERATION_SERIES_MAX) metrics.operations.inc(labels);
    }
    return reply.code(204).send();
  });
  await server.listen({ host: address, port });
  const { address: own, family, port: ownPort } = server.server.address() as AddressInfo;
  return { url: `http://${family === 'IPv6' ? `[${own}]` : own}:${String(ownPort)}`, stop: () => server.close() };
}
