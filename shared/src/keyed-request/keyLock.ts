/**
 * Runs `task` while this tab exclusively holds the key. A tab that closes or crashes releases its keys.
 *
 * @returns false, without running the task, if another tab holds the key
 */
export type KeyLock = (key: string, task: () => Promise<void>) => Promise<boolean>;

/**
 * Locks by the browser's Web Locks. If they are missing or fail, every tab gets the key, because polling one key twice
 * is harmless.
 */
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
