import { SAFE } from '@site/shared/wire/security';
import { createClock } from '../kernel';
import { databaseForTests } from '../testing/databaseForTests';
import { createUsedNonces } from './usedNonces';

const database = databaseForTests();

it('a nonce is used once by all processes while a message with it could be accepted, and can be used after that', async () => {
  const clock = createClock(() => 0);
  const [nonces, ofAnother] = [createUsedNonces(database.db, clock), createUsedNonces(database.db, clock)];
  expect((await Promise.all([nonces.use('a'), ofAnother.use('a'), nonces.use('a')])).filter(Boolean)).toHaveLength(1);

  clock.advance(2 * SAFE.windowMs);
  expect(await ofAnother.use('a')).toBe(false);
  clock.advance(1);
  expect(await ofAnother.use('a')).toBe(true);
});

it('those with which no message is accepted any more are forgotten, and no others', async () => {
  const clock = createClock(() => 0);
  const nonces = createUsedNonces(database.db, clock);
  await nonces.use('old');
  clock.advance(SAFE.windowMs);
  await nonces.use('new');
  clock.advance(SAFE.windowMs + 1);

  await nonces.forgetOld();

  const rows = await database.db.withTables<{ used_nonce: { nonce: string } }>().selectFrom('used_nonce').select('nonce').execute();
  expect(rows.map(({ nonce }) => nonce)).not.toContain('old');
  expect(await nonces.use('new')).toBe(false);
});
