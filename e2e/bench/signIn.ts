import type { Browser, BrowserContextOptions } from '@playwright/test';
import { signIn } from '../support/player';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What the last visit leaves of the site itself; a cold load begins without it. */
const LEFT_BEHIND = 'site.deployment';

/** Signs the demo player in on a site of its own origin and answers what the browser keeps of it: the session and nothing else. */
export async function keepSession(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await signIn(page);
    const { cookies, origins } = await context.storageState();
    return {
      cookies,
      origins: origins.map((kept) => ({ ...kept, localStorage: kept.localStorage.filter(({ name }) => name !== LEFT_BEHIND) })),
    };
  } finally {
    await context.close();
  }
}
