/**
 * Creates a function that runs a limited number of jobs at once, and the rest in the order of their arrival.
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
      // Pass the slot on directly, so that no newer job can take it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
