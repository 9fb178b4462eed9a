import { expect, type Page } from '@playwright/test';
import { railEntry } from '../support/player';
import { enterGame, game, openLobby, spin, transferIn } from '../support/slot';

/** Time limit beyond the longest round that runs by the platform's clock, the lottery's period. */
const BY_CLOCK = { timeout: 4 * 60_000 };
/** Number of deals: a hand that a natural ends immediately is followed by another. */
const MOST_DEALS = 6;

/**
 * Plays one round of a category and resolves when its result is shown; for e-sports, whose matches take a quarter of an
 * hour, when the bet is accepted. Returns the page for the screenshot, because some venues open a new one.
 */
export type Round = (page: Page) => Promise<Page>;

/**
 * One round in each category except sports, where the bet is the round. The clock is never moved, because a newcomer
 * waits, too.
 */
export const ROUNDS = {
  slots: async (page) => {
    await openLobby(page);
    await enterGame(page, '龙珠宝藏');
    await bringIn(page);
    await spin(page);
    return page;
  },
  cards: async (page) => {
    await railEntry(page, '棋牌').click();
    await enterGame(page, '二十一点');
    await bringIn(page);
    const again = game(page).getByRole('button', { name: '再来一局' });
    const stand = game(page).getByRole('button', { name: '停牌' });
    const decline = game(page).getByRole('button', { name: '不买保险' });
    for (let deals = 0; deals < MOST_DEALS; deals += 1) {
      await game(page)
        .getByRole('button', { name: /^(发牌|再来一局)$/ })
        .click();
      await expect(stand.or(decline).or(again).first()).toBeVisible();
      if (await decline.isVisible()) await decline.click();
      if (await stand.isVisible()) break;
    }
    if (await stand.isVisible()) await stand.click();
    await expect(again).toBeVisible();
    return page;
  },
  fishing: async (page) => {
    await railEntry(page, '捕鱼').click();
    await page
      .getByRole('button', { name: /深海捕鱼/ })
      .first()
      .click();
    await bringIn(page);
    await expect(game(page).getByRole('heading', { name: '浅湾' })).toBeVisible();
    const answer = page.waitForResponse(/\/api\/fire$/, BY_CLOCK);
    await game(page).getByRole('button', { name: '自动', exact: true }).click();
    expect((await answer).status()).toBe(200);
    await game(page).getByRole('button', { name: '自动中' }).click();
    return page;
  },
  'live-casino': async (page) => {
    await railEntry(page, '真人').click();
    await enterGame(page, '百家乐 A01');
    await bringIn(page);
    const banker = game(page).getByRole('button', { name: /^庄，/ });
    await expect(async () => {
      await expect(game(page).getByRole('timer', { name: '请下注' })).toBeVisible({ timeout: 40_000 });
      await banker.click({ timeout: 2000 });
      await game(page)
        .getByRole('button', { name: /^确认投注/ })
        .click({ timeout: 2000 });
      await expect(banker).toHaveAccessibleName(/已投注/, { timeout: 5000 });
    }).toPass(BY_CLOCK);
    await game(page).getByRole('button', { name: '记录' }).click();
    await expect(
      game(page)
        .getByRole('listitem')
        .getByText(/^投注 ¥[\d.]+，返还 ¥/)
        .first(),
    ).toBeVisible(BY_CLOCK);
    return page;
  },
  lottery: async (page) => {
    await railEntry(page, '彩票').click();
    const opened = page.waitForEvent('popup');
    await enterGame(page, '北斗PK拾');
    const lottery = await opened;
    const slip = lottery.getByRole('region', { name: '投注单' });
    await expect(lottery.getByRole('group', { name: '冠军' })).toBeVisible();
    await expect(async () => {
      await lottery
        .getByRole('group', { name: '冠军' })
        .getByRole('button', { name: /^名次定位 · 冠军 1 / })
        .click({ timeout: 5000 });
      await lottery.getByLabel('每注', { exact: true }).first().fill('10');
      await lottery.getByRole('button', { name: /^确认投注/ }).click({ timeout: 5000 });
      await expect(slip.getByText('投注成功：1 期')).toBeVisible({ timeout: 10_000 });
    }).toPass(BY_CLOCK);
    await expect(lottery.getByText(/^(中奖 ¥|未中奖)/).first()).toBeVisible(BY_CLOCK);
    return lottery;
  },
  esports: async (page) => {
    await railEntry(page, '电竞').click();
    await page.getByRole('button', { name: /战域电竞/ }).click();
    await bringIn(page);
    const board = game(page);
    await expect(async () => {
      await board
        .getByRole('article')
        .last()
        .getByRole('button', { name: /比赛胜者/ })
        .first()
        .click({ timeout: 5000 });
      await board.getByRole('button', { name: '投注 ¥10' }).click({ timeout: 5000 });
      await expect(board.locator('.es-note')).toContainText('投注成功', { timeout: 10_000 });
    }).toPass(BY_CLOCK);
    return page;
  },
} satisfies Readonly<Record<string, Round>>;

/**
 * Transfers 50 yuan into the venue and waits for the game. If the venue still has money, the dialog does not open by
 * itself, so this function opens it.
 */
async function bringIn(page: Page): Promise<void> {
  const dialog = transferIn(page);
  const amount = dialog.getByLabel('转入金额');
  await expect(async () => {
    if (!(await amount.isVisible())) await page.getByRole('button', { name: '转入', exact: true }).click({ timeout: 2000 });
    await amount.fill('50', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await dialog.getByRole('button', { name: '确认转入' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    game(page)
      .getByText(/^¥[1-9][\d,]*\.\d\d$/)
      .first(),
  ).toBeVisible();
}
