/** Timeout below that of a test, and above the time of anything on a busy machine. */
export const LIMIT_MS = 80_000;
const ASKED_EVERY_MS = 10;

/** Polls until the condition is true. Throws after the timeout, so that no poll outlives its test. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It has not come to be: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
}
