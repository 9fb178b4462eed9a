import type { Page } from '@playwright/test';

export interface Stop {
  readonly address: string;
  /** Part of the page's main heading, which proves that the page is shown. */
  readonly heading: string;
  /** Time to stay before the next stop. */
  readonly restMs?: number;
}

/**
 * Navigates from page to page within one document as fast as it can. Rejects when a heading does not appear.
 *
 * @returns for each stop the milliseconds from the change of the address to the frame that shows its heading
 */
export function walk(page: Page, stops: readonly Stop[]): Promise<readonly number[]> {
  return page.evaluate(async (all) => {
    const patienceMs = 15_000;
    const times: number[] = [];
    for (const { address, heading, restMs } of all) {
      const start = performance.now();
      window.history.pushState({}, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      while (![...document.querySelectorAll('main h1')].some((element) => element.textContent.includes(heading))) {
        if (performance.now() > start + patienceMs) throw new Error(`${address} shows no "${heading}"`);
        await new Promise(requestAnimationFrame);
      }
      times.push(performance.now() - start);
      if (restMs !== undefined) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    return times;
  }, stops);
}
