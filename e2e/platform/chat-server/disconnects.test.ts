import { sql } from 'kysely';
import { openTalker } from '../testing/openTalker';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { runOneOfSeveral, type OneOfSeveral } from '../testing/severalProcesses';
import { someStaff } from '../testing/someStaff';
import { until } from '../testing/until';

/** `pnpm test:full` runs 1,000 and kills a process after every 50. */
const DISCONNECTS = process.env['WHOLE_LISTS'] === '1' ? 1_000 : 24;
const LIMIT_MS = process.env['WHOLE_LISTS'] === '1' ? 900_000 : 300_000;
/** Restarting a process takes seconds, so the short run kills none. */
const KILL_EVERY = process.env['WHOLE_LISTS'] === '1' ? 50 : Infinity;
/** Number of disconnects after which one process loses its bus connection for a while. */
const DEAF_EVERY = 50;
const DEAF_AT = 12;
/** Short enough that an absent talker often misses more messages than a room shows on entering. */
const PAUSE_MS = 15;

let database: TestDatabase;
let running: OneOfSeveral[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  running = [await runOneOfSeveral(database.url), await runOneOfSeveral(database.url)];
}, LIMIT_MS);
afterAll(async () => {
  for (const each of running) {
    each.kill();
    await each.ended;
  }
  await database.close();
});

it(
  'what a member was told is said is in the room once, and all hear one order, whatever becomes of connections and processes',
  async () => {
    const processOf = (): OneOfSeveral => {
      const found = running[Math.floor(Math.random() * running.length)];
      if (found === undefined) throw new Error('none runs');
      return found;
    };
    const staff = await someStaff(database.db, 3);
    const talkers = staff.map((member) => openTalker(member, processOf, 'c1'));
    const said: string[] = [];
    for (let time = 0; time < DISCONNECTS; time += 1) {
      for (const [place, talker] of talkers.entries()) {
        const key = `t${String(place)}-${String(time)}`;
        said.push(key);
        talker.say(key);
      }
      await pause(Math.random() * PAUSE_MS);
      talkers[time % talkers.length]?.disconnect();
      if (time % DEAF_EVERY === DEAF_AT) await deafenOne();
      if (time % KILL_EVERY === KILL_EVERY - 1) await replaceOne();
    }
    await until(() => talkers.every(({ isQuiet }) => isQuiet));
    const { rows } = await sql<{ id: string; key: string }>`
      select id::text, key from chat_message where key is not null order by chat_message.id`.execute(database.db);
    const order = rows.map(({ id }) => id);
    await until(() => talkers.every(({ heard }) => heard.at(-1) === order.at(-1)));
    for (const talker of talkers) talker.close();

    expect(rows.map(({ key }) => key).sort()).toEqual([...said].sort());
    for (const { told, heard } of talkers) {
      expect([...told].every(([key, id]) => rows.some((row) => row.key === key && row.id === id))).toBe(true);
      expect(heard).toEqual(order.slice(order.indexOf(heard[0] ?? '')));
    }
  },
  LIMIT_MS,
);

/** Kills one process and starts another. */
async function replaceOne(): Promise<void> {
  const [dying, ...others] = running;
  running = others;
  dying?.kill();
  await dying?.ended;
  running = [...others, await runOneOfSeveral(database.url)];
}

/** Closes the bus connection of one process. The process reopens it and reads the messages it missed. */
async function deafenOne(): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'platform process %' order by random() limit 1`.execute(database.db);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
