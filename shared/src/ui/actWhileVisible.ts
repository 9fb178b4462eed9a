/**
 * Calls `act` every `periodMs` while the page is visible, and immediately when it becomes visible again.
 *
 * @returns a function that stops the calls
 */
export function actWhileVisible(periodMs: number, act: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    timer = document.hidden ? undefined : setInterval(act, periodMs);
  };
  const handleVisibility = () => {
    follow();
    if (!document.hidden) act();
  };
  follow();
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
