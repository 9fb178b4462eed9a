import { useEffect, useReducer } from 'react';
import type { CarouselEvent } from './carouselState';
import { advanceCarousel, remainingMs, startCarousel } from './carouselState';
import { useReducedMotion } from './useReducedMotion';

/** An event before it is dated. */
type Undated<Event> = Event extends { readonly now: number } ? Omit<Event, 'now'> : never;

export interface CarouselControl {
  readonly current: number;
  /** running: leaves the slide by itself · held: will go on · paused: the player stopped it · off: never moves by itself (reduced motion). */
  readonly autoplay: 'running' | 'held' | 'paused' | 'off';
  readonly send: (event: Undated<CarouselEvent>) => void;
}

/**
 * The carousel's machine on the page's clock.
 *
 * @param isSeen whether it is in the window of a tab that is seen, without which it is held
 */
export function useCarousel(count: number, intervalMs: number, isSeen: boolean): CarouselControl {
  const isStill = useReducedMotion();
  const [state, dispatch] = useReducer(
    (before: ReturnType<typeof startCarousel>, event: CarouselEvent) => advanceCarousel(before, event, count),
    undefined,
    () => startCarousel(performance.now()),
  );

  useEffect(() => {
    const now = performance.now();
    const delayMs = isStill ? undefined : remainingMs(state, intervalMs, now);
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(() => {
      dispatch({ type: 'elapsed', now: performance.now() });
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [state, intervalMs, isStill]);

  useEffect(() => {
    dispatch({ type: isSeen ? 'release' : 'hold', hold: 'hidden', now: performance.now() });
  }, [isSeen]);

  return {
    // Slides may be taken away while one of them is shown.
    current: Math.min(state.current, count - 1),
    autoplay: isStill ? 'off' : autoplayOf(state),
    send: (event) => {
      dispatch({ ...event, now: performance.now() });
    },
  };
}

function autoplayOf({ intent, runningSince }: ReturnType<typeof startCarousel>): 'running' | 'held' | 'paused' {
  if (intent === 'pause') return 'paused';
  return runningSince === undefined ? 'held' : 'running';
}
