import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadable } from '@site/shared/contract/useReadable';
import { useSession } from '../session/SessionContext';
import { useRouting } from './RoutingContext';
import { useOverlays } from '../overlays/OverlaysContext';
import { useShell } from '../services/ShellContext';
import { decideAccess, type Access } from './decideAccess';
import type { RouteAccess } from './route';
import { useLeadBack } from './useLeadBack';

/**
 * Whether the player may see the screen at the current address, and what happens where not:
 * a guest is redirected home with a toast; a member is loaded first, and signed out and redirected home where that fails.
 *
 * A player whose session ends on a member's screen is redirected home without that toast: they know, or are notified elsewhere.
 *
 * @param back where a guest is led back after the login, which then opens on home; `undefined`: nowhere
 * Implements R-NAV-06 to R-NAV-13.
 */
export function useAccess(wanted: RouteAccess, back?: string): Access {
  const leadBack = useLeadBack();
  const { session } = useSession();
  const { navigation } = useRouting();
  const overlays = useOverlays();
  const { t } = useShell();
  const { key } = useLocation();
  const access = decideAccess(wanted, useReadable(session.state));
  /** The visit (an entry of the history) whose guard has already shown its toast. */
  const answeredFor = useRef<string>(undefined);

  useEffect(() => {
    switch (access.kind) {
      case 'granted':
        if (wanted !== 'public') answeredFor.current = key;
        return;
      case 'guest':
        if (answeredFor.current !== key) {
          overlays.toast(t('access.login_first'));
          if (back !== undefined) leadBack(back);
        }
        navigation.goToPath('/', { replace: true });
        return;
      case 'member-unknown':
        void session.ensureMember().then((isLoaded) => {
          if (isLoaded || session.state.get().status !== 'member') return;
          answeredFor.current = key;
          overlays.toast(t('access.member_failed'), 'warning');
          session.end();
        });
        return;
      case 'unbound':
        // The page says what is missing, and why.
        navigation.go('auth', {}, { replace: true });
        return;
      case 'leaving':
        return;
    }
  }, [access.kind, wanted, back, key, session, navigation, overlays, leadBack, t]);

  return access;
}
