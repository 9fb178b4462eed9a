/** Something did not end within its time budget. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';

  constructor(readonly budgetMs: number) {
    super(`no end within ${String(budgetMs)} ms`);
  }
}

/**
 * The end of `promise`, or a rejection with `BudgetExceeded`, whichever comes first. The timer never outlives the race, and a rejection
 * that comes too late is swallowed: the caller has already acted on the time-out.
 */
export async function within<T>(budgetMs: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new BudgetExceeded(budgetMs));
    }, budgetMs);
  });
  try {
    return await Promise.race([promise, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
