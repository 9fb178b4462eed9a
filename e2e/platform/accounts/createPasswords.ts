import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Member, Reader } from '../kernel';
import { PlatformError } from '../kernel';
import type { Members } from '../members/createMembers';
import { FAILURE_WINDOW_MS, lockRefusal, type LoginGuard } from '../members/loginGuard';
import type { VerificationCodes } from '../verification-codes/createVerificationCodes';
import { wrongPassword, type WithdrawPasswords } from './createWithdrawPassword';

/** By what a signed-in member proves a second time to be the owner; see `ownerProof` of the wire. */
export interface OwnerProof {
  readonly password?: string | undefined;
  readonly ownCode?: string | undefined;
}

/**
 * The questions after a password that a signed-in member is asked: a token alone, which may be stolen, changes nothing. Each guess of the login
 * password counts like a failed login, so that guessing here locks the login as well.
 */
export interface Passwords {
  /** @throws PlatformError 6100 where it is not the login password, or none was given; what {@link LoginGuard.enter} throws once it is locked */
  mustKnowLogin(member: Member, md5: string | undefined, ip: string): Promise<void>;
  /**
   * The withdrawal password, or the login password of a member who has set none.
   *
   * @throws PlatformError 6100 where it is wrong, or locked
   */
  mustKnowSecond(member: Member, md5: string, ip: string): Promise<void>;
  /**
   * The login password, or a code to `onFile`: the former phone or address.
   *
   * @returns what spends the code, in the transaction of what it allows
   * @throws PlatformError as `mustKnowLogin`, or as `codes.check`
   */
  mustBeOwner(member: Member, proof: OwnerProof, onFile: string | null, ip: string): Promise<(reader: Reader) => Promise<void>>;
}

const NO_CAPTCHA = { kaptchcate: '', codeId: '', code: '' } as const;

export function createPasswords({
  members,
  guard,
  codes,
  withdrawPasswords,
}: {
  readonly members: Members;
  readonly guard: LoginGuard;
  readonly codes: VerificationCodes;
  readonly withdrawPasswords: WithdrawPasswords;
}): Passwords {
  const mustKnowLogin: Passwords['mustKnowLogin'] = async ({ name }, md5, ip) => {
    if (md5 === undefined) throw new PlatformError(RESPONSE_CODES.passwordCheckFailure, 'login_password_missing');
    // The form has no captcha: a signed-in member has passed one, or was trusted without.
    const { isLast } = await guard.enter({ name, ip, captcha: NO_CAPTCHA, isVouched: true, place: 'member-form' });
    if ((await members.authenticate(name, md5)) !== null) return guard.passed(name, ip);
    await guard.failed(ip);
    throw isLast
      ? lockRefusal(RESPONSE_CODES.authenticationLocked, 'logins_locked', FAILURE_WINDOW_MS)
      : new PlatformError(RESPONSE_CODES.passwordCheckFailure, 'login_password_wrong');
  };
  return {
    mustKnowLogin,
    async mustKnowSecond(member, md5, ip) {
      const checked = await withdrawPasswords.check(member.id, md5);
      switch (checked.kind) {
        case 'right':
          return;
        case 'unset':
          return mustKnowLogin(member, md5, ip);
        case 'wrong':
          throw wrongPassword(checked);
        case 'locked':
          throw lockRefusal(RESPONSE_CODES.passwordCheckFailure, 'withdraw_password_locked', checked.forMs);
      }
    },
    async mustBeOwner(member, { password, ownCode }, onFile, ip) {
      if (ownCode !== undefined && password === undefined && onFile !== null) {
        return codes.check({ purpose: 'confirm', target: onFile, code: ownCode, ip });
      }
      await mustKnowLogin(member, password, ip);
      return () => Promise.resolve();
    },
  };
}
