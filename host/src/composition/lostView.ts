import { listen } from './listen';
import { EMPTY_SCREEN_MS } from './limits';

export interface LostViewOptions {
  readonly element: HTMLElement;
  /** Address of the entry of the view's build. All files of the build are in its folder. */
  readonly entry: string;
  /** Set for a screen, which must show something. A widget may be empty, such as a badge without a number. */
  readonly isScreen: boolean;
  readonly isPainted: () => boolean;
  /** Returns whether an update is in progress, which may empty a view briefly. */
  readonly isUpdating: () => boolean;
  /** Called once, with the error of the build if there was one. */
  readonly onLost: (cause: unknown) => void;
}

/**
 * Detects a view that disappeared without a report: a remote may lack an error boundary, and React empties the element
 * of a root that throws. A view is lost when its build throws an uncaught error before the first paint, or at the
 * moment in which its element becomes empty. A screen is also lost when its element stays empty.
 *
 * @returns a function that stops the watch
 */
export function watchForLostView({ element, entry, isScreen, isPainted, isUpdating, onLost }: LostViewOptions): () => void {
  const page = element.ownerDocument.defaultView ?? window;
  const folder = new URL('.', entry).href;
  let timer: number | undefined;
  /**
   * Error of the current task. React empties the element before or after it reports the error, within the same task.
   */
  let thrown: { readonly cause: unknown } | undefined;

  const lose = (cause: unknown): void => {
    end();
    onLost(cause);
  };
  const waitForContent = (): void => {
    timer = page.setTimeout(() => {
      if (isUpdating()) waitForContent();
      else lose(new Error('the screen has become empty'));
    }, EMPTY_SCREEN_MS);
  };
  const observer = new MutationObserver(() => {
    page.clearTimeout(timer);
    if (element.hasChildNodes()) return;
    if (thrown) lose(thrown.cause);
    else if (isScreen) waitForContent();
  });
  const stopListening = listen(page, 'error', (event) => {
    if (!(event instanceof ErrorEvent) || !isOf(folder, event)) return;
    const cause: unknown = event.error ?? new Error(event.message);
    if (!isPainted()) {
      lose(cause);
      return;
    }
    thrown = { cause };
    page.setTimeout(() => {
      thrown = undefined;
    });
  });
  const end = (): void => {
    page.clearTimeout(timer);
    observer.disconnect();
    stopListening();
  };
  observer.observe(element, { childList: true });
  return end;
}

/**
 * Returns whether an error comes from a build. React reports errors from its own script, so the stack is also searched
 * for the build's folder.
 */
function isOf(folder: string, { filename, error }: ErrorEvent): boolean {
  return filename.startsWith(folder) || (error instanceof Error && (error.stack ?? '').includes(folder));
}
