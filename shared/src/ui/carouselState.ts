/**
 * The carousel without React or timers. One slide is shown; while the clock runs, the slide is left when its interval is over.
 *
 * | event          | current                    | clock                                                                    |
 * | -------------- | -------------------------- | ------------------------------------------------------------------------ |
 * | show           | the chosen slide           | its interval restarts                                                    |
 * | step, elapsed  | the one before or after    | its interval restarts                                                    |
 * | hold           | stays                      | paused; what was shown so far counts                                     |
 * | release        | stays                      | goes on for the rest, once nothing holds it any more and `play` is asked  |
 * | pause          | stays                      | paused until `play`                                                      |
 * | play           | stays                      | restarts at once, whatever holds it: the player has just asked for it    |
 *
 * The row of slides is a ring.
 */
export interface CarouselState {
  readonly current: number;
  readonly intent: 'play' | 'pause';
  /** Why it is paused although `play` is asked. */
  readonly holds: readonly CarouselHold[];
  /** How long the slide has been shown while the clock ran, up to `runningSince`. */
  readonly shownMs: number;
  /** `undefined` while the clock is stopped. */
  readonly runningSince: number | undefined;
}

/** The pointer is over it · the focus is in it · it is not in the window, or its tab is not seen. */
export type CarouselHold = 'hover' | 'focus' | 'hidden';

export type CarouselEvent = { readonly now: number } & (
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'elapsed' }
  | { readonly type: 'hold' | 'release'; readonly hold: CarouselHold }
  | { readonly type: 'play' | 'pause' }
);

/** @param now milliseconds on any clock that only goes forward; the same for all events */
export function startCarousel(now: number): CarouselState {
  return { current: 0, intent: 'play', holds: [], shownMs: 0, runningSince: now };
}

/** The state after an event. `count` is how many slides there are at that moment, at least one. */
export function advanceCarousel(state: CarouselState, event: CarouselEvent, count: number): CarouselState {
  const { now } = event;
  switch (event.type) {
    case 'show':
      return begin({ ...state, current: event.index }, now);
    case 'step':
      return begin({ ...state, current: (state.current + event.by + count) % count }, now);
    case 'elapsed':
      return begin({ ...state, current: (state.current + 1) % count }, now);
    case 'hold':
      return state.holds.includes(event.hold) ? state : continueClock({ ...state, holds: [...state.holds, event.hold] }, now);
    case 'release':
      return continueClock({ ...state, holds: state.holds.filter((hold) => hold !== event.hold) }, now);
    case 'pause':
      return begin({ ...state, intent: 'pause' }, now);
    case 'play':
      return begin({ ...state, intent: 'play', holds: [] }, now);
  }
}

/** How long the slide is still shown, or `undefined` while the clock is stopped. */
export function remainingMs({ shownMs, runningSince }: CarouselState, intervalMs: number, now: number): number | undefined {
  return runningSince === undefined ? undefined : Math.max(0, intervalMs - shownMs - (now - runningSince));
}

function begin(state: CarouselState, now: number): CarouselState {
  return { ...state, shownMs: 0, runningSince: mayRun(state) ? now : undefined };
}

function continueClock(state: CarouselState, now: number): CarouselState {
  if (mayRun(state)) return { ...state, runningSince: state.runningSince ?? now };
  return { ...state, shownMs: state.shownMs + (state.runningSince === undefined ? 0 : now - state.runningSince), runningSince: undefined };
}

function mayRun({ intent, holds }: CarouselState): boolean {
  return intent === 'play' && holds.length === 0;
}
