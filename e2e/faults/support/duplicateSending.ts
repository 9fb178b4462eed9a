import type { Page } from '@playwright/test';
import { HEADERS } from '@site/shared/wire/envelope';
import { resourceCall } from '@site/shared/wire/resource';

/** Bets that are placed together are all sent within this time. */
const TOGETHER_MS = 500;

/**
 * From now on the network delivers one call that moves money twice, one after the other: the page gets the second response.
 *
 * @param nth which of those the page sends, from 1; the ones before it go through untouched, and first
 */
export async function duplicateSending(page: Page, nth = 1): Promise<void> {
  let seen = 0;
  await page.route(`**${resourceCall.path}`, async (route) => {
    const movesMoney = route.request().headers()[HEADERS.idempotencyKey.toLowerCase()] !== undefined;
    if (movesMoney) seen += 1;
    if (!movesMoney || seen !== nth) return route.fallback();
    if (nth > 1) await page.waitForTimeout(TOGETHER_MS);
    await route.fetch();
    return route.fulfill({ response: await route.fetch() });
  });
}
