import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Member } from '../kernel';
import { PlatformError } from '../kernel';
import type { Members } from '../members/createMembers';
import type { WithdrawPasswords } from './createWithdrawPassword';

/** The questions after a password that a signed-in member is asked. */
export interface Passwords {
  /** @throws PlatformError 6100 where it is not the login password, or none was given */
  mustKnowLogin(member: Member, md5: string | undefined): Promise<void>;
  /**
   * The withdrawal password, or the login password of a member who has set none.
   *
   * @throws PlatformError 6100 where it is wrong, or locked
   */
  mustKnowSecond(member: Member, md5: string): Promise<void>;
}

export function createPasswords(members: Members, withdrawPasswords: WithdrawPasswords): Passwords {
  const mustKnowLogin: Passwords['mustKnowLogin'] = async ({ name }, md5) => {
    const isKnown = md5 !== undefined && (await members.authenticate(name, md5)) !== null;
    if (!isKnown) throw new PlatformError(RESPONSE_CODES.passwordCheckFailure, 'login_password_wrong');
  };
  return {
    mustKnowLogin,
    async mustKnowSecond(member, md5) {
      switch ((await withdrawPasswords.check(member.id, md5)).kind) {
        case 'right':
          return;
        case 'unset':
          return mustKnowLogin(member, md5);
        case 'wrong':
          throw new PlatformError(RESPONSE_CODES.passwordCheckFailure, 'withdraw_password_wrong');
        case 'locked':
          throw new PlatformError(RESPONSE_CODES.passwordCheckFailure, 'withdraw_password_locked');
      }
    },
  };
}
