import type { Locator, Page } from '@playwright/test';
import { HOSTILE_STRINGS } from '@site/platform/testing/hostileStrings';
import { ADDRESSES, gatherFacts } from '../../support/addresses';
import { awayPrice, openBoard } from '../../support/betting';
import { expect, test } from '../../support/journey';
import { IN_PLAY } from '../../support/matches';
import { openLogin, signIn } from '../../support/player';
import { openRecovery, recoveryDialog } from '../../support/recovery';

/** One string of each family of the Big List of Naughty Strings, and markup that would reveal itself in the page. */
const STRINGS = [
  'undefined',
  '-1E+02',
  "1'; DROP TABLE member; --",
  '%s%s%n {{7*7}} ${7*7}',
  '\u202E\u2066反\u200B过来\uFEFF',
  'الكل في المجمو عة',
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Z̮̞̠͙͔ͅ',
  '田中さん ﾉ｡･:* ︵',
  `"><img src=x onerror="window.naughty=1"><script>window.naughty=1</script>`,
  'javascript:window.naughty=1',
  '../../../etc/passwd\\..',
  '长'.repeat(5_000),
] as const;

const TEXT_FIELDS =
  'input:not([type=checkbox]):not([type=date]):not([type=radio]):not([type=file]):not([type=hidden]):not([type=range]), textarea';

test('hostile strings in every input of every screen change nothing but the input', async ({ page, sandbox, complaints }) => {
  test.setTimeout(900_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await sandbox.createMatch(IN_PLAY);
  await page.goto('/');
  await tryInputs(page);
  await test.step('login, registration and recovery', async () => {
    const login = await openLogin(page);
    expect(await tryInputs(page)).toBeGreaterThan(1);
    await login.getByRole('tab', { name: '注册' }).click();
    expect(await tryInputs(page)).toBeGreaterThan(2);
    await page.getByRole('dialog', { name: '注册' }).getByRole('tab', { name: '登录' }).click();
    await openRecovery(page);
    expect(await tryInputs(page)).toBeGreaterThan(1);
    await recoveryDialog(page).getByRole('tab', { name: '邮箱找回' }).click();
    expect(await tryInputs(page)).toBeGreaterThan(1);
    await page.goto('/');
  });
  await signIn(page);
  await test.step('the stakes of the slip', async () => {
    await openBoard(page);
    await awayPrice(page).click();
    expect(await tryInputs(page)).toBeGreaterThan(0);
  });
  const facts = await gatherFacts(page, true);

  const tried: string[] = [];
  for (const address of ADDRESSES) {
    await test.step(address.pattern, async () => {
      await page.goto(address.path(facts));
      await expect(page.getByRole('main')).toHaveText(/\S{2}/);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      if ((await tryInputs(page)) > 0) tried.push(address.pattern);
      expect(dialogs, address.pattern).toEqual([]);
      expect(complaints, address.pattern).toEqual([]);
    });
  }
  expect(tried.length, tried.join(' ')).toBeGreaterThan(5);
});

/**
 * Enters all strings of the Big List with the events of a paste, without waiting for real key presses or for the page
 * to render.
 */
async function pasteAll(field: Locator): Promise<void> {
  await field.evaluate(
    (element, strings) => {
      const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      const setValue = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
      for (const string of strings) {
        setValue?.call(element, string);
        element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: string }));
      }
    },
    HOSTILE_STRINGS,
    { timeout: 30_000 },
  );
}

/** Fills each editable field with each string. @returns the number of fields */
async function tryInputs(page: Page): Promise<number> {
  const fields = await page.locator(TEXT_FIELDS).filter({ visible: true }).all();
  let filled = 0;
  for (const field of fields) {
    if (!(await field.isEditable().catch(() => false))) continue;
    filled += 1;
    for (const string of STRINGS) await field.fill(string, { timeout: 5_000 });
    await pasteAll(field);
    await field.fill('', { timeout: 5_000 });
  }
  if (filled === 0) return 0;
  expect(await page.evaluate(() => 'naughty' in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.locator('header').first()).toBeVisible();
  return filled;
}
