/** Signs that the player uses the page, or leaves it for a while. */
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;

/** How long the work waits at most. */
const PATIENCE_MS = 10_000;

/** Runs the work once, with the player's first action on the page or a while later: what no first view needs. */
export function whenUsed(work: () => void, page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout'>): void {
  let isDone = false;
  const run = (): void => {
    if (isDone) return;
    isDone = true;
    for (const sign of SIGNS) page.removeEventListener(sign, run);
    work();
  };
  for (const sign of SIGNS) page.addEventListener(sign, run, { passive: true });
  page.setTimeout(run, PATIENCE_MS);
}
