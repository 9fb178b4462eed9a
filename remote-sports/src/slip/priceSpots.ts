import { SETTLING_MS } from '@site/shared/input/settlingMs';

/** Vertical position of a price in the page and in the window. */
interface Spot {
  readonly inPage: number;
  readonly inWindow: number;
}

/** Last known position of each price, and the time when a move was detected. */
const spots = new WeakMap<Element, Spot & { readonly movedAt: number }>();

const POLL_MS = 250;
/** Minimum shift in pixels that counts as a move; a wrapped line of text moves prices by more. */
const MOVED_PX = 8;

/**
 * Tracks the positions of all prices on the page while a press bets at once: a match that appears or disappears moves
 * everything below it. Polls the layout, because only Chromium reports such shifts.
 *
 * @returns a function that stops tracking
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

/** Returns true when a price has moved under the finger within the last 500 ms. */
export function hasJustMoved(price: Element): boolean {
  const last = spots.get(price);
  return last !== undefined && (hasMoved(last, spotOf(price)) || performance.now() - last.movedAt < SETTLING_MS);
}

function spotOf(price: Element): Spot {
  const inWindow = price.getBoundingClientRect().top;
  return { inPage: inWindow + window.scrollY, inWindow };
}

/**
 * Compares both positions: scrolling by the player moves prices only in the window, and scroll anchoring of the browser
 * moves them only in the page.
 */
function hasMoved(before: Spot, after: Spot): boolean {
  return Math.abs(after.inPage - before.inPage) > MOVED_PX && Math.abs(after.inWindow - before.inWindow) > MOVED_PX;
}
