import { SETTLING_MS } from '@site/shared/input/settlingMs';

/** Place of a price in the page and in the window. */
interface Spot {
  readonly inPage: number;
  readonly inWindow: number;
}

/** The last place of each price, and when it was found to have moved there. */
const spots = new WeakMap<Element, Spot & { readonly movedAt: number }>();

const POLL_MS = 250;
/** A line of text that wraps moves prices by more than this. */
const MOVED_PX = 8;

/**
 * Follows where the prices of the page are, while a press on one bets at once: a match that comes or goes moves all below it. Only Chromium reports such
 * shifts, so the page is measured.
 *
 * @returns a function that ends it
 */
export function watchPriceSpots(): () => void {
  const timer = setInterval(() => {
    for (const price of document.querySelectorAll('[data-price]')) {
      const [last, spot] = [spots.get(price), spotOf(price)];
      const movedAt = last && hasMoved(last, spot) ? performance.now() : (last?.movedAt ?? -Infinity);
      spots.set(price, { ...spot, movedAt });
    }
  }, POLL_MS);
  return () => clearInterval(timer);
}

/** Returns true if a price has moved under the finger within the last 500 ms. */
export function hasJustMoved(price: Element): boolean {
  const last = spots.get(price);
  return last !== undefined && (hasMoved(last, spotOf(price)) || performance.now() - last.movedAt < SETTLING_MS);
}

function spotOf(price: Element): Spot {
  const inWindow = price.getBoundingClientRect().top;
  return { inPage: inWindow + window.scrollY, inWindow };
}

/** A player who scrolls moves the prices in the window alone; a browser that keeps them in place by scrolling moves them in the page alone. */
function hasMoved(before: Spot, after: Spot): boolean {
  return Math.abs(after.inPage - before.inPage) > MOVED_PX && Math.abs(after.inWindow - before.inWindow) > MOVED_PX;
}
