import { randomUUID } from 'node:crypto';
import { aPlayer, steer } from '../testing/aPlayer';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { runMain, type RunningMain } from '../testing/runMain';

let database: TestDatabase;
let running: RunningMain;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  running.kill();
  await running.ended;
  await database.close();
});

it('a platform killed in mid-transaction has done all or nothing of it after the restart', async () => {
  running = await runMain(database.url);
  let player = await aPlayer(running);
  await steer(running, 'settings', { cashierAutoPaySeconds: '' });
  await player.deposit('500.00');
  const { gameId } = await aMatch();

  // The process dies with the money held and the ticket written, before the commit: nothing is stored.
  const quote = await player.quote({ gameId, w: 'M', r: 'MH' }, '100.00');
  const key = randomUUID();
  await steer(running, 'crash', { point: 'place:before-commit', how: 'exit' });
  await expect(player.place(quote, '100.00', key)).rejects.toThrow('fetch failed');
  expect(await running.ended).toBe('SIGKILL');

  running = await runMain(database.url);
  player = await aPlayer(running);
  expect(await player.balance()).toMatchObject({ balance: '500.00', lockMoney: '0.00' });
  expect(await player.sports('outcome', { key })).toEqual({ state: 'unknown', key });
  expect(await player.place(quote, '100.00', key)).toMatchObject({ state: 'rejected', reason: 'key-closed' });
  await expectExactBook();

  // The process dies after the commit, before the response: there is one bet and one debit, and the player can ask for
  // the outcome.
  const second = randomUUID();
  await steer(running, 'faults', { on: 'place', fault: { kind: 'dropAfter' } });
  await expect(player.place(await player.quote({ gameId, w: 'M', r: 'MH' }, '100.00'), '100.00', second)).rejects.toThrow('fetch failed');
  running.kill();
  await running.ended;

  running = await runMain(database.url);
  player = await aPlayer(running);
  expect(await player.sports('outcome', { key: second })).toMatchObject({ state: 'accepted', ticket: { stake: '100.00' } });
  expect(await player.balance()).toMatchObject({ balance: '400.00', lockMoney: '100.00' });
  await expectExactBook();
});

async function aMatch(): Promise<{ readonly gameId: string }> {
  const markets = [{ w: 'M', prices: { MH: '2.00', MC: '3.50', MN: '3.20' } }];
  return (await steer(running, 'match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
}

async function expectExactBook(): Promise<void> {
  expect(await (await fetch(`${String(running.sandboxUrl)}/sandbox/ledger/audit`)).json()).toMatchObject({ exact: true, findings: [] });
}
