import { awayPrice, betButton, matchRow, slip } from '../support/betting';
import { expect, test } from '../support/journey';
import { AWAY_TEAM, HOME_TEAM, IN_PLAY, LATER_TODAY } from '../support/matches';
import { railEntry, signIn } from '../support/player';

test('a guest sees board and match page; a price asks for the login, after which it is in the slip', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.createMatch(IN_PLAY);
  await sandbox.setBalance('500.00');
  await page.goto('/');
  await railEntry(page, '体育').click();

  await expect(page).toHaveURL(/\/game\/sport\/CRTY\/board$/);
  await expect(matchRow(page)).toBeVisible();
  await matchRow(page).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/game\/sport\/CRTY\/match\/\d+$/);
  const price = page.getByRole('main').getByRole('button', { name: new RegExp(`全场让球 ${AWAY_TEAM} .* 0\\.93`) });
  await price.click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '确定' }).click();
  await signIn(page);

  await expect(page).toHaveURL(/\/match\/\d+$/);
  await expect(slip(page).getByText(AWAY_TEAM).first()).toBeVisible();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await slip(page).getByLabel('投注金额').fill('10');
  await expect(betButton(page)).toBeEnabled();
  expect(complaints).toEqual([]);
});

test('a guest at the board of members is sent home, where the login leads back there', async ({ page, sandbox }) => {
  await sandbox.createMatch(IN_PLAY);
  // The notice is visible for a short time only and may disappear before everything is loaded.
  await page.goto('/game/sport/CRTY', { waitUntil: 'commit' });

  await expect(page.getByText('请先登录账号,才能了解更多')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
  await signIn(page);

  await expect(page).toHaveURL(/\/game\/sport\/CRTY$/);
  await expect(awayPrice(page)).toBeVisible();
});

test('results of the day lead to the page of an ended match, whose markets are settled as the tickets are', async ({
  page,
  sandbox,
  complaints,
}) => {
  const { gameId } = await sandbox.createMatch({ ...LATER_TODAY, startsInSeconds: 60 });
  await sandbox.advance(120_000);
  await sandbox.finish(gameId, { home: 2, away: 0 });
  await page.goto('/game/sport/CRTY/board');
  await page.getByRole('main').getByRole('link', { name: '赛果' }).click();

  await expect(page).toHaveURL(/\/sports\/results$/);
  const row = page.getByRole('article', { name: `${HOME_TEAM} v ${AWAY_TEAM}` });
  await expect(row).toContainText('2 - 0');
  await expect(row).toContainText('已结束');
  await row.getByRole('link').click();

  const handicap = page.getByRole('region', { name: '全场让球' }).getByRole('listitem');
  await expect(handicap.filter({ hasText: `${HOME_TEAM} -0/0.5` })).toContainText('赢');
  await expect(handicap.filter({ hasText: `${AWAY_TEAM} +0/0.5` })).toContainText('输');
  expect(complaints).toEqual([]);
});

test('the calendar goes a week back and ahead, by day, sport and league, and the address keeps the choice', async ({
  page,
  complaints,
}) => {
  await page.goto('/sports/results');
  const days = page.getByRole('group', { name: '日期' }).getByRole('button');
  await expect(days).toHaveCount(15);

  await days.first().click();
  await page.getByRole('main').getByRole('button', { name: /^网球/ }).click();
  const rows = page.getByRole('list', { name: '当日赛事' }).getByRole('article');
  await expect(rows.first()).toContainText('第 1 盘');
  await expect(rows.first()).toContainText('已结束');
  const names = await rows.allInnerTexts();
  // The address is updated shortly after the last choice.
  await expect(page).toHaveURL(/sport=tennis/);
  await page.reload();
  await expect(rows.first()).toContainText('第 1 盘');
  expect(await rows.allInnerTexts()).toEqual(names);

  await days.last().click();
  await expect(rows.first()).toContainText('未开赛');
  expect(complaints).toEqual([]);
});
