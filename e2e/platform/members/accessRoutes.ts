import { loginCall, logoutCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { publicRoute, type Route } from '../http/route';
import type { Sessions } from './createSessions';
import type { SignInService } from './createSignInService';
import type { Regions } from './regions';
import type { RegistrationService } from './createRegistrationService';

export function accessRoutes({
  sessions,
  signIns,
  registrations,
  regions,
}: {
  readonly sessions: Sessions;
  readonly signIns: SignInService;
  readonly registrations: RegistrationService;
  readonly regions: Regions;
}): readonly Route[] {
  return [
    publicRoute(loginCall, async ({ name, password, sendCodeNum = '', authCode, kaptchcate, codeId, code }, context) => {
      const { ip, userAgent, deviceSecret, language } = context;
      await regions.mustServe(ip);
      const login = { name, passwordMd5: password, code: sendCodeNum, authCode, captcha: { kaptchcate, codeId, code }, language };
      const { deviceSecret: kept, ...signedIn } = await signIns.signIn(login, { ip, userAgent, deviceSecret });
      context.keepDevice(kept);
      return signedIn;
    }),

    // A token that has already ended counts as logged out.
    publicRoute(logoutCall, async (_body, { token }) => {
      if (token !== null) await sessions.close(token);
      return {};
    }),

    publicRoute(
      registerCall,
      async ({ name, password, secondPassword, kaptchcate, codeId, code, termsVersion = null, ...from }, { ip }) => {
        await regions.mustServe(ip);
        const captcha = { kaptchcate, codeId, code };
        await registrations.register({ name, passwordMd5: password, repeatedMd5: secondPassword, termsVersion, ip, captcha, ...from });
        return {};
      },
    ),
  ];
}
