/**
 * Timeout for the picture, because a background tab has no frames and the picture may never load. The application's
 * files are fetched meanwhile.
 */
const LIMIT_MS = 300;

/**
 * Resolves when the picture of the static first slide on home is on the screen, or at once when there is none. Wait for
 * it before the first render: the application replaces the picture, and if its scripts loaded first, the player would
 * see the picture only with the rest of the page.
 */
export async function pictureShown(page: Window & typeof globalThis): Promise<void> {
  const picture = page.document.querySelector<HTMLImageElement>('.first-picture');
  if (page.document.documentElement.dataset['first'] !== 'home' || picture === null) return;
  // A lazy picture is requested only by a frame, even if it is preloaded.
  picture.loading = 'eager';
  await new Promise<void>((resolve) => {
    const timer = page.setTimeout(resolve, LIMIT_MS);
    const end = (): void => {
      page.clearTimeout(timer);
      resolve();
    };
    picture.decode().then(() => {
      whenPainted(picture, page, end);
    }, end);
  });
}

/**
 * Calls `end` when the picture is on the screen. A rendered frame appears one or two frames later, which only the
 * browser's element timing reports exactly.
 */
function whenPainted(
  picture: HTMLImageElement,
  { PerformanceObserver, requestAnimationFrame }: Window & typeof globalThis,
  end: () => void,
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('element')) {
    requestAnimationFrame(() => requestAnimationFrame(end));
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    end();
  });
  observer.observe({ type: 'element', buffered: true });
}
