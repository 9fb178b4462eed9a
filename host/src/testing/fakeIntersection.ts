interface FakeIntersection {
  /** Makes everything observed visible. */
  readonly arrive: () => void;
  /** Returns the root margins of the current observers. */
  readonly margins: () => readonly string[];
  readonly restore: () => void;
}

/** Replaces the browser's IntersectionObserver, which jsdom lacks. */
export function fakeIntersection(): FakeIntersection {
  const original = window.IntersectionObserver;
  const observers = new Set<FakeObserver>();

  class FakeObserver {
    constructor(
      private readonly notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
      readonly options: IntersectionObserverInit = {},
    ) {}
    observe() {
      observers.add(this);
    }
    disconnect() {
      observers.delete(this);
    }
    arrive() {
      this.notify([{ isIntersecting: true }]);
    }
  }

  Object.defineProperty(window, 'IntersectionObserver', { value: FakeObserver, configurable: true });
  return {
    arrive() {
      for (const observer of [...observers]) observer.arrive();
    },
    margins: () => [...observers].map(({ options }) => options.rootMargin ?? '0px'),
    restore() {
      Object.defineProperty(window, 'IntersectionObserver', { value: original, configurable: true });
    },
  };
}
