import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { ShownRows, Variant } from './variants';

export type NewestPrices = ReadonlyMap<string, readonly string[]>;

/** Time limit until the page shows the last change. */
const LIMIT_MS = 10_000;
const POLL_MS = 100;
const SCROLL_STEP_PX = 2_000;

/** Describes in one line what is wrong with the rows of a page; `undefined` when each of them shows its newest prices. */
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

/** Scrolls through the whole board and expects every match with its newest prices. Throws otherwise. */
export async function expectAllNewest(page: Page, variant: Variant, newest: NewestPrices): Promise<void> {
  const met = new Set<string>();
  for (let top = 0, isEnd = false; !isEnd; top += SCROLL_STEP_PX) {
    isEnd = await page.evaluate(scrollTo, { top, selector: variant.scrollerSelector });
    for (const [match] of await expectNewest(page, variant, newest)) met.add(match);
  }
  const missed = [...newest.keys()].filter((match) => !met.has(match));
  if (missed.length > 0) throw new Error(`${variant.name}: ${missed.length} matches are not shown, such as ${String(missed[0])}`);
}

/** Runs in the page. @returns whether the end of the board is reached */
async function scrollTo({ top, selector }: { readonly top: number; readonly selector: string | undefined }): Promise<boolean> {
  const scroller = (selector === undefined ? null : document.querySelector(selector)) ?? document.documentElement;
  scroller.scrollTo({ top, behavior: 'instant' });
  // Two frames: rows that come near are noticed in the first and drawn in the second.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
}
