import type { Page } from '@playwright/test';
import { ADDRESSES, gatherFacts, type Address } from '../../support/addresses';
import { expect, test } from '../../support/journey';
import { signIn, type Account } from '../../support/player';
import { visit, type Visitor } from '../../support/visit';
import { translatorFor } from '../../support/translator';
import { ROUTE_ROWS } from './routeRows';

const ACCOUNTS: Readonly<Record<Visitor, Account | undefined>> = {
  guest: undefined,
  unbound: { name: 'unbound1', password: 'unbound123' },
  bound: { name: 'player1', password: 'player123' },
};
const VISITORS: readonly Visitor[] = ['guest', 'unbound', 'bound'];

/** Maximum number of requirement ids in the title of a test. */
const ROWS_PER_TEST = 3;

interface Look {
  readonly edition: 'classic' | 'professional';
  readonly locale: 'zh-CN' | 'zh-TW';
  readonly width: number;
}
const CLASSIC: Look = { edition: 'classic', locale: 'zh-CN', width: 1920 };
const PROFESSIONAL: Look = { edition: 'professional', locale: 'zh-TW', width: 1366 };

for (const visitor of VISITORS) {
  const rows = ROUTE_ROWS[visitor];
  const withRow = ADDRESSES.filter(({ pattern }) => pattern in rows);
  for (let first = 0; first < withRow.length; first += ROWS_PER_TEST) {
    const some = withRow.slice(first, first + ROWS_PER_TEST);
    const named = some.map(({ pattern }) => `${pattern} [${rows[pattern] ?? ''}]`).join(', ');
    test(`as ${visitor}, ${look(CLASSIC)}: ${named}`, async ({ page, complaints }) => {
      await sweep(page, some, { visitor, ...CLASSIC }, complaints);
    });
  }
  test(`every other address of the site, as ${visitor}, ${look(CLASSIC)}`, async ({ page, complaints }) => {
    const others = ADDRESSES.filter(({ pattern }) => !(pattern in rows));
    await sweep(page, others, { visitor, ...CLASSIC }, complaints);
  });
  test(`every address of the site, as ${visitor}, ${look(PROFESSIONAL)}`, async ({ page, complaints }) => {
    await sweep(page, ADDRESSES, { visitor, ...PROFESSIONAL }, complaints);
  });
}

test('every row is that of an address', () => {
  const patterns = ADDRESSES.map(({ pattern }) => pattern);
  for (const visitor of VISITORS) expect(patterns).toEqual(expect.arrayContaining(Object.keys(ROUTE_ROWS[visitor])));
});

function look({ edition, locale }: Look): string {
  return `${edition} edition, ${locale}`;
}

/** Loads each address and checks its screen. */
async function sweep(
  page: Page,
  addresses: readonly Address[],
  { visitor, edition, locale, width }: Look & { readonly visitor: Visitor },
  complaints: readonly unknown[],
): Promise<void> {
  test.setTimeout(600_000);
  const translate = translatorFor(locale);
  await page.setViewportSize({ width, height: width === 1920 ? 1080 : 768 });
  await page.addInitScript(
    ([chosen, language]) => {
      window.localStorage.setItem('site.edition', chosen);
      window.localStorage.setItem('site.locale', language);
    },
    [edition, locale] as const,
  );
  await page.goto('/');
  const account = ACCOUNTS[visitor];
  if (account) await signIn(page, account, translate);
  const facts = await gatherFacts(page, account !== undefined, visitor === 'bound');

  for (const address of addresses) {
    await test.step(address.pattern, async () => {
      await visit(page, address, facts, visitor, translate);
      expect(complaints, address.pattern).toEqual([]);
    });
  }
}
