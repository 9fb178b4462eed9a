/** The server's clock, as well as the page can know it. */
export interface Clock {
  now(): number;
  /** `at`: what the server said; asked and answered by the page's own clock. */
  set(at: number, asked: number, answered: number): void;
}

/** @param own milliseconds that only go forward */
export function createClock(own: () => number, first: number): Clock {
  let ahead = first - own();
  let best = Number.POSITIVE_INFINITY;
  return {
    now: () => own() + ahead,
    set(at, asked, answered) {
      const travelled = answered - asked;
      // The shorter an answer took, the better it tells; after a while another may be better than one from long ago.
      best *= 1.5;
      if (travelled > best) return;
      best = travelled;
      ahead = at + travelled / 2 - answered;
    },
  };
}
