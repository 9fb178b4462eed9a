import type { RemoteLifecycles, RequestedView } from '@site/shared/contract/remoteProps';
import { type StandaloneOptions, viewsOf } from './standalone/options';
import { resourceCall } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { declaredCalls } from './declaredCalls';
import { fakeAnswer, type FakeAnswer } from './fakeHttp';
import { createFakeServices } from './fakeServices';
import { runs } from './runs';
import { samplesOf } from './wireSamples';

/** Growth of each kind of resource after a view was mounted and unmounted many times. */
export interface Leftovers {
  /** Subscriptions, listeners of services, connections, calls, dialogs. */
  readonly services: number;
  readonly elements: number;
  readonly listeners: number;
  /** Timers of at least one second. Shorter ones may belong to the page's own scheduling. */
  readonly timers: number;
}

export const NOTHING_LEFT: Leftovers = { services: 0, elements: 0, listeners: 0, timers: 0 };

/**
 * Every third time the view stays until its answers have arrived; otherwise it is unmounted while its calls are
 * pending.
 */
const SETTLED_EVERY = 3;

/**
 * Mounts and unmounts a view repeatedly by its remote's lifecycles, like a root, on fake services that answer every
 * call of the wire with sample data. The first cycle is not counted, because it creates what a page has once.
 *
 * @returns the growth of each kind of resource, all zero if the view releases everything
 */
export async function leftoversOf(remote: RemoteLifecycles, view: RequestedView, cycles: number): Promise<Leftovers> {
  const page = watchPage();
  try {
    const host = createFakeServices({ answers: sampleAnswers() });
    const live = async (isSettled: boolean): Promise<void> => {
      const domElement = document.createElement('div');
      document.body.append(domElement);
      const props = { name: `life-${String((lives += 1))}`, domElement, view, services: host.services };
      await remote.mount(props);
      if (isSettled) await pause(5);
      await remote.unmount(props);
      domElement.remove();
    };
    await live(true);
    await pause(20);
    const before = { ...page.count(), services: host.liveCount };
    for (let life = 0; life < cycles; life += 1) await live(life % SETTLED_EVERY === 0);
    await pause(20);
    const after = page.count();
    // Resources that the first cycle left temporarily may be gone by now, so negative growth counts as zero.
    return {
      services: Math.max(0, host.liveCount - before.services),
      elements: Math.max(0, after.elements - before.elements),
      listeners: Math.max(0, after.listeners - before.listeners),
      timers: Math.max(0, after.timers - before.timers),
    };
  } finally {
    page.restore();
  }
}

/**
 * Declares the tests that mounting and unmounting each view many times leaves nothing open; in `pnpm test:full` the
 * whole remote a hundred times.
 */
export function proveLives(remote: RemoteLifecycles, options: StandaloneOptions): void {
  const views = viewsOf(options);
  const livesEach = Math.max(SETTLED_EVERY + 1, Math.ceil(runs(24, 100) / views.length));

  // Let the root render on React's own schedule, as in a page.
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  describe('many lives leave nothing open, no element, no listener and no timer', () => {
    it.each(views)('of the $kind $id', async (view) => {
      expect(await leftoversOf(remote, view, livesEach)).toEqual(NOTHING_LEFT);
    });
  });
}

let lives = 0;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Returns valid data for every call that a view may make. */
function sampleAnswers(): readonly FakeAnswer[] {
  const plain = declaredCalls().map(({ call }) => fakeAnswer(call, samplesOf(call.response)[0]));
  const sports = fakeAnswer(resourceCall, ({ method }) => {
    const asked = Object.values(SPORTS_METHODS).find((each) => each.method === method);
    return asked && samplesOf(asked.response)[0];
  });
  return [...plain, sports];
}

/** Counts the elements, listeners and timers of the page itself. */
function watchPage() {
  const listeners = new Set<string>();
  const names = new Map<unknown, number>();
  const nameOf = (target: EventTarget, type: string, listener: unknown, options: unknown): string => {
    names.set(listener, names.get(listener) ?? names.size);
    const isCapturing =
      options === true || (typeof options === 'object' && options !== null && 'capture' in options && options.capture === true);
    return [target === window ? 'window' : 'document', type, names.get(listener), isCapturing].join(' ');
  };
  const restores = [window, document].map((target) => {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions | boolean) => {
      const name = nameOf(target, type, listener, options);
      listeners.add(name);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => listeners.delete(name));
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: EventListenerOptions | boolean) => {
      listeners.delete(nameOf(target, type, listener, options));
      removeEventListener.call(target, type, listener, options);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  const timers = watchTimers();
  return {
    count: () => ({ elements: document.querySelectorAll('*').length, listeners: listeners.size, timers: timers.pending() }),
    restore: () => {
      for (const restore of [...restores, timers.restore]) restore();
    },
  };
}

const LONG_MS = 1000;

function watchTimers() {
  const pending = new Set<unknown>();
  const { setTimeout: startTimeout, clearTimeout: stopTimeout, setInterval: startInterval, clearInterval: stopInterval } = window;
  const timers = {
    setTimeout: (callback: (...args: readonly unknown[]) => void, ms = 0, ...rest: unknown[]) => {
      const timer = startTimeout(() => {
        pending.delete(timer);
        callback(...rest);
      }, ms);
      if (ms >= LONG_MS) pending.add(timer);
      return timer;
    },
    setInterval: (callback: (...args: readonly unknown[]) => void, ms = 0, ...rest: unknown[]) => {
      const timer = startInterval(() => {
        callback(...rest);
      }, ms);
      pending.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      pending.delete(timer);
      stopTimeout(timer);
    },
    clearInterval: (timer: number) => {
      pending.delete(timer);
      stopInterval(timer);
    },
  };
  Object.assign(window, timers);
  return {
    pending: () => pending.size,
    restore: () =>
      Object.assign(window, {
        setTimeout: startTimeout,
        clearTimeout: stopTimeout,
        setInterval: startInterval,
        clearInterval: stopInterval,
      }),
  };
}
