import type { Page } from '@playwright/test';
import type { ResponseOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import { gameListCall } from '@site/shared/wire/games';
import type { WireMatch } from '@site/shared/wire/matches';
import { resourceCall } from '@site/shared/wire/resource';
import { expect, test } from '../support/journey';
import { signIn } from '../support/player';

/** What a page holds however long its list is: header, dock, choices, and the rows near the window. */
const MOST_ELEMENTS = 5_000;

test('a board of 1,000 matches holds the rows near the window alone, wherever it is scrolled to', { tag: '@full' }, async ({ page }) => {
  await page.routeWebSocket(/\/stream\/api\/v1\/odds/, () => {
    // Open and silent: the platform knows none of these matches.
  });
  await changeAnswer<{ readonly complete?: boolean; readonly matches?: readonly WireMatch[] }>(page, resourceCall.path, (answer) =>
    answer.complete === true && answer.matches ? { ...answer, matches: repeatMatches(answer.matches, 1_000) } : answer,
  );
  await page.goto('/');
  await signIn(page);
  await page.goto('/game/sport/CRTY');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.first()).toBeVisible();

  for (const share of [0, 0.3, 0.7, 1, 0]) {
    await page.evaluate((part) => {
      window.scrollTo(0, part * document.documentElement.scrollHeight);
    }, share);
    await expect.poll(() => rowsInWindow(page)).toBeGreaterThan(1);
    expect(await rows.count()).toBeLessThan(60);
    expect(await elementsOf(page)).toBeLessThan(MOST_ELEMENTS);
  }
});

test('a lobby of 5,000 games and records of 10,000 rows hold one page of them', { tag: '@full' }, async ({ page }) => {
  await changeAnswer<ResponseOf<typeof gameListCall>>(page, gameListCall.path, (answer) => ({
    ...answer,
    total: 5_000,
    counts: { ...answer.counts, all: 5_000 },
  }));
  await changeAnswer<ResponseOf<typeof dealRecordCall>>(page, dealRecordCall.path, (_, { pageSize }) => ({
    total: 10_000,
    list: Array.from({ length: pageSize }, (__, index) => aRecord(index)),
  }));
  await page.goto('/');
  await signIn(page);

  await page.goto('/game/egame');
  const games = page.getByRole('main').getByRole('article');
  await expect(games).toHaveCount(24);
  await expect(page.getByRole('button', { name: '第 209 页' })).toBeVisible();
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(await games.count()).toBeLessThanOrEqual(24);
  expect(await elementsOf(page)).toBeLessThan(MOST_ELEMENTS);

  await page.goto('/mine/transRecord');
  await expect(page.getByRole('button', { name: '第 1000 页' })).toBeVisible();
  // The head, and a page of ten.
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(11);
  expect(await elementsOf(page)).toBeLessThan(MOST_ELEMENTS);
});

/** From now on the page is given other answers of a call than the platform's. */
async function changeAnswer<Data>(
  page: Page,
  path: string,
  change: (data: Data, asked: { readonly pageSize: number }) => Data,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { readonly data: Data };
    await route.fulfill({
      response,
      json: { ...envelope, data: change(envelope.data, route.request().postDataJSON() as { readonly pageSize: number }) },
    });
  });
}

function aRecord(index: number): ResponseOf<typeof dealRecordCall>['list'][number] {
  const id = `D${String(index)}`;
  return { id, kind: 'deposit', amount: '500.00', balanceAfter: '500.00', at: Date.UTC(2026, 10, 21), reference: id };
}

/** The same matches under other numbers, until there are so many. */
function repeatMatches(matches: readonly WireMatch[], count: number): readonly WireMatch[] {
  return Array.from({ length: count }, (_, index) => {
    const match = matches[index % matches.length];
    if (!match) throw new Error('the platform has no matches in play');
    const round = String(Math.floor(index / matches.length));
    const renamed = (id: string) => `${id}${round.padStart(3, '0')}`;
    return {
      ...match,
      gameId: renamed(match.gameId),
      markets: match.markets.map((market) => ({ ...market, gameId: renamed(market.gameId) })),
    };
  });
}

async function rowsInWindow(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll(
      (rows) => rows.filter((row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < window.innerHeight).length,
    );
}

async function elementsOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}
