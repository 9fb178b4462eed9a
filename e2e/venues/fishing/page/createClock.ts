/** Estimate of the server's clock. */
export interface Clock {
  now(): number;
  /** Records a server time `at`; `asked` and `answered` are times of the page's own clock. */
  set(at: number, asked: number, answered: number): void;
}

/** @param own monotonic clock in milliseconds */
export function createClock(own: () => number, first: number): Clock {
  let ahead = first - own();
  let best = Number.POSITIVE_INFINITY;
  return {
    now: () => own() + ahead,
    set(at, asked, answered) {
      const travelled = answered - asked;
      // Faster answers give a better estimate. Relax the best time on each answer, so that an old estimate can be
      // replaced.
      best *= 1.5;
      if (travelled > best) return;
      best = travelled;
      ahead = at + travelled / 2 - answered;
    },
  };
}
