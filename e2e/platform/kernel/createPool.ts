/**
 * Runs so much work at once, the rest in the order of coming.
 *
 *     const inPool = createPool(2);
 *     await inPool(() => derive(password));
 */
export function createPool(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // Hands its place on, so that no one who comes meanwhile takes it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
