import { useEffect, useState } from 'react';

export function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const handleChange = () => {
      setIsVisible(!document.hidden);
    };
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, []);
  return isVisible;
}
