/** A tab in the background has no frames, and a picture may not come. What the application needs is fetched meanwhile. */
const LIMIT_MS = 300;

/**
 * Ends when the picture of the slide which the HTML draws on home is on the screen; at once where there is none.
 * Where the scripts come as fast as the picture, the application would replace it unseen, and show its like only with all else.
 */
export async function pictureShown(page: Window & typeof globalThis): Promise<void> {
  const picture = page.document.querySelector<HTMLImageElement>('.first-picture');
  if (page.document.documentElement.dataset['first'] !== 'home' || picture === null) return;
  // A lazy picture is asked for by a frame, though it is there: preloaded.
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

/** A frame that was drawn is on the screen one or two frames later: only the browser's own timing of the element knows when. */
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
