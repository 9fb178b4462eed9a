import { randomUUID } from 'node:crypto';
import { MONEY_PATHS, readPurse, type Attempt, type Purse } from '../testing/moneyPaths';
import { platformForTests } from '../testing/platformForTests';
import { TEST_GAMES } from '../venues/testing/games';
import { aWithdrawer } from '../withdrawals/testing/aWithdrawer';
import { exactAfterEach } from '../testing/exactAfterEach';

/**
 * Runs every way of moving money against every fault of its call: it moves once, is reported, and every tab shows the
 * same.
 */

const PRESSES = 8;
const LATE_MS = 40;

/** Short selection for everyday runs: with a key and money, with a key but no money, between venues, and a bonus. */
const EVERYDAY = new Set(['a deposit order', 'a withdrawal of all', 'a transfer from venue to venue', 'the claim of a bonus']);
const CHOSEN = process.env['WHOLE_LISTS'] === undefined ? MONEY_PATHS.filter(({ name }) => EVERYDAY.has(name)) : MONEY_PATHS;

const site = platformForTests(undefined, TEST_GAMES);
exactAfterEach(site);
let purse: Purse;

/** Token of a second tab of the same member. */
let otherTab: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  await site.sandbox('settings', { cashierAutoPaySeconds: '', withdrawalAutoPaySeconds: '' });
  const { accountId } = await aWithdrawer(site, '1000.00');
  purse = { site, name: 'player1', token: await site.signIn('player1', 'player123'), accountId, pin: '273918' };
  otherTab = await site.signIn('player1', 'player123');
});

describe.each(CHOSEN)('$name', ({ prepare }) => {
  it('whose answer was lost is found, and sent again is the same', async () => {
    const attempt = await prepare(purse);
    const key = randomUUID();
    await losingAnswer(attempt, key);

    expect(await attempt.isDone(purse.token, key)).toBe(true);
    await attempt.send(purse.token, key);
    await expectDone(attempt, 1);
  });

  it('that comes late is done or was closed by asking, and told as it is', async () => {
    const attempt = await prepare(purse);
    const key = randomUUID();
    await fault(attempt, { kind: 'delay', ms: LATE_MS });

    const [answer] = await Promise.all([attempt.send(purse.token, key), attempt.isDone(purse.token, key)]);

    await expectDone(attempt, answer.status_code === 6000 ? 1 : 0);
    expect(await attempt.isDone(purse.token, key)).toBe(answer.status_code === 6000);
  });

  it('is done once of eight presses at once', async () => {
    const attempt = await prepare(purse);
    const key = randomUUID();

    await Promise.all(Array.from({ length: PRESSES }, () => attempt.send(purse.token, key)));

    expect(await attempt.isDone(purse.token, key)).toBe(true);
    await expectDone(attempt, 1);
  });

  it('asked for by two tabs at once moves no more than there is', async () => {
    const attempt = await prepare(purse);

    await Promise.all([attempt.send(purse.token, randomUUID()), attempt.send(otherTab, randomUUID())]);

    await expectDone(attempt, attempt.twice);
  });

  it('is found by the page that is loaded again, whose session is another', async () => {
    const attempt = await prepare(purse);
    const key = randomUUID();
    await losingAnswer(attempt, key);

    const reloaded = await site.signIn('player1', 'player123');

    expect(await attempt.isDone(reloaded, key)).toBe(true);
    await expectDone(attempt, 1);
  });

  it('whose request was lost with the platform is nothing, is told so, and may be asked for again', async () => {
    const attempt = await prepare(purse);
    const key = randomUUID();
    await fault(attempt, { kind: 'drop' });
    await expect(attempt.send(purse.token, key)).rejects.toThrow();

    expect(await attempt.isDone(purse.token, key)).toBe(false);
    await expectDone(attempt, 0);
    await attempt.send(purse.token, randomUUID());
    await expectDone(attempt, 1);
  });

  it('is nothing of another member, who signs in on the same device', async () => {
    const attempt = await prepare(purse);
    const key = randomUUID();
    await losingAnswer(attempt, key);
    const another = await site.signIn('player2', 'player234');
    const before = await readPurse(site, another);

    expect(await isDoneFor(attempt, another, key)).toBe(false);

    expect(await readPurse(site, another)).toEqual(before);
    expect(await attempt.isDone(purse.token, key)).toBe(true);
    await expectDone(attempt, 1);
  });
});

/** Expects the number of executions, and the same view in both tabs. */
async function expectDone(attempt: Attempt, count: number): Promise<void> {
  const view = await readPurse(site, purse.token);
  expect(attempt.count(view)).toBe(count);
  expect(await readPurse(site, otherTab)).toEqual(view);
}

/** Sends a call that is executed but whose answer is lost. */
async function losingAnswer(attempt: Attempt, key: string): Promise<void> {
  await fault(attempt, { kind: 'dropAfter' });
  await expect(attempt.send(purse.token, key)).rejects.toThrow();
}

/** Makes exactly the next call of the attempt fail with this fault. */
async function fault(attempt: Attempt, kind: object): Promise<void> {
  await site.sandbox('faults', { on: attempt.path, fault: kind });
}

/** Returns false also when the request itself fails, because another member cannot ask about a path without a key. */
async function isDoneFor(attempt: Attempt, token: string, key: string): Promise<boolean> {
  try {
    return await attempt.isDone(token, key);
  } catch {
    return false;
  }
}
