import type { Page } from '@playwright/test';
import { HEADERS } from '@site/shared/wire/envelope';
import { resourceCall } from '@site/shared/wire/resource';

/** Time within which all bets of one placement are sent. */
const TOGETHER_MS = 500;

/**
 * Makes the network deliver one call that moves money twice in sequence: the page gets the second response.
 *
 * @param nth index of the call among those that the page sends, from 1; earlier ones pass unchanged
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
