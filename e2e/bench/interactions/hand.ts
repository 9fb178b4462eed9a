import type { Locator, Page } from '@playwright/test';

/**
 * Presses a visible element. The search and the pointer movement come before the press, and its frame is awaited after
 * it: on a slow page a search by role takes longer than most presses and would be measured with the previous one.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  let place = await target.evaluate(bringIntoSight);
  // A re-rendered list has another element in its place, so retry.
  for (let tries = 1; !place && tries < 3; tries += 1) place = await target.evaluate(bringIntoSight);
  if (!place) throw new Error(`covered: ${target.toString()}`);
  await page.mouse.move(place.x, place.y);
  await frameShown(page);
  await page.mouse.down();
  await page.mouse.up();
  await frameShown(page);
}

/** Types into a field and waits for a frame after each key. */
export async function type(target: Locator, keys: readonly string[]): Promise<void> {
  const page = target.page();
  await target.focus();
  await frameShown(page);
  for (const key of keys) {
    await page.keyboard.press(key);
    await frameShown(page);
  }
}

/**
 * Scrolls the element into view and returns its center. Runs in the page.
 *
 * @returns `undefined` when another element covers it, or when it has left the page
 */
function bringIntoSight(element: Element): { readonly x: number; readonly y: number } | undefined {
  for (const block of ['nearest', 'center'] as const) {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return undefined;
}

/** Resolves when the page has painted all pending work. */
function frameShown(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            setTimeout(resolve);
          });
        });
      }),
  );
}
