import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Member, Reader } from '../kernel';
import { PlatformError } from '../kernel';
import type { Members } from '../members/createMembers';
import { FAILURE_WINDOW_MS, lockRefusal, type LoginGuard } from '../members/loginGuard';
import type { VerificationCodes } from '../verification-codes/createVerificationCodes';
import { wrongPassword, type WithdrawPasswords } from './createWithdrawPassword';

/** Second proof of ownership that a signed-in member sends; see `ownerProof` in the wire schemas. */
export interface OwnerProof {
  readonly password?: string | undefined;
  readonly ownCode?: string | undefined;
}

/**
 * Password checks for signed-in members. A token may be stolen, so a token alone changes nothing. Each wrong login
 * password counts as a failed login, so guessing here also locks the login.
 */
export interface Passwords {
  /**
   * @throws PlatformError 6100 when the login password is wrong or missing, and the errors of {@link LoginGuard.enter}
   * once it is locked
   */
  mustKnowLogin(member: Member, md5: string | undefined, ip: string): Promise<void>;
  /**
   * Checks the withdrawal password, or the login password when the member has no withdrawal password.
   *
   * @throws PlatformError 6100 when it is wrong or locked
   */
  mustKnowSecond(member: Member, md5: string, ip: string): Promise<void>;
  /**
   * Checks the login password, or a code sent to `onFile`, the phone or address stored before the change.
   *
   * @returns a function that spends the code; call it in the transaction of the change
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
    // The form has no captcha: a signed-in member passed one at login, or was trusted without.
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
