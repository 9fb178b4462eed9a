import type { Locator, Page } from '@playwright/test';
import { press, type } from './hand';

/** Place where players press and type, and their actions there. */
export interface Surface {
  readonly name: string;
  readonly path: string;
  /** Content that must be visible before the first press. */
  readonly proof: (page: Page) => Locator;
  readonly use: (page: Page) => Promise<void>;
}

const PRICES = 8;
/**
 * Number of presses per choice on a surface with few choices. With 20 presses or more, the 95th percentile is not the
 * maximum.
 */
const TURNS = 2;

export const SURFACES: readonly Surface[] = [
  {
    name: 'board and slip',
    path: '/game/sport/CRTY',
    proof: (page) => handicapPrices(page).first(),
    async use(page) {
      for (let price = 0; price < PRICES; price += 1) await press(handicapPrices(page).nth(price));
      await type(page.getByRole('region', { name: '注单' }).getByLabel('投注金额').first(), ['1', '2', '5', '0']);
      await useFilters(page);
    },
  },
  {
    name: 'lobby',
    path: '/game/egame',
    proof: (page) => page.getByRole('button', { name: /^立即游戏/ }).first(),
    async use(page) {
      const filters = page.getByRole('main').getByRole('group', { name: '筛选' }).getByRole('button');
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const filter of await filters.all()) await press(filter);
        await press(filters.first());
        await type(page.getByRole('main').getByRole('searchbox'), ['l', 'o', 'n', 'g', ...Array<string>(4).fill('Backspace')]);
      }
    },
  },
  {
    name: 'deposit form',
    path: '/mine/savemoney',
    proof: (page) => page.getByLabel('存款金额'),
    async use(page) {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await type(page.getByLabel('存款金额'), ['1', '2', '5', '0', '0']);
        for (const method of await page.getByRole('main').getByRole('radio').all()) await press(method);
      }
    },
  },
];

/**
 * Uses favorites, leagues, search, sports and phases of the board. Each step waits for the matches of the previous one.
 */
async function useFilters(page: Page): Promise<void> {
  const board = page.getByRole('main');
  const favourites = board.getByRole('button', { name: /^收藏\s*\d+$/ });
  await press(favourites);
  await press(favourites);
  await handicapPrices(page).first().waitFor();
  for (const league of [1, 2, 0]) await press(board.getByRole('group', { name: '联赛筛选' }).getByRole('button').nth(league));
  await handicapPrices(page).first().waitFor();
  const search = board.getByRole('searchbox');
  await search.fill('城');
  await type(search, ['Backspace']);
  const phases = board.getByRole('radiogroup', { name: '盘口类型' }).locator('label');
  await press(phases.nth(1));
  await handicapPrices(page).first().waitFor();
  const sports = board.getByRole('navigation', { name: '体育项目' }).getByRole('button');
  await press(sports.nth(2));
  await press(sports.nth(0));
}

function handicapPrices(page: Page): Locator {
  return page.getByRole('button', { name: / v .*全场让球/ }).filter({ visible: true });
}
