import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { ShownRows, Variant } from './variants';

export type NewestPrices = ReadonlyMap<string, readonly string[]>;

const LIMIT_MS = 10_000;
const POLL_MS = 100;
const SCROLL_STEP_PX = 2_000;

/**
 * Describes in one line what is wrong with the rows of a page. Returns `undefined` when each shows its newest prices.
 */
export function findFault(rows: ShownRows, newest: NewestPrices): string | undefined {
  if (rows.length === 0) return 'the page has no row';
  for (const [match, prices] of rows) {
    const expected = newest.get(match)?.join(' ');
    if (expected === undefined) return `"${match}" is no match of the board`;
    if (prices.join(' ') !== expected) return `${match} shows ${prices.join(' ')}, and should show ${expected}`;
  }
  return undefined;
}

/** Waits until every rendered row shows its newest prices. Throws when the time limit passes first. */
export async function expectNewest(page: Page, variant: Variant, newest: NewestPrices): Promise<ShownRows> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const rows = await page.evaluate(variant.readRows);
    const fault = findFault(rows, newest);
    if (fault === undefined) return rows;
    if (Date.now() > deadline) throw new Error(`${variant.name}: ${fault}`);
    await delay(POLL_MS);
  }
}

/** Scrolls through the whole board. Throws when a match is missing or does not show its newest prices. */
export async function expectAllNewest(page: Page, variant: Variant, newest: NewestPrices): Promise<void> {
  const met = new Set<string>();
  for (let top = 0, isEnd = false; !isEnd; top += SCROLL_STEP_PX) {
    isEnd = await page.evaluate(scrollTo, { top, selector: variant.scrollerSelector });
    for (const [match] of await expectNewest(page, variant, newest)) met.add(match);
  }
  const missed = [...newest.keys()].filter((match) => !met.has(match));
  if (missed.length > 0) throw new Error(`${variant.name}: ${missed.length} matches are not shown, such as ${String(missed[0])}`);
}

/**
 * Scrolls the board and waits for its rows. Runs in the page.
 *
 * @returns true at the end of the board
 */
async function scrollTo({ top, selector }: { readonly top: number; readonly selector: string | undefined }): Promise<boolean> {
  const scroller = (selector === undefined ? null : document.querySelector(selector)) ?? document.documentElement;
  scroller.scrollTo({ top, behavior: 'instant' });
  // Rows near the window are detected in the first frame and rendered in the second.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
}
