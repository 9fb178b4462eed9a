import { useEffect, useState } from 'react';

/** How long until the site is asked again while it does not answer. */
const ASK_AGAIN_MS = 5_000;

/**
 * Returns whether the site is out of reach. That the browser calls the device offline is a hint alone, since a site on the device or on its own network
 * answers all the same: it is believed once a request has had no answer, and no longer than until one has.
 *
 * @param ask sends a request and returns whether anything answered
 * @param onBack called when the site can be reached again
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
