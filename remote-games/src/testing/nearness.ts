import { act } from '@testing-library/react';

/** Says in the browser's place what is near the window: nothing at first. */
export function reportNearness() {
  const observers = new Map<Element, (isIntersecting: boolean) => void>();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
      observe(element: Element): void {
        observers.set(element, (isIntersecting) => {
          this.report([{ isIntersecting }]);
        });
      }
      unobserve(): void {
        // What is observed again is told again.
      }
      disconnect(): void {
        // Nothing is told any more.
      }
    },
  });
  const tell = (element: Element, isNear: boolean) =>
    act(async () => {
      observers.get(element)?.(isNear);
      await Promise.resolve();
    });
  return { show: (element: Element) => tell(element, true), hide: (element: Element) => tell(element, false) };
}
