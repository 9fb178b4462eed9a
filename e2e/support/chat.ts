import { expect, type Page } from '@playwright/test';
import { untranslated, type Translate } from './translator';

/** Opens the chat in the dock and sends a message in the first room, which echoes it. */
export async function sayInChat(page: Page, text: string, translate: Translate = untranslated): Promise<void> {
  const dock = page.getByRole('complementary', { name: translate('投注与聊天') });
  // A closed dock shows buttons, an open one tabs.
  const name = translate('聊天');
  await dock.getByRole('tab', { name }).or(dock.getByRole('button', { name })).first().click();
  await dock.getByLabel(translate('发言内容')).fill(text);
  await dock.getByRole('button', { name: translate('发送'), exact: true }).click();
  await expect(dock.getByRole('log').getByText(text)).toBeVisible();
}
