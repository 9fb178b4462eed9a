import { expect, test } from '../support/journey';
import { signIn } from '../support/player';
import { openLobby } from '../support/slot';

test(
  'a player finds a game by its filters and its pinyin, reads its card and keeps it; all of it is in the address [R-VENUE-23] [R-API-085] [R-API-093]',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.goto('/');
    await signIn(page);
    await openLobby(page);
    const main = page.getByRole('main');
    const games = main.getByRole('list', { name: '游戏' }).getByRole('article');
    const filters = main.getByRole('group', { name: '筛选游戏' });

    await test.step('a filter leaves as many games as it says', async () => {
      const hot = filters.getByRole('button', { name: /^热门/ });
      const count = Number(/\d+/.exec((await hot.textContent()) ?? '')?.[0]);
      await hot.click();
      await expect(page).toHaveURL(/[?&]filter=hot/);
      await expect(games).toHaveCount(count);
      await main.getByRole('button', { name: '清除全部筛选' }).click();
      await expect(page).not.toHaveURL(/filter=/);
    });

    await test.step('a game is found by pinyin and by the other script', async () => {
      const search = main.getByRole('searchbox', { name: '搜索游戏' });
      for (const words of ['huxiao', '虎嘯']) {
        await search.fill(words);
        await expect(games).toHaveCount(1);
        await expect(games.getByRole('heading', { name: '虎啸山林' })).toBeVisible();
      }
    });

    await test.step('its card tells return, limits, rules and pay table, is a part of the address, and Back closes it', async () => {
      const [rtp = ''] = /\d\d\.\d\d%/.exec((await games.textContent()) ?? '') ?? [];
      await games.getByRole('link', { name: /虎啸山林/ }).click();
      await expect(page).toHaveURL(/[?&]game=JG-tiger/);
      const card = page.getByRole('dialog', { name: '虎啸山林' });
      await expect(card.getByText('单注限额')).toBeVisible();
      await expect(card.getByText(rtp, { exact: true }).first()).toBeVisible();
      await expect(card.getByRole('table').first()).toBeVisible();
      for (const own of ['猛虎', '战鼓', '虎爪']) await expect(card.getByRole('row', { name: new RegExp(`^${own} `) })).toBeVisible();
      await page.reload();
      await expect(card.getByText('单注限额')).toBeVisible();
      await card.getByRole('button', { name: '收藏' }).click();
      await expect(card.getByRole('button', { name: '收藏', pressed: true })).toBeVisible();
      await page.goBack();
      await expect(card).toBeHidden();
      await expect(page).not.toHaveURL(/game=/);
    });

    await test.step('what was kept is among the favourites', async () => {
      await main.getByRole('button', { name: '清除全部筛选' }).click();
      await filters.getByRole('button', { name: /^收藏/ }).click();
      await expect(games).toHaveCount(1);
      await expect(games.getByRole('heading', { name: '虎啸山林' })).toBeVisible();
    });
    expect(complaints).toEqual([]);
  },
);

test(
  'a game that is no favourite any more leaves them at once, and is removed at the platform [R-API-094]',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await page.goto('/');
    await signIn(page);
    await openLobby(page);
    const main = page.getByRole('main');
    const games = main.getByRole('list', { name: '游戏' }).getByRole('article');
    const favourites = main.getByRole('group', { name: '筛选游戏' }).getByRole('button', { name: /^收藏/ });
    await games.first().getByRole('button', { name: /收藏/ }).click();
    await favourites.click();
    await expect(games).toHaveCount(1);

    const removed = page.waitForRequest((request) => new URL(request.url()).pathname === '/game/api/v1/collection/removeCollection');
    await games.getByRole('button', { name: /收藏/ }).click();
    expect((await removed).method()).toBe('POST');
    await expect(games).toHaveCount(0);
    await page.reload();
    await expect(games).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);
