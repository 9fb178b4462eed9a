import type { Frame, Page } from '@playwright/test';

/**
 * Finds touch defects: fields with text below 16 px, for which Safari on iOS zooms the page, controls on which a
 * browser waits for a second tap, and prices that are too low to tap. Each fault names its element.
 */
export function touchFaults(page: Page | Frame): Promise<readonly string[]> {
  const frame = 'mainFrame' in page ? page.mainFrame() : page;
  return frame.evaluate(() => {
    const LEAST_PX = 16;
    const LEAST_PRICE_PX = 40;
    const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea';
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.id) || element.textContent.trim().slice(0, 24)}"`;
    const find = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));

    const small = find(FIELDS).flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      return size < LEAST_PX ? [`${nameOf(field)} has text of ${String(size)} px`] : [];
    });
    const slow = find('a[href], button, input, label, select').flatMap((control) =>
      getComputedStyle(control).touchAction === 'auto' ? [`${nameOf(control)} waits for a second tap`] : [],
    );
    const low = find('[data-price]').flatMap((price) => {
      const { height } = price.getBoundingClientRect();
      return height < LEAST_PRICE_PX ? [`${nameOf(price)} is ${String(height)} px high`] : [];
    });
    return [...small, ...slow, ...low];
  });
}
