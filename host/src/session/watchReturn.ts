import { fromEvent, merge } from 'rxjs';
import { visibleAgain } from '@site/shared/streams';

/**
 * Compares the session with the stored login before a page from the back/forward cache is shown again, and whenever a
 * page wakes, because it may have missed events of other tabs. Hides a page that enters the back/forward cache, so that
 * the previous member's data does not appear even for one frame. The page stays hidden when it is about to navigate
 * away.
 *
 * @param follow returns false when the page is about to navigate away
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
