/**
 * Runs `task` while this tab alone holds the key. A tab that closes or crashes lets go of its keys.
 *
 * @returns false, without running it, where another tab holds the key
 */
export type KeyLock = (key: string, task: () => Promise<void>) => Promise<boolean>;

/** By the browser's Web Locks. Where they are missing or fail, every tab gets the key: asking twice by one key is harmless. */
export const lockKey: KeyLock = async (key, task) => {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) {
    await task();
    return true;
  }
  const attempt = { isAnswered: false };
  try {
    return await locks.request(`keyed-request:${key}`, { ifAvailable: true }, async (lock) => {
      attempt.isAnswered = true;
      if (lock) await task();
      return lock !== null;
    });
  } catch (error) {
    if (attempt.isAnswered) throw error;
    await task();
    return true;
  }
};
