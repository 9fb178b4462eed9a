import type { Locator } from '@playwright/test';
import { awayPrice, openBoard } from '../support/betting';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { header, railEntry, signIn } from '../support/player';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const picture = (element: Locator): Promise<Buffer> => element.screenshot({ animations: 'disabled' });

test('in forced colours a price shows that it is picked', async ({ page, sandbox, complaints }) => {
  await sandbox.createMatch(IN_PLAY);
  await page.goto('/');
  await signIn(page);
  await openBoard(page);
  const away = awayPrice(page);

  const open = await picture(away);
  await away.click();
  await expect(away).toHaveAttribute('aria-pressed', 'true');
  expect((await picture(away)).equals(open)).toBe(false);
  expect(complaints).toEqual([]);
});

test('in forced colours the menus show the page that is open, and a count stands in a frame', async ({ page, complaints }) => {
  await page.goto('/');
  await signIn(page);
  const sports = railEntry(page, '体育');

  const other = await picture(sports);
  await sports.click();
  await expect(sports).toHaveAttribute('aria-current', 'page');
  await page.mouse.move(0, 0);
  expect((await picture(sports)).equals(other)).toBe(false);
  await expect(
    header(page)
      .getByRole('button', { name: /^站内信，/ })
      .locator('span')
      .last(),
  ).toHaveCSS('border-top-style', 'solid');
  expect(complaints).toEqual([]);
});
