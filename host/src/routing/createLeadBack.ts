import type { HostSession } from '../session/createSession';
import type { SignInControl } from '../session/createSignIn';
import type { HostNavigation } from './createNavigation';

export interface LeadBackOptions {
  readonly session: Pick<HostSession, 'isSignedIn'>;
  readonly signIn: Pick<SignInControl, 'isOpen' | 'open'>;
  readonly navigation: Pick<HostNavigation, 'goToPath'>;
}

/**
 * Opens the login for a guest who was redirected from a page of sports, and leads them back there once they have signed in. Closing the dialog
 * forgets the page.
 *
 * @returns a function that takes the path the guest wanted
 * Implements R-SESSION-18.
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
