import type { Condition } from './condition';

/** A browser that forbids site data: the mere access throws. */
export const noStorage: Condition = {
  name: 'no storage',
  prepare: (page) =>
    page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, area, {
          get(): never {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    }),
};

/** A browser whose storage is full: nothing can be written. */
export const fullStorage: Condition = {
  name: 'full storage',
  prepare: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};
