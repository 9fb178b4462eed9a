import { listen } from './listen';
import { EMPTY_SCREEN_MS } from './limits';

export interface LostViewOptions {
  /** The element that the view is mounted in. */
  readonly element: HTMLElement;
  /** Address of the entry of the view's build: every file of the build is in its folder. */
  readonly entry: string;
  /** Says that the view must show something. A widget may be empty, such as a badge without a number. */
  readonly isScreen: boolean;
  /** Returns whether the view has painted. */
  readonly isPainted: () => boolean;
  /** Returns whether an update is in progress, which may empty a view for a moment. */
  readonly isUpdating: () => boolean;
  /** Called once, with the error of the build where there was one. */
  readonly onLost: (cause: unknown) => void;
}

/**
 * Detects a view that is gone without a report: a remote need not have an error boundary, and React empties the element of a root that throws. A view
 * is lost when its build throws an uncaught error before the view has painted or at the moment in which its element becomes empty, and a screen also
 * when its element stays empty.
 *
 * @returns ends the watch
 */
export function watchForLostView({ element, entry, isScreen, isPainted, isUpdating, onLost }: LostViewOptions): () => void {
  const page = element.ownerDocument.defaultView ?? window;
  const folder = new URL('.', entry).href;
  let timer: number | undefined;
  /** An error of the current task, in which React empties the element before or after it reports. */
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

/** React reports an error from its own script; the stack names the component's. */
function isOf(folder: string, { filename, error }: ErrorEvent): boolean {
  return filename.startsWith(folder) || (error instanceof Error && (error.stack ?? '').includes(folder));
}
