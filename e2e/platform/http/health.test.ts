import Fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '../kernel';
import { openTestDatabase } from '../testing/openTestDatabase';
import { addHealth } from './health';

async function healthOf(db: Db): Promise<readonly [number, unknown]> {
  const server = Fastify({ forceCloseConnections: true });
  addHealth(server, db);
  const response = await fetch(`${await server.listen({ host: '127.0.0.1', port: 0 })}/healthz`);
  const answer = [response.status, await response.json()] as const;
  await server.close();
  return answer;
}

it('a platform is healthy while its database answers', async () => {
  const { db, close } = await openTestDatabase();

  expect(await healthOf(db)).toEqual([200, { status: 'ok' }]);
  await close();
});

it('a platform whose database is gone is not healthy', async () => {
  const nowhere = new pg.Pool({ connectionString: 'postgres://platform:platform@127.0.0.1:9/platform' });

  expect(await healthOf(new Kysely({ dialect: new PostgresDialect({ pool: nowhere }) }))).toEqual([503, { status: 'no-database' }]);
});
