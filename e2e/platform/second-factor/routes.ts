import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  endSecondFactorCall,
  renewRecoveryCodesCall,
  secondFactorCall,
} from '@site/shared/wire/secondFactor';
import type { Passwords } from '../accounts/createPasswords';
import { memberRoute, type Route } from '../http/route';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../kernel';
import type { SecondFactors } from './createSecondFactors';

export function secondFactorRoutes({
  secondFactors,
  passwords,
}: {
  readonly secondFactors: SecondFactors;
  readonly passwords: Passwords;
}): readonly Route[] {
  return [
    memberRoute(secondFactorCall, async (_body, member) => {
      const { since, recoveryLeft } = await secondFactors.read(member.id);
      return { since: since?.getTime() ?? null, recoveryLeft };
    }),

    memberRoute(beginSecondFactorCall, async ({ password }, member, { ip }) => {
      await secondFactors.mustBeOff(member.id);
      await passwords.mustKnowLogin(member, password, ip);
      return secondFactors.begin(member);
    }),

    memberRoute(confirmSecondFactorCall, async ({ code }, member, context) => ({
      recoveryCodes: [...(await secondFactors.confirm(member.id, code, context))],
    })),

    memberRoute(renewRecoveryCodesCall, async ({ authCode }, member, { language }) => {
      await secondFactors.mustPass(member.id, authCode, language);
      return { recoveryCodes: [...(await secondFactors.renewCodes(member.id, language))] };
    }),

    memberRoute(endSecondFactorCall, async ({ password, authCode }, member, context) => {
      if (!(await secondFactors.isOn(member.id))) throw new PlatformError(RESPONSE_CODES.notFound, 'second_factor_not_begun');
      await secondFactors.mustCarry(member.id, authCode);
      await passwords.mustKnowLogin(member, password, context.ip);
      await secondFactors.mustPass(member.id, authCode, context.language);
      await secondFactors.end(member.id, context);
      return {};
    }),
  ];
}
