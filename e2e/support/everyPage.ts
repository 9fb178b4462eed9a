import type { Page } from '@playwright/test';
import type { Address, Facts } from './addresses';
import type { Translate } from './translator';
import { expectScreen } from './visit';

/** The edition and the language of the pages that are opened from now on. */
export async function choose(page: Page, edition: string, locale: string): Promise<void> {
  await page.addInitScript(
    ([chosen, language]) => {
      window.localStorage.setItem('site.edition', chosen);
      window.localStorage.setItem('site.locale', language);
    },
    [edition, locale] as const,
  );
}

/** Goes on to an address within the loaded page, as by its history. */
export async function arrive(page: Page, address: Address, facts: Facts, translate: Translate): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address.path(facts));
  await expectScreen(page, address, translate);
}
