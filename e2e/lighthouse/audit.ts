import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { CHROMIUM_ARGS, findChromium } from '../compose/chromium.mjs';

/** Session of a signed-in member: entries of the browser's local storage. */
export type KeptSession = Readonly<Record<string, string>>;

/** Lighthouse's result for one load of a page. Scores are integers up to 100. */
export interface Verdict {
  readonly scores: Readonly<Record<Category, number>>;
  /** Findings that reduce accessibility, best practices or SEO: `image-alt: div > img`. */
  readonly findings: readonly string[];
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Speed of the machine: Lighthouse's `benchmarkIndex`. */
  readonly machine: number;
}

export type Category = (typeof CATEGORIES)[number];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Runs `use` with a separate browser for Lighthouse, then closes it. */
export async function withAuditor<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found for Lighthouse');
  const browser = await puppeteer.launch({ executablePath, args: [...CHROMIUM_ARGS, '--lang=zh-CN'] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Loads an address with an empty cache, using the desktop preset, and audits it. A guest has no session. */
export async function audit(browser: Browser, address: string, session: KeptSession = {}): Promise<Verdict> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    // Open a plain file of the site: it has the origin's storage, and no application runs.
    await page.goto(new URL('/deployment.json', address).href);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) window.localStorage.setItem(key, value);
    }, Object.entries(session));
    const skipAudits = isKeptFromSearch(address) ? ['is-crawlable'] : [];
    const flags: Flags = { disableStorageReset: true, logLevel: 'silent', onlyCategories: [...CATEGORIES], skipAudits };
    const result = await lighthouse(address, flags, desktopConfig, page);
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${address}`);
    const { lhr } = result;
    if (lhr.finalDisplayedUrl !== address) throw new Error(`${address} led to ${lhr.finalDisplayedUrl}`);
    const scoreOf = (category: Category): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      findings: CATEGORIES.filter((category) => category !== 'performance').flatMap((category) => findingsIn(lhr, category)),
      shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      machine: lhr.environment.benchmarkIndex,
    };
  } finally {
    await context.close();
  }
}

/** Returns true for pages that `robots.txt` hides from search engines: those of the member. */
function isKeptFromSearch(address: string): boolean {
  return new URL(address).pathname.startsWith('/mine/');
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function findingsIn({ categories, audits }: Report, category: Category): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) => `${id}: ${title} ${JSON.stringify(details && 'items' in details ? details.items : '').slice(0, 600)}`);
}
