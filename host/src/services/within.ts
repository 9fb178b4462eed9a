/** Error of a promise that did not settle before its timeout. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';

  constructor(readonly budgetMs: number) {
    super(`no end within ${String(budgetMs)} ms`);
  }
}

/**
 * Settles like `promise`, or rejects with `BudgetExceeded` when the timeout comes first. Clears the timer in both
 * cases, and swallows a later rejection, because the caller has already handled the timeout.
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
