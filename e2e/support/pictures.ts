import type { ElementHandle, Page } from '@playwright/test';

/** Margin around an element for its focus ring, in pixels. */
const RING_PX = 6;

/** Takes a picture of an element and the ring around it. */
async function pictureOf(page: Page, element: ElementHandle<Element>): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${await excerptOf(element)} is not drawn`);
  const clip = { x: box.x - RING_PX, y: box.y - RING_PX, width: box.width + 2 * RING_PX, height: box.height + 2 * RING_PX };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

/**
 * Takes a picture of each visible element that matches the selector, before and after a change of it, and returns the
 * names of those that look the same.
 *
 * @param change runs in the page
 */
export async function unchangedBy(page: Page, selector: string, change: (element: Element) => void): Promise<readonly string[]> {
  const unchanged: string[] = [];
  const found = (await page.locator(selector).elementHandles()) as ElementHandle<Element>[];
  for (const element of found) {
    // A hidden input is drawn by its label.
    const drawn = await element.evaluateHandle((control) => control.closest('label') ?? control);
    if (!(await drawn.isVisible()) || (await element.getAttribute('aria-hidden')) === 'true') continue;
    const before = await pictureOf(page, drawn);
    await element.evaluate(change);
    if (before.equals(await pictureOf(page, drawn))) unchanged.push(await excerptOf(drawn));
  }
  if (found.length === 0) throw new Error(`no element is ${selector}`);
  return unchanged;
}

function excerptOf(element: ElementHandle<Element>): Promise<string> {
  return element.evaluate(({ outerHTML }) => outerHTML.slice(0, 160));
}
