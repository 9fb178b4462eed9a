import { loginCall, logoutCall, registerCall } from '@site/shared/wire/user';
import { publicRoute, type Route } from '../http/route';
import type { Sessions } from './createSessions';
import type { SignIns } from './createSignIns';
import type { Registrations } from './registrations';

/** Coming in and going out. */
export function accessRoutes({
  sessions,
  signIns,
  registrations,
}: {
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly registrations: Registrations;
}): readonly Route[] {
  return [
    publicRoute(loginCall, ({ name, password, sendCodeNum = '' }, { ip, userAgent }) =>
      signIns.signIn({ name, passwordMd5: password, code: sendCodeNum }, { ip, userAgent }),
    ),

    // A token that has ended already is as good as logged out.
    publicRoute(logoutCall, async (_body, { token }) => {
      if (token !== null) await sessions.close(token);
      return {};
    }),

    publicRoute(registerCall, async ({ name, password, secondPassword, domain, rCode, iCode }, { ip }) => {
      await registrations.register({ name, passwordMd5: password, repeatedMd5: secondPassword, domain, rCode, iCode, ip });
      return {};
    }),
  ];
}
