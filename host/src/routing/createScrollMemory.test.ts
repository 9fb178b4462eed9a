import { createStorage, SESSION_ENTRIES } from '@site/shared/storage';
import { clearDevice } from '../testing/aShell';
import { createScrollMemory, HOLD_MS, RETURN_WITHIN_MS } from './createScrollMemory';

const VIEWPORT = 700;
let height = VIEWPORT;

/** Simulates a page whose height limits scrolling, as in a browser. */
beforeEach(() => {
  clearDevice();
  jest.useFakeTimers();
  height = 3_000;
  Object.defineProperty(window, 'innerHeight', { value: VIEWPORT, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => height, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation((_left: unknown, top?: number) => {
    scrollTo(top ?? 0);
  });
  scrollTo(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: Math.max(0, Math.min(top, height - VIEWPORT)), configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Replaces the content. The browser scrolls up when the page becomes too short. */
function becomeAsHighAs(pixels: number): void {
  height = pixels;
  scrollTo(window.scrollY);
}

const ofTab = () => createStorage(() => window.sessionStorage, window);

function aMemory() {
  const memory = createScrollMemory(ofTab());
  return { ...memory, end: memory.watch() };
}

describe('the scroll position', () => {
  it('is the top of a screen that is entered, and where it was left on a return', () => {
    const { arrive, end } = aMemory();
    arrive('list', 'entered');
    scrollTo(1_200);

    arrive('order', 'entered');
    expect(window.scrollY).toBe(0);
    arrive('list', 'returned');
    expect(window.scrollY).toBe(1_200);
    end();
  });

  it('waits on a return for content that is loaded, and survives the change of the content before it', () => {
    const { arrive, end } = aMemory();
    arrive('list', 'entered');
    scrollTo(1_200);
    arrive('order', 'entered');

    arrive('list', 'returned');
    becomeAsHighAs(800);
    jest.advanceTimersByTime(1_000);
    expect(window.scrollY).toBe(100);
    becomeAsHighAs(3_000);
    jest.advanceTimersByTime(HOLD_MS + 100);

    expect(window.scrollY).toBe(1_200);
    scrollTo(50);
    jest.advanceTimersByTime(1_000);
    expect(window.scrollY).toBe(50);
    end();
  });

  it('is given up where the content stays too short', () => {
    const { arrive, end } = aMemory();
    arrive('list', 'entered');
    scrollTo(1_200);
    arrive('order', 'entered');
    becomeAsHighAs(800);

    arrive('list', 'returned');
    jest.advanceTimersByTime(RETURN_WITHIN_MS + 100);
    becomeAsHighAs(3_000);
    jest.advanceTimersByTime(1_000);

    expect(window.scrollY).toBe(100);
    end();
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('is left to the player after %s', (action) => {
    const { arrive, end } = aMemory();
    arrive('list', 'entered');
    scrollTo(1_200);
    arrive('order', 'entered');
    becomeAsHighAs(800);
    arrive('list', 'returned');

    window.dispatchEvent(new Event(action));
    becomeAsHighAs(3_000);
    jest.advanceTimersByTime(1_000);

    expect(window.scrollY).toBe(100);
    end();
  });

  it('stays where a choice has replaced the query, and is remembered for that address', () => {
    const { arrive, end } = aMemory();
    arrive('list', 'entered');
    scrollTo(900);

    arrive('list of bonuses', 'stayed');
    expect(window.scrollY).toBe(900);
    arrive('order', 'entered');
    arrive('list of bonuses', 'returned');
    expect(window.scrollY).toBe(900);
    end();
  });

  it('is the same under what is laid over an entry, and after Back took that away or the entry took its place', () => {
    const { arrive, end } = aMemory();
    arrive('list', 'entered');
    scrollTo(900);

    arrive('card over the list', 'covered');
    expect(window.scrollY).toBe(900);
    arrive('list', 'returned');
    expect(window.scrollY).toBe(900);
    arrive('another card', 'covered');
    arrive('list again', 'stayed');
    expect(window.scrollY).toBe(900);
    end();
  });

  it('is not asked of the page where a choice has replaced the query, which would lay the page out', () => {
    const { arrive, end } = aMemory();
    arrive('list', 'entered');
    scrollTo(900);
    const read = jest.fn(() => 900);
    Object.defineProperty(window, 'scrollY', { get: read, configurable: true });

    arrive('list of bonuses', 'stayed');
    expect(read).not.toHaveBeenCalled();
    end();
  });

  it('survives a reload, and nothing but positions is believed', () => {
    const before = aMemory();
    before.arrive('list', 'entered');
    scrollTo(700);
    window.dispatchEvent(new Event('pagehide'));
    before.end();

    const after = aMemory();
    after.arrive('list', 'returned');
    expect(window.scrollY).toBe(700);
    after.end();

    window.sessionStorage.setItem(SESSION_ENTRIES.scroll.key, '[["list","700"]]');
    expect(ofTab().read(SESSION_ENTRIES.scroll)).toBeUndefined();
  });

  it('is kept for the latest 50 entries', () => {
    const { arrive, end } = aMemory();
    for (let entry = 0; entry < 60; entry += 1) {
      arrive(String(entry), 'entered');
      scrollTo(100 + entry);
    }

    window.dispatchEvent(new Event('pagehide'));

    const kept = ofTab().read(SESSION_ENTRIES.scroll) ?? [];
    expect(kept).toHaveLength(50);
    expect(kept.at(0)).toEqual(['10', 110]);
    end();
  });
});
