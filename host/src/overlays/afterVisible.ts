/**
 * Calls `act` once the page was visible for `ms` without a break, so that nothing appears and disappears while the
 * player is away. Returns a function that cancels it.
 */
export function afterVisible(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
  function follow(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => {
      stop();
      act();
    }, ms);
  }
  document.addEventListener('visibilitychange', follow);
  follow();
  return stop;
}
