import { useEffect } from 'react';
import { useRouting } from './RoutingContext';

/** Replaces the present address by another one of this site. */
export function useRedirect(to: string | undefined): void {
  const { navigation } = useRouting();
  useEffect(() => {
    if (to !== undefined) navigation.goTo(to, { replace: true });
  }, [to, navigation]);
}
