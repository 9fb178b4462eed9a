import { assertNever } from '@site/shared/assert';
import type { Flags, Member } from '@site/shared/contract/services';
import type { Session } from '../session/session';
import type { RouteAccess, ScreenRoute } from './route';

/** What becomes of somebody who comes to an address. */
export type Access =
  | { readonly is: 'granted' }
  /** A guest at a member's address: home, and a toast. */
  | { readonly is: 'guest' }
  /** The member must be loaded first. */
  | { readonly is: 'member-unknown' }
  /** A phone or a real name must be bound first. */
  | { readonly is: 'unbound' }
  /** The page is being loaded anew: nothing may happen any more. */
  | { readonly is: 'leaving' };

/** Whether the session may enter. Proves R-NAV-06, R-NAV-08, R-ROLE-02, R-ROLE-03. */
export function decideAccess(access: RouteAccess, session: Session): Access {
  if (session.at === 'leaving') return { is: 'leaving' };
  switch (access) {
    case 'public':
      return { is: 'granted' };
    case 'member':
    case 'bound-phone':
      if (session.at === 'guest') return { is: 'guest' };
      if (!session.member) return { is: 'member-unknown' };
      return access === 'member' || isBound(session.member) ? { is: 'granted' } : { is: 'unbound' };
    default:
      return assertNever(access);
  }
}

/** Whether the site offers a screen at all. Proves R-NAV-18. */
export function isSwitchedOn(route: ScreenRoute, flags: Flags): boolean {
  return route.switch === undefined || flags[route.switch];
}

function isBound({ hasBoundPhone, hasBoundRealName }: Member): boolean {
  return hasBoundPhone && hasBoundRealName;
}
