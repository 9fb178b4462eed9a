import type { HostSession } from '../session/createSession';
import type { SignInControl } from '../session/createSignIn';
import type { HostNavigation } from './createNavigation';

export interface LeadBackOptions {
  readonly session: Pick<HostSession, 'isSignedIn'>;
  readonly signIn: Pick<SignInControl, 'isOpen' | 'open'>;
  readonly navigation: Pick<HostNavigation, 'goToPath'>;
}

/**
 * Creates a function that opens the login for a guest who was redirected from a sports page, and returns the guest to
 * that page after the sign-in. Closing the dialog discards the page. Implements R-SESSION-18.
 *
 * @returns a function that takes the path the guest wanted
 */
export function createLeadBack({ session, signIn, navigation }: LeadBackOptions): (path: string) => void {
  let wanted: string | undefined;
  const follow = () => {
    const path = wanted;
    if (path === undefined || (signIn.isOpen.get() && !session.isSignedIn.get())) return;
    wanted = undefined;
    if (session.isSignedIn.get()) navigation.goToPath(path);
  };
  signIn.isOpen.subscribe(follow);
  session.isSignedIn.subscribe(follow);
  return (path) => {
    signIn.open();
    wanted = path;
  };
}
