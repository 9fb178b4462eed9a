import { ADDRESSES, gatherFacts } from '../../support/addresses';
import { expect, test } from '../../support/journey';
import { signIn, type Account } from '../../support/player';
import { visit, type Visitor } from '../../support/visit';
import { translatorFor } from '../../support/translator';

const VISITORS: readonly { readonly visitor: Visitor; readonly account?: Account }[] = [
  { visitor: 'guest' },
  { visitor: 'unbound', account: { name: 'unbound1', password: 'unbound123' } },
  { visitor: 'bound', account: { name: 'player1', password: 'player123' } },
];

const LOOKS = [
  { edition: 'classic', locale: 'zh-CN', width: 1920 },
  { edition: 'professional', locale: 'zh-TW', width: 1366 },
] as const;

for (const { edition, locale, width } of LOOKS) {
  for (const { visitor, account } of VISITORS) {
    test(`every address of the site, as ${visitor}, ${edition} edition, ${locale}`, async ({ page, complaints }) => {
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
      if (account) await signIn(page, account, translate);
      const facts = await gatherFacts(page, account !== undefined, visitor === 'bound');

      for (const address of ADDRESSES) {
        await test.step(address.pattern, async () => {
          await visit(page, address, facts, visitor, translate);
          expect(complaints, address.pattern).toEqual([]);
        });
      }
    });
  }
}
