import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouting } from './RoutingContext';

/** Returns a function to call when the screen of the present address is shown: another one for each address, so that what is already shown reports again. */
export function useFinish(): () => void {
  const { progress } = useRouting();
  const { pathname } = useLocation();
  return useCallback(() => {
    progress.finish(pathname);
  }, [progress, pathname]);
}
