import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { assertNever } from '@site/shared/assert';
import type { MemberId, WithdrawalPassword } from '../kernel';
import { PlatformError } from '../kernel';
import { wrongPassword } from '../accounts/createWithdrawPassword';
import { lockRefusal } from '../members/loginGuard';
import type { Settings } from '../site/createSettings';

interface Dependencies {
  readonly password: WithdrawalPassword;
  readonly settings: Settings;
}

/**
 * Checks the withdrawal password. An empty one passes only when the site requires none; a member without one must set
 * it first.
 *
 * @throws PlatformError 6100 when it is missing, wrong or locked, 6111 when none is set
 */
export async function requirePassword({ password, settings }: Dependencies, memberId: MemberId, md5: string): Promise<void> {
  if (md5 === '') {
    if ((await settings.get('withdrawPassword')) !== '1') return;
    if (!(await password.isSet(memberId))) throw unset();
    throw new PlatformError(RESPONSE_CODES.passwordCheckFailure, 'withdrawal_password_missing');
  }
  const checked = await password.check(memberId, md5);
  switch (checked.kind) {
    case 'right':
      return;
    case 'unset':
      throw unset();
    case 'wrong':
      throw wrongPassword(checked);
    case 'locked':
      throw lockRefusal(RESPONSE_CODES.passwordCheckFailure, 'withdraw_password_locked', checked.forMs);
    default:
      assertNever(checked);
  }
}

function unset(): PlatformError {
  return new PlatformError(RESPONSE_CODES.withdrawalProtectionConfigurationError, 'withdrawal_password_unset');
}
