import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { ResponseOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import { gameListCall, type WireGame } from '@site/shared/wire/games';
import type { WireMatch } from '@site/shared/wire/matches';
import { resourceCall } from '@site/shared/wire/resource';
import { expect, test } from '../support/journey';
import { signIn } from '../support/player';

/**
 * Maximum number of elements of a page with a list of any length: header, dock, filters, and the rows near the
 * viewport.
 */
const MOST_ELEMENTS = 5_000;

const A_WHOLE_FILE_MS = 120_000;

/** Numbers of 10,000 stored deposits, newest first. */
const NEWEST = Array.from({ length: 10_000 }, (_, index) => `CKP${String(10_000 - index).padStart(9, '0')}`);

/** Game for pages on which the platform has none. */
const A_GAME: WireGame = {
  enName: 'JGDZ',
  venueName: '极光电子',
  gameCode: 'JG-far',
  name: '远处的游戏',
  rtp: '96.12',
  motif: 'gem',
  hasTrial: true,
  isCollected: false,
  state: 'open',
};

test('a board of 1,000 matches holds the rows near the window alone, wherever it is scrolled to', { tag: '@full' }, async ({ page }) => {
  await page.routeWebSocket(/\/stream\/api\/v1\/odds/, () => {
    // Keep the stream open and silent, because the platform does not know these matches.
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

test(
  'a lobby of 5,000 games draws those near the window alone, reaches every one, and is found where it was left',
  { tag: '@full' },
  async ({ page }) => {
    await changeAnswer<ResponseOf<typeof gameListCall>>(page, gameListCall.path, (answer, { pageNum = 1, pageSize, search }) =>
      search === undefined ? { ...answer, total: 5_000, list: repeatGames(answer.list, pageNum, pageSize, 5_000) } : answer,
    );
    await page.goto('/');
    await signIn(page);
    await page.goto('/game/egame');
    const games = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') });
    await expect(games.first()).toHaveAttribute('aria-setsize', '5000');

    for (const share of [0.3, 0.7, 1, 0, 0.5]) {
      await page.evaluate((part) => {
        window.scrollTo(0, part * document.documentElement.scrollHeight);
      }, share);
      await expect.poll(() => rowsInWindow(page)).toBeGreaterThan(1);
      expect(await games.count()).toBeLessThan(150);
      expect(await elementsOf(page)).toBeLessThan(MOST_ELEMENTS);
      if (share === 1) await expect(games.last()).toHaveAttribute('aria-posinset', '5000');
    }

    const left = await page.evaluate(() => window.scrollY);
    await page.getByRole('navigation').getByRole('link', { name: '首页' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await expect.poll(() => rowsInWindow(page)).toBeGreaterThan(1);

    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await page.getByRole('main').getByRole('searchbox').fill('longzhu');
    await expect(page.getByRole('heading', { level: 3, name: '龙珠宝藏' })).toBeVisible();
    await expect(page).toHaveURL(/q=longzhu/);
  },
);

test('records of 10,000 rows hold one page of them', { tag: '@full' }, async ({ page }) => {
  await changeAnswer<ResponseOf<typeof dealRecordCall>>(page, dealRecordCall.path, (_, { pageSize }) => ({
    total: 10_000,
    list: Array.from({ length: pageSize }, (__, index) => aRecord(index)),
    next: '1',
  }));
  await page.goto('/');
  await signIn(page);

  await page.goto('/mine/transRecord');
  await expect(page.getByText('共 10,000 笔')).toBeVisible();
  // The rows are the header, the day, and a page of ten.
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(12);
  expect(await elementsOf(page)).toBeLessThan(MOST_ELEMENTS);
});

test(
  '10,000 stored deposits: the first page comes soon, pages go on and back, the file has every line once, and a page is all that is held',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    test.slow();
    await sandbox.setBalance('50.00');
    await sandbox.storePastDeposits(10_000);
    await page.goto('/');
    await signIn(page);

    await page.goto('/mine/transRecord');
    await expect(page.getByText('共 10,001 笔')).toBeVisible();
    const rows = page.getByRole('main').getByRole('row');
    const seen = [await numbersIn(rows)];
    for (let turn = 1; turn <= 5; turn += 1) {
      await page.getByRole('main').getByRole('button', { name: '较早' }).click();
      await expect.poll(async () => (await numbersIn(rows))[0]).not.toBe(seen.at(-1)?.[0]);
      seen.push(await numbersIn(rows));
      expect(await elementsOf(page)).toBeLessThan(MOST_ELEMENTS);
    }
    expect(seen.flat()).toEqual(NEWEST.slice(0, 60));
    await page.getByRole('main').getByRole('button', { name: '较新' }).click();
    await expect.poll(() => numbersIn(rows)).toEqual(NEWEST.slice(40, 50));

    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: A_WHOLE_FILE_MS }),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(1);
    // The last line is the adjustment that set the initial balance.
    expect(lines.map((line) => line.split(',')[1] ?? '').slice(0, -1)).toEqual(NEWEST);

    await page.goto('/mine/transRecord?tab=orders');
    await expect(page.getByRole('button', { name: `查看订单 ${NEWEST[0] ?? ''}` })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: '较早' }).click();
    await expect(page.getByRole('button', { name: `查看订单 ${NEWEST[10] ?? ''}` })).toBeVisible();
    expect(await elementsOf(page)).toBeLessThan(MOST_ELEMENTS);
  },
);

interface Asked {
  readonly pageNum?: number;
  readonly pageSize: number;
  readonly search?: string;
}

/** Changes the platform's answers to a call for this page from now on. */
async function changeAnswer<Data>(page: Page, path: string, change: (data: Data, asked: Asked) => Data): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { readonly data: Data };
    await route.fulfill({
      response,
      json: { ...envelope, data: change(envelope.data, route.request().postDataJSON() as Asked) },
    });
  });
}

function aRecord(index: number): ResponseOf<typeof dealRecordCall>['list'][number] {
  const id = `D${String(index)}`;
  return { id, kind: 'deposit', amount: '500.00', balanceAfter: '500.00', at: Date.UTC(2026, 10, 21), reference: id };
}

/** Returns a page of games by repeating the given ones with other codes. */
function repeatGames(games: readonly WireGame[], pageNum: number, pageSize: number, total: number): WireGame[] {
  const first = (pageNum - 1) * pageSize;
  return Array.from({ length: Math.min(pageSize, total - first) }, (_, index) => {
    const game = games[index % games.length] ?? A_GAME;
    return { ...game, gameCode: `${game.gameCode}-${String(first + index)}` };
  });
}

/** Returns `count` matches by repeating the given ones with other numbers. */
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

/** Returns the order numbers in the lines of a record, in their order. */
async function numbersIn(rows: Locator): Promise<string[]> {
  return (await rows.allTextContents()).flatMap((text) => /CKP\d{9}/.exec(text) ?? []);
}

async function elementsOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}
