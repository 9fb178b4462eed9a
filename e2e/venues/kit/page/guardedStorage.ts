/** An area of Web Storage that never throws. What the browser refuses to store is remembered until the page is left. */
export interface GuardedStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** @param area called for each access: the getter itself throws where site data is blocked, and a browser may lack it */
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

/** The storage of this tab. */
export const tabStorage = guardStorage(() => window.sessionStorage);

/** The storage of this device. */
export const deviceStorage = guardStorage(() => window.localStorage);

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
