import { emptyTables } from '../database/emptyTables';
import { createClock, inTransaction, type Bus, type Subscriber } from '../kernel';
import { databaseForTests } from '../testing/databaseForTests';
import { shareSteering } from './shareSteering';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');

const database = databaseForTests();

beforeEach(() => inTransaction(database.db, emptyTables));

/** Creates a process that receives no messages, only the notice that it may have missed some. */
async function aProcess() {
  const subscribers: Subscriber[] = [];
  const bus: Bus = {
    publish: () => undefined,
    publishIn: () => Promise.resolve(),
    subscribe: (_topic, subscriber) => void subscribers.push(subscriber),
  };
  const clock = createClock();
  const [forget, tune] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve({}))];
  const steering = await shareSteering({ db: database.db, bus, clock, sportsbook: { sandbox: { settings: tune } }, forget });
  return {
    clock,
    forget,
    tune,
    steering,
    async catchUp() {
      for (const { catchUp } of subscribers) await catchUp();
    },
  };
}

it('leaves a process as it is that has missed nothing', async () => {
  const process = await aProcess();
  await inTransaction(database.db, emptyTables);
  await process.steering.wasReset();
  process.clock.freeze();
  process.clock.set(NOON);

  await process.catchUp();

  expect(process.clock.nowMs()).toBe(NOON);
  expect(process.forget).not.toHaveBeenCalled();
});

it('has a process begin again that has missed a reset, once, and then be set as the others are', async () => {
  const [asked, away] = [await aProcess(), await aProcess()];
  away.clock.set(0);
  await asked.steering.wasReset();

  await away.catchUp();
  expect(Math.abs(away.clock.nowMs() - Date.now())).toBeLessThan(60_000);

  asked.clock.freeze();
  asked.clock.set(NOON);
  await asked.steering.clockMoved();
  await asked.steering.tuned({ speed: 4 });
  await away.catchUp();
  expect(away.clock.nowMs()).toBe(NOON);
  expect(away.tune).toHaveBeenLastCalledWith({ speed: 4 });
  expect(away.forget).toHaveBeenCalledTimes(1);
});

it('has a process take over what is set when it starts, and forget nothing', async () => {
  const asked = await aProcess();
  await asked.steering.wasReset();
  asked.clock.freeze();
  asked.clock.set(NOON);
  await asked.steering.clockMoved();

  const late = await aProcess();
  await late.catchUp();

  expect(late.clock.nowMs()).toBe(NOON);
  expect(late.forget).not.toHaveBeenCalled();
});
