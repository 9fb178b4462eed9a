import { SITE_PORTS } from '@site/release/listeners';
import { suitePorts } from '../compose/suitePorts';
import { portsOfSite } from '../compose/ports.mjs';
import { deposit } from '../support/deposit';
import { header } from '../support/player';
import { createFreshClone, type FreshClone } from './freshClone';
import { listeningPorts, processesIn, temporaryFilesOf } from './leftovers';
import { placeBet, signInAs } from './player';
import { commandOf } from './documents';
import { ROUNDS } from './rounds';
import { startSite, type StartedSite } from './startedSite';
import { expect, openWatchedPage, photograph, test, type WatchedPage } from './suite';

/** Upper bounds of the lines that a start prints. */
const MOST_LINES = 40;
const MOST_ERROR_LINES = 5;

/** The full suite builds all packages, as a newcomer does; the everyday one links the builds of this checkout. */
const IS_WHOLE = process.env['WHOLE_LISTS'] !== undefined;

test.describe.configure({ mode: 'serial' });

let clone: FreshClone;
let site: StartedSite;
/** Stops processes that a failed test left running. */
let stop: () => Promise<void> = () => Promise.resolve();
let watched: WatchedPage;
/** Balance of the member in yuan when the site was stopped. */
let money: string;
let firstStartMs: number;
/** Output lines of the first start. */
let printed: { readonly out: readonly string[]; readonly error: readonly string[] };

test.beforeAll(async () => {
  clone = await createFreshClone(IS_WHOLE ? 'none' : 'reused');
  if (clone.uncommitted.length > 0)
    process.stdout.write(`The clone does not have ${String(clone.uncommitted.length)} uncommitted changes\n`);
});

test.afterAll(async () => {
  await stop();
  clone.remove();
});

/** Returns the README's command. If the default ports are unavailable, returns its command for other ports. */
function startCommand(ports: 'default' | 'other'): string {
  const plain = commandOf('README.md', 'npm start');
  return ports === 'default' ? plain : `${plain} -- --port ${String(suitePorts(2).site)}`;
}

test('a fresh clone starts by the first command of the README and prints its address and an account', async ({ ports }) => {
  site = await startSite(startCommand(ports), clone);
  stop = site.command.interrupt;
  firstStartMs = site.startedInMs;
  process.stdout.write(`${site.command.out()}${site.command.error()}first start: ${seconds(firstStartMs)}\n`);

  expect(site.port).toBe(ports === 'default' ? SITE_PORTS.site : suitePorts(2).site);
  printed = { out: linesOf(site.command.out()), error: linesOf(site.command.error()) };
});

test('the start page is complete in a browser', async ({ browser }) => {
  watched = await openWatchedPage(browser, site.origin);
  const { page } = watched;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '游戏大厅' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await photograph(page, '1-start-page');
});

test('the printed account signs in, deposits, and places a bet that is accepted', async () => {
  const { page } = watched;
  await signInAs(page, site.account, site.sandbox);
  const { balance: before } = await site.sandbox.member(site.account.name);
  // The cashier of the demo pays without a command.
  await deposit(page, { payDeposit: () => Promise.resolve() }, '1000');
  const { balance: after } = await site.sandbox.member(site.account.name);
  expect(Number(after)).toBe(Number(before) + 1000);

  const number = await placeBet(page, '100');
  await photograph(page, '2-accepted-bet');
  expect((await site.sandbox.tickets(site.account.name)).map(({ ticket_id: id }) => id)).toContain(number);
});

for (const [category, play] of Object.entries(ROUNDS)) {
  const everyday = category === 'slots';
  test(`a round of ${category} is played`, everyday ? {} : { tag: '@full' }, async () => {
    await photograph(await play(watched.page), `3-round-of-${category}`);
    await watched.page.goto('/');
  });
}

test('the browser had nothing to say: no line in its console and no failed request', () => {
  expect(watched.lines).toEqual([]);
});

test('Ctrl-C leaves no process, no port and no temporary folder behind', async ({ ports }) => {
  await watched.page.context().close();
  const member = await site.sandbox.member(site.account.name);
  money = JSON.stringify(member);
  await site.command.interrupt();

  await expect.poll(() => processesIn(clone)).toEqual([]);
  const own = portsOfSite(site.port);
  await expect.poll(() => listeningPorts().filter((port) => ports === 'default' || own.includes(port))).toEqual([]);
  expect(temporaryFilesOf(clone)).toEqual([]);
});

test('a second start is quicker than the first and has the money from before', async ({ ports, browser }) => {
  site = await startSite(startCommand(ports), clone);
  stop = site.command.interrupt;
  process.stdout.write(`second start: ${seconds(site.startedInMs)}, first: ${seconds(firstStartMs)}\n`);
  expect(site.startedInMs).toBeLessThan(IS_WHOLE ? firstStartMs / 2 : firstStartMs);

  const { page, lines } = await openWatchedPage(browser, site.origin);
  await page.goto('/');
  await signInAs(page, site.account, site.sandbox);
  await expect(header(page).getByText('¥').first()).toBeVisible();
  expect(JSON.stringify(await site.sandbox.member(site.account.name))).toBe(money);
  expect(lines).toEqual([]);
  await page.context().close();
  await site.command.interrupt();
  await expect.poll(() => processesIn(clone)).toEqual([]);
});

test(`the first start prints at most ${String(MOST_LINES)} lines, and at most ${String(MOST_ERROR_LINES)} of errors`, () => {
  expect(printed.out.length, printed.out.join('\n')).toBeLessThanOrEqual(MOST_LINES);
  expect(printed.error.length, printed.error.join('\n')).toBeLessThanOrEqual(MOST_ERROR_LINES);
});

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
