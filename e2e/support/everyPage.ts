import type { Page } from '@playwright/test';
import { gatherFacts, type Address, type Facts } from './addresses';
import { IN_PLAY } from './matches';
import { signIn } from './player';
import type { Sandbox } from './sandbox';
import { translatorFor, type Translate } from './translator';
import { expectScreen } from './visit';

/** Sets the edition and the language of all pages that are opened later. */
export async function choose(page: Page, edition: string, locale: string): Promise<void> {
  await page.addInitScript(
    ([chosen, language]) => {
      window.localStorage.setItem('site.edition', chosen);
      window.localStorage.setItem('site.locale', language);
    },
    [edition, locale] as const,
  );
}

/** Window size, edition and language in which a page is opened. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  readonly edition: 'classic' | 'professional';
  readonly locale: 'zh-CN' | 'zh-TW';
}

/** Signs in a member with money while a match is in play; every address can be opened from here. */
export async function openEveryPage(
  page: Page,
  sandbox: Sandbox,
  { width, height, edition, locale }: Sight,
): Promise<{ readonly translate: Translate; readonly facts: Facts }> {
  const translate = translatorFor(locale);
  await page.setViewportSize({ width, height });
  await sandbox.createMatch(IN_PLAY);
  await sandbox.setBalance('28640.50');
  await choose(page, edition, locale);
  await page.goto('/');
  await signIn(page, undefined, translate);
  return { translate, facts: await gatherFacts(page, true) };
}

/** Navigates to an address within the loaded page by its history. */
export async function arrive(page: Page, address: Address, facts: Facts, translate: Translate): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address.path(facts));
  await expectScreen(page, address, translate);
}
