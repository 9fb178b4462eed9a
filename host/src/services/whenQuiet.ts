/** How long the work waits at most once the page has loaded. */
const PATIENCE_MS = 10_000;

/** For browsers that do not say when they are idle. */
const PAUSE_MS = 2_000;

/** Runs the work after the page has loaded, when the browser has nothing else to do. */
export function whenQuiet(work: () => void, page: Window = window): void {
  const begin = (): void => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(work, { timeout: PATIENCE_MS });
    else setTimeout(work, PAUSE_MS);
  };
  if (page.document.readyState === 'complete') begin();
  else page.addEventListener('load', begin, { once: true });
}
