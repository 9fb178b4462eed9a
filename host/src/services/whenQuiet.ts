/** Maximum wait of the work once the page has loaded. */
const PATIENCE_MS = 10_000;

/** Delay in browsers without `requestIdleCallback`. */
const PAUSE_MS = 2_000;

/** Runs the work when the page has loaded and the browser is idle. */
export function whenQuiet(work: () => void, page: Window = window): void {
  const begin = (): void => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(work, { timeout: PATIENCE_MS });
    else setTimeout(work, PAUSE_MS);
  };
  if (page.document.readyState === 'complete') begin();
  else page.addEventListener('load', begin, { once: true });
}
