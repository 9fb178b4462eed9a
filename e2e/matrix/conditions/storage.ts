import type { Condition } from './condition';

/** Browser that forbids site data, so that even reading it throws. */
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

/** Browser whose storage is full, so that every write fails. */
export const fullStorage: Condition = {
  name: 'full storage',
  prepare: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};
