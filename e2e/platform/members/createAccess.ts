import { CAPTCHA_OCCASIONS } from '@site/shared/wire/captcha';
import type { Captchas } from '../captcha/createCaptchas';
import type { GeeTest } from '../captcha/geetest';
import { createCaptchaPolicy } from '../captcha/policy';
import { captchaRoutes, type CaptchaRouteDependencies } from '../captcha/routes';
import type { VerificationCodes } from '../verification-codes/createVerificationCodes';
import type { WireCipher } from '../verification-codes/createWireCipher';
import type { Route } from '../http/route';
import type { SecurityNotices } from '../inbox/createSecurityNotices';
import type { Clock, Db } from '../kernel';
import type { Settings } from '../site/createSettings';
import { accessRoutes } from './accessRoutes';
import { createChallenges } from './challenges';
import { codeRoutes } from './codeRoutes';
import { createBindings } from './createBindings';
import type { Members } from './createMembers';
import { createRecoveryService } from './createRecoveryService';
import type { Sessions } from './createSessions';
import { createSignInService, type SignInFactor } from './createSignInService';
import { createDevices, type Devices } from './devices';
import { createLoginGuard, type LoginGuard } from './loginGuard';
import { recoveryRoutes } from './recoveryRoutes';
import { createRegions } from './regions';
import { createRegistrationService } from './createRegistrationService';
import { sessionRoutes } from './sessionRoutes';
import { createVouchers } from './vouchers';

export interface AccessDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly settings: Settings;
  readonly codes: VerificationCodes;
  readonly cipher: WireCipher;
  readonly captchas: Captchas;
  readonly geetest: GeeTest;
  readonly notices: SecurityNotices;
  readonly secondFactors: SignInFactor;
}

/** Creates the access to the site: registration, login, devices, recovery, and the captchas and codes they require. */
export function createAccess(dependencies: AccessDependencies): {
  readonly devices: Devices;
  readonly guard: LoginGuard;
  readonly routes: readonly Route[];
} {
  const { db, clock, members, sessions, settings, codes, cipher, captchas, geetest, notices, secondFactors } = dependencies;
  const policy = createCaptchaPolicy(settings);
  const regions = createRegions(settings);
  const devices = createDevices(db, clock, settings);
  const challenges = createChallenges(db, clock);
  const guard = createLoginGuard({ db, clock, captchas, policy });
  const vouchers = createVouchers(db, clock);
  const bindings = createBindings();
  const signIns = createSignInService({ db, members, sessions, devices, challenges, codes, guard, vouchers, notices, secondFactors });
  const registrations = createRegistrationService({ db, clock, members, captchas, policy });
  const recoveries = createRecoveryService({ db, clock, captchas, policy, codes, bindings, sessions, devices, challenges, guard, notices });
  const needOf: CaptchaRouteDependencies['needOf'] = ({ ktype, name }, ip) => {
    switch (ktype) {
      case CAPTCHA_OCCASIONS.login:
        return guard.needOf(name, ip);
      case CAPTCHA_OCCASIONS.register:
        return registrations.needOf(ip);
      case CAPTCHA_OCCASIONS.recoveryByPhone:
      case CAPTCHA_OCCASIONS.recoveryByEmail:
        return policy.needAtRecovery();
    }
  };
  return {
    devices,
    guard,
    routes: [
      ...accessRoutes({ sessions, signIns, registrations, regions }),
      ...sessionRoutes({ db, sessions, devices }),
      ...recoveryRoutes(recoveries, regions),
      ...codeRoutes({ db, members, codes, challenges, recoveries, regions, cipher }),
      ...captchaRoutes({ captchas, policy, geetest, needOf }),
    ],
  };
}
