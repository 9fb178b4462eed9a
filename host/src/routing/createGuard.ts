import { redirect, replace } from 'react-router-dom';
import { assertNever } from '@site/shared/assert';
import type { OverlayService } from '@site/shared/contract/services';
import type { PackageI18n } from '@site/shared/i18n';
import { servicesTranslator } from '../services/texts';
import type { HostSession } from '../session/createSession';
import type { HostNavigation } from './createNavigation';
import { decideAccess } from './decideAccess';
import type { RouteAccess } from './route';

export interface GuardOptions {
  readonly session: Pick<HostSession, 'state' | 'ensureMember' | 'end'>;
  readonly navigation: Pick<HostNavigation, 'href'>;
  readonly overlays: Pick<OverlayService, 'toast'>;
  readonly i18n: PackageI18n;
  readonly leadBack: (path: string) => void;
}

/**
 * Returns a redirect for a player without access to an address, or `undefined` with access. A guest is redirected home
 * with a toast. A member is loaded first, and signed out and redirected home if that fails.
 *
 * @param back address for a guest after the login, which then opens on home; `undefined` for none
 */
export type Guard = (access: RouteAccess, request: Request, back?: string) => Promise<Response | undefined>;

/** Creates the guard. Implements R-NAV-06 to R-NAV-13. */
export function createGuard({ session, navigation, overlays, i18n, leadBack }: GuardOptions): Guard {
  const t = servicesTranslator(i18n);
  const guard: Guard = async (access, request, back) => {
    const decision = decideAccess(access, session.state.get());
    switch (decision.kind) {
      case 'granted':
        return undefined;
      case 'leaving':
        // The page is about to reload, so never complete the navigation.
        return new Promise(() => undefined);
      case 'guest':
        overlays.toast(t('access.login_first'));
        if (back !== undefined) leadBack(back);
        return leadTo('/', request);
      case 'member-unknown': {
        const isLoaded = await session.ensureMember();
        if (request.signal.aborted) return undefined;
        if (isLoaded || session.state.get().status !== 'member') return guard(access, request, back);
        overlays.toast(t('access.member_failed'), 'warning');
        session.end();
        return leadTo('/', request);
      }
      case 'unbound':
        // The `auth` screen explains what is missing, and why.
        return leadTo(navigation.href('auth', {}), request);
      default:
        return assertNever(decision);
    }
  };
  return guard;
}

/**
 * Redirects from an address without adding it to the history. If the page was opened there or reached by Back, the
 * address already has an entry, which is replaced.
 */
export function leadTo(path: string, { url }: Request): Response {
  return new URL(url).href === withoutHash(window.location) ? replace(path) : redirect(path);
}

function withoutHash({ origin, pathname, search }: Location): string {
  return `${origin}${pathname}${search}`;
}
