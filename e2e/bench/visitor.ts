import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { signIn } from '../support/player';
import type { Network } from './networks';

/** Storage key of the site's cached manifest, which a cold load lacks. */
const CACHED_MANIFEST_KEY = 'site.deployment';

/** Storage state of a visitor's browser: a session, or empty. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string>;

/**
 * Creates a browser context with an empty cache, as wide as the reference design.
 *
 * @param bypassCSP for pages whose code violates the site's Content-Security-Policy
 */
export function newVisitor(browser: Browser, storageState: StorageState, bypassCSP = false): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    bypassCSP,
    ...(storageState === undefined ? {} : { storageState }),
  });
}

/** Signs the demo player in on a separate site and returns the browser's storage state, reduced to the session. */
export async function keepSession(browser: Browser, origin: string, bypassCSP = false): Promise<NonNullable<StorageState>> {
  const context = await newVisitor(browser, undefined, bypassCSP);
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

/** Collects errors and failed requests of the page, without requests that the page itself aborted. */
export function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`);
  });
  return complaints;
}

export async function limitNetwork(client: CDPSession, { limits }: Network): Promise<void> {
  const bytesPerSecond = limits ? (limits.megabitPerSecond * 1_000_000) / 8 : -1;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: limits?.latencyMs ?? 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
