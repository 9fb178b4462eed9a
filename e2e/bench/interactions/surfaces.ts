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

function handicapPrices(page: Page): Locator {
  return page.getByRole('button', { name: / v .*全场让球/ }).filter({ visible: true });
}
