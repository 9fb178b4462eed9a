/** Below the limit of a test, above what anything takes on a busy machine. */
export const LIMIT_MS = 80_000;
const ASKED_EVERY_MS = 10;

/** Asks again until it is so. Throws what never came to be, so that nothing goes on asking after its test. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It has not come to be: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
}
