import type { Page } from '@playwright/test';
import type { Locale } from '@site/shared/contract/services';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { loginCall, loginResponseSchema } from '@site/shared/wire/login';
import { aLogin, sendRaw } from '@site/platform/testing/sendRaw';

/** Opens an address with an existing session of the demo member. */
export async function openAsMember(page: Page, address: string, locale: Locale = 'zh-CN'): Promise<void> {
  const login = await logIn();
  await page.addInitScript(
    ([token, userId, language]) => {
      window.localStorage.setItem('site.userId', userId);
      window.localStorage.setItem('site.token', token);
      window.localStorage.setItem('site.locale', language);
    },
    [login.token, login.userId, locale] as const,
  );
  // A file whose response never arrives would delay the load event.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** Navigates within the same document, as links and history do. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Signs in by a call, which is faster than the dialog; other suites test the dialog. */
export async function logIn(): Promise<{ readonly token: string; readonly userId: string }> {
  const response = await sendRaw(DEFAULT_ADDRESSES.platform, loginCall.path, JSON.stringify(aLogin('player1', 'player123')));
  return loginResponseSchema.parse(envelopeSchema.parse(await response.json()).data);
}
