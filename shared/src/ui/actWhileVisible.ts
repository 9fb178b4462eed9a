/**
 * Acts every `periodMs` while the page is visible, and at once when it is visible again.
 *
 * @returns stops it
 */
export function actWhileVisible(periodMs: number, act: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const isVisible = () => document.visibilityState === 'visible';
  const follow = () => {
    clearInterval(timer);
    timer = isVisible() ? setInterval(act, periodMs) : undefined;
  };
  const handleVisibility = () => {
    follow();
    if (isVisible()) act();
  };
  follow();
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
