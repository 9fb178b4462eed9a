import { DEMO_VENUES } from '@site/venues';
import { hasDatabase } from '../database/embeddedServer';
import { createClock, SILENT_LOG, type Log } from '../kernel';
import { startPlatform } from '../startPlatform';
import { createFakeSportsbook } from '../testing/fakeSportsbook';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { makeDemo } from './makeDemo';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function nameBeside(suffix: string): string {
  return `${database.url}_${suffix}`;
}

describe('making the demo', () => {
  it('leaves no database behind where a scene fails, and the log says so', async () => {
    const warnings: unknown[] = [];
    const log: Log = { ...SILENT_LOG, warn: (event, fields) => warnings.push({ event, ...fields }) };
    const url = nameBeside('failing');

    const isMade = await makeDemo(url, { seed: 1, games: [], gameServers: DEMO_VENUES, log });

    expect(isMade).toBe(false);
    expect(await hasDatabase(url)).toBe(false);
    expect(await hasDatabase(`${url}_demo_unfinished`)).toBe(false);
    expect(warnings).toContainEqual(
      expect.objectContaining({ event: 'demo-failed', error: expect.stringContaining('offers no game') as string }),
    );
  });

  it('is not asked for where there is a database already', async () => {
    const makeDatabase = jest.fn(() => Promise.resolve());
    const platform = await startPlatform({
      database: { status: 'url', url: database.url },
      createSportsbook: createFakeSportsbook(),
      port: 0,
      sandbox: { port: 0 },
      clock: createClock(),
      runsByItself: false,
      makeDatabase,
    });
    await platform.stop();

    expect(makeDatabase).not.toHaveBeenCalled();
  });
});
