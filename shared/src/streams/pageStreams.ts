import { filter, fromEvent, map, merge, type Observable } from 'rxjs';

/** Emits when the page becomes visible again. */
export function visibleAgain({ document }: Window): Observable<unknown> {
  return fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible'));
}

/** Emits when the page may have missed updates because it was hidden, asleep, in the back/forward cache, or offline. */
export function awakeAgain(page: Window): Observable<void> {
  return merge(visibleAgain(page), fromEvent(page, 'online'), fromEvent(page, 'pageshow')).pipe(map(() => undefined));
}
