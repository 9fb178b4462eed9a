/**
 * Area of Web Storage that never throws. Values that the browser refuses to store are kept in memory until the page is
 * left.
 */
export interface GuardedStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/**
 * Wraps an area of Web Storage.
 *
 * @param area called for each access, because the getter itself throws when site data is blocked or the browser lacks
 * it
 */
export function guardStorage(area: () => Storage): GuardedStorage {
  const remembered = new Map<string, string>();
  const remove = (key: string): void => {
    remembered.delete(key);
    attempt(() => {
      area().removeItem(key);
    });
  };
  return {
    read: (key) => remembered.get(key) ?? attempt(() => area().getItem(key)) ?? null,
    write(key, text) {
      const isStored = attempt(() => {
        area().setItem(key, text);
        // Some private modes accept a value and store nothing.
        return area().getItem(key) === text;
      });
      if (isStored === true) {
        remembered.delete(key);
        return;
      }
      // An older value that is still stored must not come back after a reload.
      remove(key);
      remembered.set(key, text);
    },
    remove,
  };
}

export const tabStorage = guardStorage(() => window.sessionStorage);

export const deviceStorage = guardStorage(() => window.localStorage);

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
