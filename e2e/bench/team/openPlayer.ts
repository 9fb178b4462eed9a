import { expect, type Browser, type Locator, type Page, type Response } from '@playwright/test';
import { moveTo, openAsMember } from '../../support/memberPage';
import type { Stoppable } from '@site/release/stopOnSignal';

/** An open page polls the manifest once per minute. */
const MANIFEST_LIMIT_MS = 120_000;
const PAINT_LIMIT_MS = 30_000;
/** Time limit of a mount on a busy machine. */
const MOUNT_LIMIT_MS = 5_000;

/**
 * Signed-in player with an open deposit page. The test never reloads or focuses the page: a change arrives as for real
 * players.
 */
export interface Player extends Stoppable {
  /** Resolves when the text is on the deposit page. */
  reads(text: string): Promise<void>;
  /** Resolves when the page has received a manifest of a later revision. It watches from the call on. */
  isTold(after: number): Promise<void>;
  /** Leaves the deposit page and returns to it until the text is there. */
  comesBackTo(text: string): Promise<void>;
  /** Throws when the page was reloaded after it was opened. */
  staysOnPage(): Promise<void>;
}

export async function openPlayer(browser: Browser, origin: string): Promise<Player> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await openAsMember(page, `${origin}/mine/savemoney`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return {
    stop: () => context.close(),
    reads: (text) => expect(textOn(page, text)).toBeVisible({ timeout: PAINT_LIMIT_MS }),
    async isTold(after) {
      await page.waitForResponse(async (response) => (await revisionIn(response)) > after, { timeout: MANIFEST_LIMIT_MS });
    },
    async comesBackTo(text) {
      await expect(async () => {
        await moveTo(page, '/mine/transRecord');
        await moveTo(page, '/mine/savemoney');
        await expect(textOn(page, text)).toBeVisible({ timeout: MOUNT_LIMIT_MS });
      }).toPass({ timeout: PAINT_LIMIT_MS });
    },
    async staysOnPage() {
      expect(await page.evaluate(() => 'isSamePage' in window), 'the page was not loaded again').toBe(true);
    },
  };
}

function textOn(page: Page, text: string): Locator {
  return page.getByText(text).first();
}

/** Returns 0 for any response that is not a manifest. */
async function revisionIn(response: Response): Promise<number> {
  if (!response.url().endsWith('/deployment.json') || response.status() !== 200) return 0;
  return ((await response.json()) as { readonly revision: number }).revision;
}
