import { useEffect } from 'react';
import { useShell } from '../ShellContext';

/** Replaces the present address by another one of this site. */
export function useRedirect(to: string | undefined): void {
  const { navigation } = useShell();
  useEffect(() => {
    if (to !== undefined) navigation.goTo(to, { replace: true });
  }, [to, navigation]);
}
