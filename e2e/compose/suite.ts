import { test as base, type Browser, type BrowserType, type Page } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { startSite, type Site, type SiteOptions } from './serve';

/** First port of sites that a test starts, beside the one that all tests share. */
export const OWN_SITE_PORT = Number(new URL(DEFAULT_ADDRESSES.host).port) + 100;

interface Fixtures {
  /** Errors in console and network of `page` so far; each journey expects none at its end. */
  readonly complaints: readonly string[];
  /**
   * Closes the other pages that a test has opened: they would run on during the next test, on a platform that was
   * reset.
   */
  readonly closesOthers: undefined;
  /** Starts a separate site whose parts the test may stop or break. It stops with the test. One per test. */
  readonly serveSite: (options?: Omit<SiteOptions, 'basePort'>) => Promise<Site>;
}

/** Playwright's `test` with the fixtures of a composed site. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await launch(playwright[browserName]);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await listen(page, complaints);
      await use(complaints);
    },
    { auto: true },
  ],
  closesOthers: [
    async ({ browser, context }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map(async (each) => (each === context ? undefined : each.close())));
    },
    { auto: true },
  ],
  serveSite: async ({}, use) => {
    const sites: Site[] = [];
    await use(async (options) => {
      const site = await startSite({ ...options, basePort: OWN_SITE_PORT });
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },
});

export { expect } from '@playwright/test';

/** Options for `test.use` that enable animations, as most players have them. */
export const AS_MOST_PLAYERS = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Number of attempts to start a browser that crashes before it has opened a page. This is rare, happens under load, and
 * is unrelated to the site.
 */
const LAUNCHES = 3;

async function launch(type: BrowserType, attempt = 1): Promise<Browser> {
  try {
    return await type.launch();
  } catch (error) {
    if (attempt === LAUNCHES) throw error;
    process.stderr.write(`the browser did not start, attempt ${String(attempt)} of ${String(LAUNCHES)}\n`);
    return launch(type, attempt + 1);
  }
}

async function listen(page: Page, complaints: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()} ${message.location().url}`.trimEnd());
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${String(response.status())} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that the page itself aborted is not an error.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`);
  });
  // Policy violations reach the console only as text; this event names the directive.
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(`policy ${effectiveDirective}: ${blockedURI}`);
    });
  });
}
