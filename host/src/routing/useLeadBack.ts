import { useCallback, useEffect, useRef } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useSession } from '../session/SessionContext';
import { useRouting } from './RoutingContext';

/**
 * Opens the login for a guest who was redirected from a page of sports, and leads them back there once they have signed in. Closing the dialog
 * forgets the page.
 *
 * @returns to be called with the path the guest wanted
 * Implements R-SESSION-18.
 */
export function useLeadBack(): (path: string) => void {
  const { session, signIn } = useSession();
  const { navigation } = useRouting();
  const isOpen = useReadable(signIn.isOpen);
  const isSignedIn = useReadable(session.isSignedIn);
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    const path = wanted.current;
    if (path === undefined || (isOpen && !isSignedIn)) return;
    wanted.current = undefined;
    if (isSignedIn) navigation.goToPath(path);
  }, [isOpen, isSignedIn, navigation]);

  return useCallback(
    (path) => {
      wanted.current = path;
      signIn.open();
    },
    [signIn],
  );
}
