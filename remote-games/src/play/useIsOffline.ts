import { useEffect, useState } from 'react';

/** Retry interval while the site does not respond. */
const ASK_AGAIN_MS = 5_000;

/**
 * Returns true while the site is unreachable. The browser's offline state is only a hint, because a site on the device
 * or its own network still responds. It is trusted only after a request has failed and until one succeeds.
 *
 * @param ask sends a request and resolves to true when anything responded
 * @param onBack called when the site is reachable again
 */
export function useIsOffline(ask: (signal: AbortSignal) => Promise<boolean>, onBack: () => void): boolean {
  const [isHinted, setIsHinted] = useState(() => !navigator.onLine);
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const handleOffline = () => {
      setIsHinted(true);
    };
    const handleOnline = () => {
      setIsHinted(false);
      setIsOffline(false);
      onBack();
    };
    window.addEventListener('offline', handleOffline);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', handleOnline);
    };
  }, [onBack]);

  useEffect(() => {
    if (!isHinted) return undefined;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async (wasOffline: boolean) => {
      const hasAnswer = await ask(ending.signal);
      if (ending.signal.aborted) return;
      setIsOffline(!hasAnswer);
      if (!hasAnswer) timer = setTimeout(() => void check(true), ASK_AGAIN_MS);
      else if (wasOffline) onBack();
    };
    void check(false);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [isHinted, ask, onBack]);
  return isOffline;
}
