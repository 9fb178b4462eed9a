import {
  emailRecoveryCodeCall,
  emailRecoveryResetCall,
  emailRecoveryVerifyCall,
  phoneRecoveryCodeCall,
  phoneRecoveryResetCall,
  phoneRecoveryVerifyCall,
} from '@site/shared/wire/recovery';
import { publicRoute, type Route } from '../http/route';
import type { RecoveryService } from './createRecoveryService';
import type { Regions } from './regions';

/** Returns the routes of `forgetByPhone` and `forgetByEmail`, three steps each (decision 18). */
export function recoveryRoutes(recoveries: RecoveryService, regions: Regions): readonly Route[] {
  return [
    publicRoute(phoneRecoveryCodeCall, async ({ name, phone }, { ip, language }) => {
      await regions.mustServe(ip);
      await recoveries.sendCode({ by: 'phone', name, target: phone, ip, channel: 'sms', language });
      return {};
    }),
    publicRoute(phoneRecoveryVerifyCall, async ({ name, phone, code }, { ip }) => {
      const secret = await recoveries.verify({ by: 'phone', name, target: phone, ip }, code);
      return { secret };
    }),
    publicRoute(phoneRecoveryResetCall, async ({ name, phone, password, secondPassword, secret }, { ip, language }) => {
      await recoveries.reset(
        { by: 'phone', name, target: phone, ip },
        { passwordMd5: password, repeatedMd5: secondPassword, secret },
        language,
      );
      return {};
    }),

    publicRoute(emailRecoveryCodeCall, async ({ name, email }, { ip, language }) => {
      await regions.mustServe(ip);
      await recoveries.sendCode({ by: 'email', name, target: email, ip, channel: 'email', language });
      return {};
    }),
    publicRoute(emailRecoveryVerifyCall, async ({ name, email, code }, { ip }) => {
      const secret = await recoveries.verify({ by: 'email', name, target: email, ip }, code);
      return { secret };
    }),
    publicRoute(emailRecoveryResetCall, async ({ name, email, password, secondPassword, secret }, { ip, language }) => {
      await recoveries.reset(
        { by: 'email', name, target: email, ip },
        { passwordMd5: password, repeatedMd5: secondPassword, secret },
        language,
      );
      return {};
    }),
  ];
}
