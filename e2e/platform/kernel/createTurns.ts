/**
 * Creates a function that runs jobs with the same key one after the other, and those with different keys at once. A
 * waiting job holds no connection and no lock.
 *
 *     const inTurn = createTurns<MemberId>();
 *     await inTurn(member.id, () => check(member.id, md5));
 */
export function createTurns<Key>(): <T>(key: Key, work: () => Promise<T>) => Promise<T> {
  const last = new Map<Key, Promise<void>>();
  return async (key, work) => {
    const before = last.get(key);
    let end = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      end = resolve;
    });
    last.set(key, turn);
    await before;
    try {
      return await work();
    } finally {
      end();
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
