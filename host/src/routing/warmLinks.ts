/** Minimum time on a link, so that a pointer that only crosses it does not count. */
const REST_MS = 80;

/**
 * Calls `warm` with the path of a link inside the site, of the host or a remote, when a pointer or the focus rests on
 * it, or a finger touches it.
 */
export function warmLinks(page: Document, warm: (pathname: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrive = ({ target }: Event, restMs: number): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.origin !== page.location.origin) return;
    timer = setTimeout(() => {
      warm(link.pathname);
    }, restMs);
  };
  page.addEventListener('pointerover', (event) => {
    arrive(event, event.pointerType === 'touch' ? 0 : REST_MS);
  });
  page.addEventListener('focusin', (event) => {
    arrive(event, REST_MS);
  });
}
