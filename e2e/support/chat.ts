import { expect, type Page } from '@playwright/test';
import { inSource, type Say } from './words';

/** Opens the chat in the dock and says something in the room that stands first; the room echoes it. */
export async function sayInChat(page: Page, text: string, say: Say = inSource): Promise<void> {
  const dock = page.getByRole('complementary', { name: say('投注与聊天') });
  // A closed dock shows buttons, an open one tabs.
  const name = say('聊天');
  await dock.getByRole('tab', { name }).or(dock.getByRole('button', { name })).first().click();
  await dock.getByLabel(say('发言内容')).fill(text);
  await dock.getByRole('button', { name: say('发送'), exact: true }).click();
  await expect(dock.getByRole('log').getByText(text)).toBeVisible();
}
