import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouting } from './RoutingContext';

/**
 * Returns a function to call when the screen of the current address is shown. It changes with the address, so that
 * content that is already visible reports again.
 */
export function useFinish(): () => void {
  const { progress } = useRouting();
  const { pathname } = useLocation();
  return useCallback(() => {
    progress.finish(pathname);
  }, [progress, pathname]);
}
