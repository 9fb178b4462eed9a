import { filter, fromEvent, map, merge, type Observable } from 'rxjs';

/** Emits when the page is visible again. */
export function visibleAgain({ document }: Window): Observable<unknown> {
  return fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible'));
}

/** Emits when the page may have missed something: it was hidden, asleep, in the back/forward cache, or without a network. */
export function awakeAgain(page: Window): Observable<void> {
  return merge(visibleAgain(page), fromEvent(page, 'online'), fromEvent(page, 'pageshow')).pipe(map(() => undefined));
}
