import { openTestDatabase, type TestDatabase } from './openTestDatabase';

/** A database for the tests of one file: open before the first and until the last. */
export function databaseForTests(): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase());
  });
  afterAll(() => database.close());
  return database;
}
