import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { CarriedCaptcha } from '../captcha/captcha';
import type { VerificationCodes } from '../verification-codes/createVerificationCodes';
import type { Language } from '../http/messageText';
import type { SecurityNotice, SecurityNotices } from '../inbox/createSecurityNotices';
import texts from '../inbox/texts.json';
import type { Db, MemberId } from '../kernel';
import { PlatformError } from '../kernel';
import type { Challenges } from './challenges';
import type { Members } from './createMembers';
import type { Sessions } from './createSessions';
import { describeClient } from './describeClient';
import type { Devices, LoginOrigin, Novelty } from './devices';
import { lockRefusal, FAILURE_WINDOW_MS, type LoginGuard } from './loginGuard';
import { maskPhone } from './masks';
import { maskAddress } from './networks';
import type { Vouchers } from './vouchers';

export interface LoginRequest {
  readonly name: string;
  readonly passwordMd5: string;
  /** Code that was sent because an earlier try was risky; empty when there is none. */
  readonly code: string;
  /** Code of the second factor. */
  readonly authCode: string | undefined;
  readonly captcha: CarriedCaptcha;
  readonly language: Language;
}

export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  /** Secret that identifies the browser from now on. */
  readonly deviceSecret: string;
}

/** Second factor of a sign-in. Implemented by the module `second-factor`, which depends on this one. */
export interface SignInFactor {
  isOn(memberId: MemberId): Promise<boolean>;
  /** @throws PlatformError 6035 without a code, 6036 for a wrong one, 6037 after too many, with the minutes left */
  mustPass(memberId: MemberId, code: string | undefined, language: Language): Promise<void>;
}

export interface SignInService {
  /**
   * Opens a session of the site for a client with the right password and, when the device is suspicious, the right
   * code.
   *
   * Assumption: a member without a bound phone cannot receive a code, and passes. An inbox message reports a login from
   * a new device or network; other logins appear only in the list of sessions. The second factor is stronger than a
   * code by phone, and replaces it.
   *
   * @throws PlatformError 6002 for a wrong name or password, 6037 when that was the last try; any error of {@link
   * LoginGuard.enter} before; 6039 for the sixth device in a day; any error of {@link SignInFactor.mustPass}; 6025 to
   * 6029 with the masked number when a code is required; any error of `codes.check` for a wrong one
   */
  signIn(request: LoginRequest, origin: LoginOrigin): Promise<SignedIn>;
}

export interface SignInDependencies {
  readonly db: Db;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly challenges: Challenges;
  readonly codes: VerificationCodes;
  readonly guard: LoginGuard;
  readonly vouchers: Vouchers;
  readonly notices: SecurityNotices;
  readonly secondFactors: SignInFactor;
}

export function createSignInService({
  db,
  members,
  sessions,
  devices,
  challenges,
  codes,
  guard,
  vouchers,
  notices,
  secondFactors,
}: SignInDependencies): SignInService {
  return {
    async signIn({ name, passwordMd5, code, authCode, captcha, language }, origin) {
      const { isLast } = await guard.enter({
        name,
        ip: origin.ip,
        captcha,
        isVouched: await isVouched({ name, code, authCode, captcha }, origin.ip),
        place: 'sign-in',
      });
      const member = await members.authenticate(name, passwordMd5);
      if (member === null) {
        await guard.failed(origin.ip);
        throw isLast
          ? lockRefusal(RESPONSE_CODES.authenticationLocked, 'logins_locked', FAILURE_WINDOW_MS)
          : new PlatformError(RESPONSE_CODES.invalidCredentials);
      }
      await guard.passed(name, origin.ip);
      if (await devices.isOneTooMany(db, member.id, origin)) throw new PlatformError(RESPONSE_CODES.tooManyDevices);
      const { phone } = await members.contact(db, member.id);
      const asksFactor = await secondFactors.isOn(member.id);
      // Open a challenge, so that the next try with the code needs no other captcha.
      if (asksFactor && authCode === undefined) await challenges.open(db, member.id, origin.ip);
      if (asksFactor) await secondFactors.mustPass(member.id, authCode, language);
      const risk = phone === null || asksFactor ? null : await devices.assess(db, member.id, origin);
      if (risk !== null && phone !== null && code === '') {
        await challenges.open(db, member.id, origin.ip);
        throw new PlatformError(risk, null, { phoneNumber: maskPhone(phone) });
      }
      const spendCode =
        risk === null || phone === null ? null : await codes.check({ purpose: 'newDevice', target: phone, code, ip: origin.ip });
      return notices.during(async (trx, tell) => {
        if (await devices.isOneTooMany(trx, member.id, origin)) throw new PlatformError(RESPONSE_CODES.tooManyDevices);
        await spendCode?.(trx);
        const { secret: deviceSecret, news } = await devices.remember(trx, member.id, origin);
        if (news !== null) await tell(noticeOf(member.id, news, origin, language));
        const token = await sessions.open(trx, member.id, { ...origin, deviceSecret });
        return { token, userId: member.id.toString(), deviceSecret };
      });
    },
  };

  async function isVouched(
    { name, code, authCode = '', captcha }: Pick<LoginRequest, 'name' | 'code' | 'authCode' | 'captcha'>,
    ip: string,
  ): Promise<boolean> {
    if (captcha.kaptchcate === '99') return vouchers.hasRegistered(name, ip);
    return (code !== '' || authCode !== '') && (await vouchers.isChallenged(name, ip));
  }
}

function noticeOf(memberId: MemberId, news: Novelty, { ip, userAgent }: LoginOrigin, language: Language): SecurityNotice {
  const { browser, system } = describeClient(userAgent);
  const device = [browser, system].filter((name) => name !== '').join(' · ') || texts.unknownDevice;
  const event = news === 'device' ? 'signed_in_on_new_device' : 'signed_in_on_new_network';
  return { memberId, event, values: { device, address: maskAddress(ip) }, language };
}
