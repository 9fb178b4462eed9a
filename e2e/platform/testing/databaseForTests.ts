import { openTestDatabase, type TestDatabase } from './openTestDatabase';

/** Opens one database for all tests of a file and closes it after the last. */
export function databaseForTests(): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase());
  });
  afterAll(() => database.close());
  return database;
}
