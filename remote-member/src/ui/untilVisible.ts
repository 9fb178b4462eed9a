/** Waits until the page is visible, or until `signal` is aborted. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const follow = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', follow);
      signal.removeEventListener('abort', follow);
      resolve();
    };
    document.addEventListener('visibilitychange', follow);
    signal.addEventListener('abort', follow);
    follow();
  });
}
