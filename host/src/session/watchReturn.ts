import { fromEvent, merge } from 'rxjs';
import { visibleAgain } from '@site/shared/streams';

/**
 * Compares the session before a page that the browser kept is shown again, and whenever a page wakes, which may have slept through the events of
 * other tabs. A page that goes into the back/forward cache is hidden, so that nobody sees the member before through it, not even for a frame; it stays
 * hidden where it is about to be left.
 *
 * @param follow false where the page is about to be left
 */
export function watchReturn(page: Window, follow: () => boolean): void {
  const { style } = page.document.documentElement;
  const show = (): void => {
    style.visibility = follow() ? '' : 'hidden';
  };
  page.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.visibility = 'hidden';
  });
  merge(fromEvent(page, 'pageshow'), fromEvent(page, 'focus'), fromEvent(page.document, 'resume'), visibleAgain(page)).subscribe(show);
}
