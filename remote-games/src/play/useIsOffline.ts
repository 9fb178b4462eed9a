import { useEffect, useState } from 'react';

/** Whether the device has no network. @param onBack called when it has one again */
export function useIsOffline(onBack: () => void): boolean {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const handleOffline = () => {
      setIsOffline(true);
    };
    const handleOnline = () => {
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
  return isOffline;
}
