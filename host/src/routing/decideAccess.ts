import { assertNever } from '@site/shared/assert';
import type { Flags, Member } from '@site/shared/contract/services';
import type { Session } from '../session/session';
import type { RouteAccess, ScreenRoute } from './route';

/** Outcome of the access check of an address. */
export type Access =
  | { readonly kind: 'granted' }
  /** A guest at a member's address is redirected home with a toast. */
  | { readonly kind: 'guest' }
  /** The member must be loaded first. */
  | { readonly kind: 'member-unknown' }
  /** The member must bind a phone or a real name first. */
  | { readonly kind: 'unbound' }
  /** The page is reloading, so nothing may happen any more. */
  | { readonly kind: 'leaving' };

/** Decides whether the session has access. Implements R-NAV-06, R-NAV-08, R-ROLE-02, R-ROLE-03. */
export function decideAccess(access: RouteAccess, session: Session): Access {
  if (session.status === 'leaving') return { kind: 'leaving' };
  switch (access) {
    case 'public':
      return { kind: 'granted' };
    case 'member':
    case 'bound-phone':
      if (session.status === 'guest') return { kind: 'guest' };
      if (!session.member) return { kind: 'member-unknown' };
      return access === 'member' || isBound(session.member) ? { kind: 'granted' } : { kind: 'unbound' };
    default:
      return assertNever(access);
  }
}

/** Returns whether the site offers a screen. A switch that this host does not know is off. Implements R-NAV-18. */
export function isSwitchedOn(route: ScreenRoute, flags: Flags): boolean {
  return route.flag === undefined || Object.entries(flags).some(([name, isOn]) => name === route.flag && isOn);
}

function isBound({ hasBoundPhone, hasBoundRealName }: Member): boolean {
  return hasBoundPhone && hasBoundRealName;
}
