import type { Locator, Page } from '@playwright/test';

/**
 * Presses what a player sees. It is looked for and pointed at before, and the frame of the press is awaited after: a search by role takes a slow page
 * longer than most presses, and would be measured with the press before it.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  let place = await target.evaluate(bringIntoSight);
  // A list that was rendered again meanwhile has another element in its place.
  for (let tries = 1; !place && tries < 3; tries += 1) place = await target.evaluate(bringIntoSight);
  if (!place) throw new Error(`covered: ${target.toString()}`);
  await page.mouse.move(place.x, place.y);
  await frameShown(page);
  await page.mouse.down();
  await page.mouse.up();
  await frameShown(page);
}

/** Types into a field, each key after the frame of the one before. */
export async function type(target: Locator, keys: readonly string[]): Promise<void> {
  const page = target.page();
  await target.focus();
  await frameShown(page);
  for (const key of keys) {
    await page.keyboard.press(key);
    await frameShown(page);
  }
}

/** Runs in the page. @returns the middle of the element; `undefined` where something covers it, or it has left the page */
function bringIntoSight(element: Element): { readonly x: number; readonly y: number } | undefined {
  for (const block of ['nearest', 'center'] as const) {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return undefined;
}

/** Until what was asked of the page so far has been painted. */
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
