import type { CarouselEvent, CarouselState } from './carouselState';
import { advanceCarousel, remainingMs, startCarousel } from './carouselState';

const INTERVAL = 5000;

function after(...events: readonly CarouselEvent[]): CarouselState {
  return events.reduce((state, event) => advanceCarousel(state, event, 3), startCarousel(0));
}

describe('the slides', () => {
  it.each([
    ['the next', [{ type: 'step', by: 1, now: 0 }], 1],
    ['from the last to the first', [{ type: 'show', index: 2, now: 0 }, { type: 'step', by: 1, now: 0 }], 0], // prettier-ignore
    ['from the first to the last', [{ type: 'step', by: -1, now: 0 }], 2],
    ['by itself when the interval is over', [{ type: 'elapsed', now: INTERVAL }], 1],
  ] as const)('wrap around: %s', (_way, events, current) => {
    expect(after(...events).current).toBe(current);
  });
});

describe('the interval timer', () => {
  it('runs from the start', () => {
    expect(remainingMs(after(), INTERVAL, 1200)).toBe(3800);
  });

  it('pauses during a hold, and continues with the rest', () => {
    const held = after({ type: 'hold', hold: 'hover', now: 2000 });
    expect(remainingMs(held, INTERVAL, 9000)).toBeUndefined();

    const released = advanceCarousel(held, { type: 'release', hold: 'hover', now: 9000 }, 3);
    expect(remainingMs(released, INTERVAL, 9500)).toBe(2500);
  });

  it('continues only if no hold remains', () => {
    const events = [
      { type: 'hold', hold: 'hover', now: 1000 },
      { type: 'hold', hold: 'focus', now: 2000 },
      { type: 'release', hold: 'hover', now: 3000 },
    ] as const;

    expect(remainingMs(after(...events), INTERVAL, 3000)).toBeUndefined();
    expect(remainingMs(after(...events, { type: 'release', hold: 'focus', now: 4000 }), INTERVAL, 4000)).toBe(4000);
  });

  it('counts a repeated hold once', () => {
    const held = after({ type: 'hold', hold: 'focus', now: 1000 }, { type: 'hold', hold: 'focus', now: 2000 });

    expect(held.holds).toEqual(['focus']);
    expect(held.shownMs).toBe(1000);
  });

  it('stays paused after a pause, whichever hold is released', () => {
    const paused = after(
      { type: 'hold', hold: 'hover', now: 0 },
      { type: 'pause', now: 100 },
      { type: 'release', hold: 'hover', now: 200 },
    );

    expect(remainingMs(paused, INTERVAL, 300)).toBeUndefined();
  });

  it('restarts on request of the player, although pointer and focus are still there', () => {
    const played = after({ type: 'hold', hold: 'focus', now: 0 }, { type: 'pause', now: 100 }, { type: 'play', now: 7000 });

    expect(remainingMs(played, INTERVAL, 7000)).toBe(INTERVAL);
  });

  it('restarts with each slide', () => {
    expect(remainingMs(after({ type: 'show', index: 1, now: 4000 }), INTERVAL, 4000)).toBe(INTERVAL);
  });

  it('never has a negative rest if the timer fires late', () => {
    expect(remainingMs(after(), INTERVAL, INTERVAL + 700)).toBe(0);
  });
});
