import type { Browser, BrowserContextOptions } from '@playwright/test';
import { signIn } from '../support/player';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Storage key of the site's cached manifest, which a cold load begins without. */
const CACHED_MANIFEST_KEY = 'site.deployment';

/** Signs the demo player in on a site of its own origin and returns the browser's storage state, reduced to the session. */
export async function keepSession(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await signIn(page);
    const { cookies, origins } = await context.storageState();
    return {
      cookies,
      origins: origins.map((kept) => ({ ...kept, localStorage: kept.localStorage.filter(({ name }) => name !== CACHED_MANIFEST_KEY) })),
    };
  } finally {
    await context.close();
  }
}
