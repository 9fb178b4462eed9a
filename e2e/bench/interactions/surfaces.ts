import type { Locator, Page } from '@playwright/test';

/** A place where players press and type, and what they do there. */
export interface Surface {
  readonly name: string;
  readonly path: string;
  /** What must be there before anything is pressed. */
  readonly proof: (page: Page) => Locator;
  readonly use: (page: Page) => Promise<void>;
}

const PRICES = 8;

export const SURFACES: readonly Surface[] = [
  {
    name: 'board and slip',
    path: '/game/sport/CRTY',
    proof: (page) => handicapPrices(page).first(),
    async use(page) {
      for (let price = 0; price < PRICES; price += 1) await handicapPrices(page).nth(price).click();
      await page.getByRole('region', { name: '注单' }).getByLabel('投注金额').first().pressSequentially('1250');
      await useFilters(page);
    },
  },
  {
    name: 'lobby',
    path: '/game/egame',
    proof: (page) => page.getByRole('button', { name: /^立即游戏/ }).first(),
    async use(page) {
      const filters = page.getByRole('main').getByRole('group', { name: '筛选' }).getByRole('button');
      for (const filter of await filters.all()) await filter.click();
      await filters.first().click();
      await page.getByRole('main').getByRole('searchbox').pressSequentially('long');
    },
  },
  {
    name: 'deposit form',
    path: '/mine/savemoney',
    proof: (page) => page.getByLabel('存款金额'),
    async use(page) {
      await page.getByLabel('存款金额').pressSequentially('12500');
      for (const method of await page.getByRole('main').getByRole('radio').all()) await method.click();
    },
  },
];

/** Favourites, leagues, search, sports and phases of the board, each after the matches of the one before are there. */
async function useFilters(page: Page): Promise<void> {
  const board = page.getByRole('main');
  const favourites = board.getByRole('button', { name: /^收藏\s*\d+$/ });
  await favourites.click();
  await favourites.click();
  await handicapPrices(page).first().waitFor();
  for (const league of [1, 2, 0]) await board.getByRole('group', { name: '联赛筛选' }).getByRole('button').nth(league).click();
  await handicapPrices(page).first().waitFor();
  const search = board.getByRole('searchbox');
  await search.pressSequentially('城');
  await search.press('Backspace');
  const phases = board.getByRole('radiogroup', { name: '盘口类型' }).locator('label');
  await phases.nth(1).click();
  await handicapPrices(page).first().waitFor();
  const sports = board.getByRole('navigation', { name: '体育项目' }).getByRole('button');
  await sports.nth(2).click();
  await sports.nth(0).click();
}

function handicapPrices(page: Page): Locator {
  return page.getByRole('button', { name: / v .*全场让球/ }).filter({ visible: true });
}
