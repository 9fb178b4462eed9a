/** Hears when the page may have missed something: it was hidden, asleep, kept by the browser, or without a network. */
export function watchAwake(page: Window): (listener: () => void) => () => void {
  return (listener) => {
    const handleVisibility = (): void => {
      if (page.document.visibilityState === 'visible') listener();
    };
    page.document.addEventListener('visibilitychange', handleVisibility);
    page.addEventListener('online', listener);
    page.addEventListener('pageshow', listener);
    return () => {
      page.document.removeEventListener('visibilitychange', handleVisibility);
      page.removeEventListener('online', listener);
      page.removeEventListener('pageshow', listener);
    };
  };
}
