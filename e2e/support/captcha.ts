import { expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox';
import { untranslated, type Translate } from './translator';

/** Locates the captcha panel above the picture of the sign-in dialog. */
export function captchaPanel(page: Page, translate: Translate = untranslated): Locator {
  return page.getByRole('region', { name: translate('安全验证') });
}

/** Returns the handle of a puzzle when it is enabled. */
export async function sliderHandle(page: Page, translate: Translate = untranslated): Promise<Locator> {
  const panel = captchaPanel(page, translate);
  await expect(panel.getByRole('img', { name: translate('带缺口的拼图') })).toBeVisible();
  const handle = panel.getByRole('slider', { name: translate('拖动完成拼图') });
  await expect(handle).toBeEnabled();
  return handle;
}

/** Solves the picture captcha on the page and submits it. */
export async function readPicture(page: Page, sandbox: Sandbox): Promise<void> {
  const panel = captchaPanel(page);
  await expect(panel.getByRole('img')).toBeVisible();
  const solution = await sandbox.captcha();
  if (solution.kind !== 'graphic') throw new Error('the newest captcha is no picture');
  await panel.getByLabel('验证码').fill(solution.text);
  await panel.getByLabel('验证码').press('Enter');
}

/**
 * Drags the piece to its target by mouse, with human timing.
 *
 * @param beside distance in picture pixels by which it misses the target
 */
export async function dragPiece(
  page: Page,
  sandbox: Sandbox,
  { translate = untranslated, beside = 0 }: { translate?: Translate; beside?: number } = {},
): Promise<void> {
  const handle = await sliderHandle(page, translate);
  const to = (await placeOf(sandbox)) + beside;
  const max = Number(await handle.getAttribute('aria-valuemax'));
  const held = await boxOf(handle);
  const track = await handle.locator('..').evaluate((element) => element.clientWidth);
  const [x, y] = [held.x + held.width / 2, held.y + held.height / 2];
  const distance = ((track - held.width) * to) / max;
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Move fast at first and slowly at the end.
  for (const [share, rest] of [
    [0.08, 30],
    [0.3, 35],
    [0.62, 40],
    [0.85, 50],
    [0.96, 60],
    [1.01, 60],
    [1, 80],
  ] as const) {
    await page.mouse.move(x + distance * share, y + share * 3);
    await page.waitForTimeout(rest);
  }
  await page.mouse.up();
}

/** Minimum time of a keyboard solution. */
const KEYS_LAST_MS = 600;

export async function stepPiece(page: Page, sandbox: Sandbox, translate: Translate = untranslated): Promise<void> {
  const handle = await sliderHandle(page, translate);
  await expect(handle).toBeFocused();
  const to = await placeOf(sandbox);
  const keys = [...Array<string>(Math.floor(to / 20)).fill('PageUp'), ...Array<string>(Math.floor((to % 20) / 2)).fill('ArrowRight')];
  // Press few keys more slowly, because the platform refuses a solution that is too fast for a human.
  for (const key of keys) await page.keyboard.press(key, { delay: Math.max(40, KEYS_LAST_MS / keys.length) });
  await page.keyboard.press('Enter');
}

async function placeOf(sandbox: Sandbox): Promise<number> {
  const solution = await sandbox.captcha();
  if (solution.kind !== 'slider') throw new Error('the newest captcha is no puzzle');
  return solution.x;
}

async function boxOf(
  locator: Locator,
): Promise<{ readonly x: number; readonly y: number; readonly width: number; readonly height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('there is nothing to hold');
  return box;
}
