import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { signIn } from '../support/player';
import { audit, withAuditor, type KeptSession, type Verdict } from './audit';

const LOADS = 3;
const LEAST_PERFORMANCE = 95;
/** Upper bound of the layout shift on the home page. */
const MOST_SHIFT = 0.02;

const PAGES = [
  { name: 'home, as a guest', path: '/', isMember: false },
  { name: 'home, as a member', path: '/', isMember: true },
  { name: 'sports', path: '/game/sport/CRTY', isMember: true },
  { name: 'wallet', path: '/mine/wallet', isMember: true },
  { name: 'slot lobby', path: '/game/egame', isMember: true },
] as const;

test.setTimeout(300_000);

for (const { name, path, isMember } of PAGES) {
  test(`Lighthouse finds nothing on a page: ${name}`, async ({ page, baseURL }) => {
    const session = isMember ? await keepSession(page) : {};
    await judge(name, new URL(path, baseURL).href, session);
  });
}

test('Lighthouse finds nothing on the page of a match', async ({ page, baseURL, sandbox }) => {
  const { gameId } = await sandbox.createMatch(IN_PLAY);
  await judge('match', new URL(`/game/sport/CRTY/match/${gameId}`, baseURL).href, await keepSession(page));
});

/** Signs in and returns the local storage. */
async function keepSession(page: Page): Promise<KeptSession> {
  await page.goto('/');
  await signIn(page);
  const { origins } = await page.context().storageState();
  // The signed-in page must not run during the audit.
  await page.goto('about:blank');
  return Object.fromEntries(origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])));
}

/**
 * Audits a page several times. For performance the median counts: it requires an idle machine, whose speed is printed.
 */
async function judge(name: string, address: string, session: KeptSession): Promise<void> {
  const verdicts: Verdict[] = [];
  await withAuditor(async (browser) => {
    for (let load = 0; load < LOADS; load += 1) verdicts.push(await audit(browser, address, session));
  });
  const performance = median(verdicts.map(({ scores }) => scores.performance));
  const machine = median(verdicts.map((verdict) => verdict.machine));
  const shift = median(verdicts.map((verdict) => verdict.shift));
  process.stdout.write(
    `Lighthouse: ${name}: performance ${String(performance)}, layout shift ${shift.toFixed(3)}, machine ${machine.toFixed(0)}\n`,
  );

  expect(performance).toBeGreaterThanOrEqual(LEAST_PERFORMANCE);
  if (new URL(address).pathname === '/') expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  for (const { scores, findings } of verdicts) {
    expect(findings).toEqual([]);
    expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
