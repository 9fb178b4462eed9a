import type { Page } from '@playwright/test';
import type { ResponseOf } from '@site/shared/wire/call';
import { gameListCall, type WireGame } from '@site/shared/wire/games';

export const GAMES = 5_000;
const TURNS = 60;
const TURN_PX = 900;
const TURN_MS = 60;

type Answer = ResponseOf<typeof gameListCall>;

/** Repeats the platform's games under other codes until the list has the required length. */
export async function lengthenList(page: Page): Promise<void> {
  let own: readonly WireGame[] = [];
  await page.route(`**${gameListCall.path}`, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { readonly data: Answer };
    const { pageNum = 1, pageSize } = route.request().postDataJSON() as { readonly pageNum?: number; readonly pageSize: number };
    // Later pages of the platform are empty.
    if (envelope.data.list.length > 0) own = envelope.data.list;
    const list = repeatGames(own, (pageNum - 1) * pageSize, pageSize);
    await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, total: GAMES, list } } });
  });
}

function repeatGames(games: readonly WireGame[], first: number, count: number): readonly WireGame[] {
  return Array.from({ length: Math.min(count, GAMES - first) }, (_, index) => {
    const game = games[index % games.length];
    if (game === undefined) throw new Error('the platform has no games');
    return { ...game, gameCode: `${game.gameCode}-${String(first + index)}` };
  });
}

export async function openLobby(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/game/egame`);
  await page.getByRole('main').getByRole('article').first().waitFor();
}

/** Uses the lobby as a player does: scrolls by wheel, jumps to the end and back, chooses a filter, searches. */
export async function useLobby(page: Page): Promise<void> {
  const games = page.getByRole('main').getByRole('article');
  await page.mouse.move(900, 600);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, TURN_PX);
    await page.waitForTimeout(TURN_MS);
  }
  for (const share of [1, 0]) {
    await page.evaluate((part) => {
      window.scrollTo(0, part * document.documentElement.scrollHeight);
    }, share);
    await games.first().waitFor();
  }
  await page.getByRole('group', { name: '筛选游戏' }).getByRole('button').nth(1).click();
  await page.getByRole('searchbox', { name: '搜索游戏' }).fill('longzhu');
  await page.waitForURL(/q=longzhu/);
  await games.first().waitFor();
}
