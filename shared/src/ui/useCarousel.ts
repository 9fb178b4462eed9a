import { useEffect, useReducer } from 'react';
import type { CarouselEvent } from './carouselState';
import { advanceCarousel, remainingMs, startCarousel } from './carouselState';
import { useReducedMotion } from './useReducedMotion';

/** An event without its time. */
type Undated<Event> = Event extends { readonly now: number } ? Omit<Event, 'now'> : never;

export interface CarouselControl {
  readonly current: number;
  /**
   * States: `running` advances automatically, `held` will resume, `paused` was stopped by the player, `off` never moves
   * by itself (reduced motion).
   */
  readonly autoplay: 'running' | 'held' | 'paused' | 'off';
  readonly send: (event: Undated<CarouselEvent>) => void;
}

/**
 * Runs the carousel's state machine on the page's clock.
 *
 * @param isSeen false while the carousel is out of the viewport or its tab is hidden, which holds it
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
    // The current slide may have been removed.
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
