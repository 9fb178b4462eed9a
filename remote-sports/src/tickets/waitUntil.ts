/** Resolves after the delay, and never once the signal has ended it. */
export function waitUntil(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  });
}
