/** A pointer that only passes over a link wants nothing of it. */
const REST_MS = 80;

/** Calls with the path of a link of this site, the host's or a remote's, once a pointer or the focus rests on it, or a finger is put on it. */
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
