/**
 * State machine of the carousel, without React or timers. One slide is shown; while the clock runs, the carousel
 * advances when the interval of the slide is over.
 *
 * | event          | current                    | clock                                                                    |
 * | -------------- | -------------------------- | ------------------------------------------------------------------------ |
 * | show           | the chosen slide           | its interval restarts                                                    |
 * | step, elapsed  | the previous or next one   | its interval restarts                                                    |
 * | hold           | unchanged                  | paused; the time shown so far counts                                     |
 * | release        | unchanged                  | resumes for the rest, if no hold remains and the intent is `play`        |
 * | pause          | unchanged                  | paused until `play`                                                      |
 * | play           | unchanged                  | restarts immediately despite any hold, because the player requested it   |
 *
 * The slides form a ring.
 */
export interface CarouselState {
  readonly current: number;
  readonly intent: 'play' | 'pause';
  /** Reasons for a pause although the intent is `play`. */
  readonly holds: readonly CarouselHold[];
  /** Time that the slide has been shown while the clock ran, up to `runningSince`. */
  readonly shownMs: number;
  /** `undefined` while the clock is stopped. */
  readonly runningSince: number | undefined;
}

/** Reasons: the pointer is over it, the focus is in it, or it is out of the viewport or in a hidden tab. */
export type CarouselHold = 'hover' | 'focus' | 'hidden';

export type CarouselEvent = { readonly now: number } & (
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'elapsed' }
  | { readonly type: 'hold' | 'release'; readonly hold: CarouselHold }
  | { readonly type: 'play' | 'pause' }
);

/**
 * Returns the initial state.
 *
 * @param now milliseconds on a monotonic clock, the same one for all events
 */
export function startCarousel(now: number): CarouselState {
  return { current: 0, intent: 'play', holds: [], shownMs: 0, runningSince: now };
}

/** Returns the state after an event. `count` is the current number of slides, at least one. */
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

/** Returns the time for which the slide is still shown, or `undefined` while the clock is stopped. */
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
