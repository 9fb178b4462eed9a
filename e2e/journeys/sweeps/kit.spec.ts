import type { Locator, Page } from '@playwright/test';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { startKitServer } from '../../compose/kitServer';
import { runTypeScript } from '../../compose/run.mjs';
import { AS_MOST_PLAYERS, expect, test } from '../../compose/suite';
import { accessibilityFaults } from '../../support/accessibilityFaults';
import { unchangedBy } from '../../support/pictures';
import { touchFaults } from '../../support/touchFaults';

test.use(AS_MOST_PLAYERS);

/** Address next to the ports of the site. */
const KIT = `http://localhost:${String(Number(new URL(DEFAULT_ADDRESSES.host).port) + 10)}`;

let server: Awaited<ReturnType<typeof startKitServer>>;

test.beforeAll(async () => {
  await runTypeScript('shared/kit/kit.ts', ['--build']);
  server = await startKitServer(KIT);
});

test.afterAll(() => server.stop());

function section(page: Page, id: string): Locator {
  return page.locator(`#${id}`);
}

for (const edition of ['经典', '专业']) {
  test(`every primitive is accessible in the ${edition} edition, in each themed build`, async ({ page, complaints }) => {
    await page.goto(KIT);
    await page.getByRole('radiogroup', { name: '版式' }).getByText(edition).click();
    await expect(page.getByRole('img', { name: 'USDT 收款地址' })).toHaveCount(2);

    const builds = page.getByRole('radiogroup', { name: '主题' });
    await expect(builds.getByRole('radio')).toHaveCount(3);
    for (const build of await builds.getByRole('radio').all()) {
      await build.check();
      expect.soft(await accessibilityFaults(page), `build ${String(await build.getAttribute('value'))}`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

test('the page has both languages, and its address contains the selected options', async ({ page, complaints }) => {
  await page.goto(`${KIT}/?edition=professional&locale=zh-TW`);

  await expect(page.getByRole('heading', { level: 1, name: '元件樣張' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
  await expect(section(page, 'carousel').getByRole('button', { name: '暫停播放' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('on a touch screen no field zooms the page and no control waits for a second tap', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(KIT);
  await expect(page.getByRole('img', { name: 'USDT 收款地址' })).toHaveCount(2);

  expect(await page.getByRole('textbox').count()).toBeGreaterThan(10);
  expect(await touchFaults(page)).toEqual([]);
});

/** States of controls, each with a change that ends it. */
const STATES: readonly (readonly [name: string, selector: string, change: (element: Element) => void])[] = [
  ['pressed', "[aria-pressed='true']", (control) => control.setAttribute('aria-pressed', 'false')],
  ['selected', "[aria-selected='true']", (control) => control.setAttribute('aria-selected', 'false')],
  ['current', '[aria-current]', (control) => control.removeAttribute('aria-current')],
  ['on', ':checked', (control) => ((control as HTMLInputElement).checked = false)],
  // The box around a field has the field's states.
  ['disabled', ':is(button, input):disabled:not([data-disabled], [data-disabled] *)', (control) => control.removeAttribute('disabled')],
  ['disabled', '[data-disabled]:not([data-disabled] *)', enableAll],
  ['refused', "[aria-invalid='true']:not([data-invalid] *)", (control) => control.removeAttribute('aria-invalid')],
  ['refused', '[data-invalid]:not([data-invalid] *)', (box) => box.removeAttribute('data-invalid')],
  ['filled', '[role=progressbar] > *', (fill) => ((fill as HTMLElement).style.visibility = 'hidden')],
  [
    'focused',
    ':is(#button, #chip, #text_field, #tabs, #segmented, #switch) :is(button, input):enabled',
    (control) => (control as HTMLElement).focus(),
  ],
];

/** Enables the box and its content. Runs in the page. */
function enableAll(box: Element): void {
  for (const each of [box, ...box.querySelectorAll('*')]) for (const name of ['disabled', 'data-disabled']) each.removeAttribute(name);
}

test('in forced colours each state of each control is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(KIT);
  await expect(page.getByRole('img', { name: 'USDT 收款地址' })).toHaveCount(2);
  // Keyboard focus draws the focus ring.
  await page.keyboard.press('Tab');

  for (const [name, selector, change] of STATES) expect.soft(await unchangedBy(page, selector, change), name).toEqual([]);
});

test('tabs work by keyboard', async ({ page, complaints }) => {
  await page.goto(KIT);

  await section(page, 'tabs').getByRole('tab', { name: '银行转账' }).first().focus();
  await page.keyboard.press('ArrowRight');

  await expect(section(page, 'tabs').getByRole('tab', { name: /虚拟币/, selected: true })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a select is opened, chosen from and left by keyboard', async ({ page, complaints }) => {
  await page.goto(KIT);
  const bank = section(page, 'select').getByRole('combobox').first();

  await bank.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect.soft(await accessibilityFaults(page, '[role=listbox]')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(bank).toHaveText('招商银行');
  await expect(bank).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a menu is opened, moved through and left by keyboard', async ({ page, complaints }) => {
  await page.goto(KIT);
  const account = section(page, 'menu').getByRole('button', { name: 'player1' });

  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: '个人资料' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '投注记录' })).toBeFocused();
  expect.soft(await accessibilityFaults(page, '[role=menu]')).toEqual([]);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('menu')).toBeHidden();
  await expect(account).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a dialog traps the focus and restores it', async ({ page, complaints }) => {
  await page.goto(KIT);
  const opener = section(page, 'dialog').getByRole('button', { name: '打开表单框' });

  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '绑定银行卡' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  expect.soft(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a code is typed, corrected and pasted', async ({ page, complaints }) => {
  await page.goto(KIT);
  const boxes = section(page, 'code_field').getByRole('group', { name: '短信验证码' }).first().getByRole('textbox');
  const code = async () => (await boxes.evaluateAll((elements) => elements.map((box) => (box as HTMLInputElement).value))).join('');

  await boxes.first().focus();
  await page.keyboard.type('4829');
  await expect(boxes.nth(4)).toBeFocused();
  await page.keyboard.press('Backspace');
  expect(await code()).toBe('482');

  await boxes.first().evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '730 264');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(code).toBe('730264');
  expect(complaints).toEqual([]);
});

test('the carousel moves, stops while it has the focus, and is paused permanently by its button', async ({ page, complaints }) => {
  await page.clock.install();
  await page.goto(KIT);
  const carousel = section(page, 'carousel');
  const shown = carousel.getByRole('tab', { selected: true });
  await expect(shown).toHaveText('串关加奖');
  // The carousel only moves while it is visible.
  await carousel.scrollIntoViewIfNeeded();
  await page.clock.fastForward(5000);
  await expect(shown).toHaveText('首存礼遇');

  await shown.focus();
  await page.clock.fastForward(20_000);
  await expect(shown).toHaveText('首存礼遇');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveText('VIP 升级礼金');
  await expect(shown).toBeFocused();
  // Only the visible slide is focusable.
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('tabpanel', { name: 'VIP 升级礼金' }).getByRole('link')).toBeFocused();

  await carousel.getByRole('button', { name: '暂停播放' }).press('Enter');
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.clock.fastForward(20_000);
  await expect(shown).toHaveText('VIP 升级礼金');
  expect(complaints).toEqual([]);
});

test('with reduced motion the carousel never moves by itself', async ({ page, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(KIT);
  const carousel = section(page, 'carousel');

  await page.clock.fastForward(20_000);

  await expect(carousel.getByRole('tab', { selected: true })).toHaveText('串关加奖');
  await expect(carousel.getByRole('button', { name: '暂停播放' })).toBeHidden();
  expect(complaints).toEqual([]);
});
