import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../kernel';

const ANSWER_LIMIT_MS = 2_000;

/** Resolves to true when the database answers in time, which every call needs. */
export async function isHealthy(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ANSWER_LIMIT_MS, false);
  });
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const isAnswered = await Promise.race([answer, late]);
  clearTimeout(timer);
  return isAnswered;
}

/** Adds `GET /healthz`: 200 `{ status: 'ok' }`, or 503 `{ status: 'no-database' }` while no call can be answered. */
export function addHealth(server: FastifyInstance, db: Db): void {
  server.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (await isHealthy(db)) return { status: 'ok' };
    return reply.code(503).send({ status: 'no-database' });
  });
}
