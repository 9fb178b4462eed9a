import type { Page } from '@playwright/test';

/** Number of price buttons on a page, and those with a missing part. */
export interface PriceButtons {
  readonly count: number;
  /** Faults, each with the name of its button. */
  readonly faults: readonly string[];
}

/**
 * Measures every enabled price button of the page: the line and the price must be complete, inside the button and side
 * by side, and at least the first letter of a name must be visible.
 */
export function measurePriceButtons(page: Page): Promise<PriceButtons> {
  return page.getByRole('main').evaluate((main) => {
    /** Tolerance for the rounding of adjacent boxes. */
    const TOLERANCE_PX = 1;
    const buttons = [...main.querySelectorAll<HTMLElement>('button[data-price]')].filter((button) => button.querySelector('b') !== null);
    const faultsOf = (button: HTMLElement): string[] => {
      const faults: string[] = [];
      const parts = [...button.querySelectorAll<HTMLElement>(':scope > span, :scope > b')];
      const whole = parts.filter((part) => getComputedStyle(part).textOverflow !== 'ellipsis');
      for (const part of whole) {
        if (part.scrollWidth > part.clientWidth) faults.push(`"${part.textContent}" is cut`);
      }
      for (const name of parts.filter((part) => !whole.includes(part))) {
        if (name.scrollWidth > name.clientWidth && name.clientWidth < 20)
          faults.push(`"${name.textContent}" shows ${String(name.clientWidth)} px`);
      }
      const { left, right } = button.getBoundingClientRect();
      let end = left;
      for (const part of parts) {
        const box = part.getBoundingClientRect();
        if (box.left < end - TOLERANCE_PX) faults.push(`"${part.textContent}" is over what is before it`);
        if (box.right > right + TOLERANCE_PX) faults.push(`"${part.textContent}" is outside`);
        end = box.right;
      }
      return faults.map((fault) => `${String(button.getAttribute('aria-label'))} (${String(button.clientWidth)} px): ${fault}`);
    };
    return { count: buttons.length, faults: buttons.flatMap(faultsOf) };
  });
}
