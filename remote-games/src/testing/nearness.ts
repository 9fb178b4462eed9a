import { act } from '@testing-library/react';

/** Replaces `IntersectionObserver`, so that the test reports what is near the viewport; nothing is at first. */
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
        // This mock needs no action here: observing an element again replaces its callback.
      }
      disconnect(): void {
        // This mock needs no action here: the test reports nothing afterwards.
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
