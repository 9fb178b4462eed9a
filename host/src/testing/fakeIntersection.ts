/** Replaces the browser's IntersectionObserver, which jsdom lacks: `arrive` makes everything observed visible. */
export function fakeIntersection(): { readonly arrive: () => void; readonly restore: () => void } {
  const original = window.IntersectionObserver;
  const observers = new Set<FakeObserver>();

  class FakeObserver {
    constructor(private readonly notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
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
    restore() {
      Object.defineProperty(window, 'IntersectionObserver', { value: original, configurable: true });
    },
  };
}
