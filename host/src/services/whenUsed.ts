const PRESSES = ['pointerdown', 'keydown'] as const;

/** Time without input after which the player counts as resting. */
const REST_MS = 1_000;

/** Maximum wait for such a rest. */
const PATIENCE_MS = 10_000;

/**
 * Runs the work once, as soon as the player has pressed something and then rests. Use it for work that the first view
 * does not need and that must not delay a press.
 *
 * @returns a function that cancels the work
 */
export function whenUsed(work: () => void, page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(rest);
    clearTimeout(patience);
    for (const press of PRESSES) page.removeEventListener(press, wait);
  };
  const run = (): void => {
    stop();
    work();
  };
  const wait = (): void => {
    clearTimeout(rest);
    rest = setTimeout(run, REST_MS);
    patience ??= setTimeout(run, PATIENCE_MS);
  };
  for (const press of PRESSES) page.addEventListener(press, wait, { passive: true });
  return stop;
}
