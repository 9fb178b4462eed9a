import {
  addPayoutAccountCall,
  bindEmailCall,
  bindFromDepositCall,
  bindOtherCall,
  bindPasswordByEmailCall,
  bindPasswordByPhoneCall,
  bindPasswordCall,
  bindPhoneCall,
  removeAccountCall,
  resetWithdrawPasswordCall,
  setDefaultAccountCall,
  setWithdrawPasswordCall,
} from '@site/shared/wire/accounts';
import { sendCodeToGuestCall, sendCodeToMemberCall } from '@site/shared/wire/codes';
import {
  emailRecoveryCodeCall,
  emailRecoveryResetCall,
  emailRecoveryVerifyCall,
  phoneRecoveryCodeCall,
  phoneRecoveryResetCall,
  phoneRecoveryVerifyCall,
} from '@site/shared/wire/recovery';
import { singleDataDecryptionCall } from '@site/shared/wire/security';
import { endOtherSessionsCall, endSessionCall, forgetDeviceCall } from '@site/shared/wire/sessions';
import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  endSecondFactorCall,
  renewRecoveryCodesCall,
} from '@site/shared/wire/secondFactor';
import { loginCall, logoutCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { cancelWithdrawalCall, withdrawCall } from '@site/shared/wire/withdrawals';
import type { SecurityEventName } from './securityEvent';

interface Watched {
  readonly event: SecurityEventName;
  /** Step or kind of the event: a fixed text, or a field of the request or response. */
  readonly about?: string | { readonly asked: string } | { readonly answered: string };
}

/** Calls whose every response is an event, by path. */
export const WATCHED_CALLS: ReadonlyMap<string, Watched> = new Map<string, Watched>([
  [loginCall.path, { event: 'sign-in' }],
  [logoutCall.path, { event: 'sign-out' }],
  [endSessionCall.path, { event: 'session-ended', about: { asked: 'id' } }],
  [forgetDeviceCall.path, { event: 'device-forgotten', about: { asked: 'id' } }],
  [endOtherSessionsCall.path, { event: 'session-ended', about: 'all others' }],
  [registerCall.path, { event: 'registration' }],
  [phoneRecoveryCodeCall.path, { event: 'recovery', about: 'phone, code' }],
  [phoneRecoveryVerifyCall.path, { event: 'recovery', about: 'phone, check' }],
  [phoneRecoveryResetCall.path, { event: 'recovery', about: 'phone, new password' }],
  [emailRecoveryCodeCall.path, { event: 'recovery', about: 'e-mail, code' }],
  [emailRecoveryVerifyCall.path, { event: 'recovery', about: 'e-mail, check' }],
  [emailRecoveryResetCall.path, { event: 'recovery', about: 'e-mail, new password' }],
  [sendCodeToGuestCall.path, { event: 'code-sent', about: { asked: 'type' } }],
  [sendCodeToMemberCall.path, { event: 'code-sent', about: { asked: 'type' } }],
  [bindPasswordCall.path, { event: 'password-change' }],
  [bindPasswordByPhoneCall.path, { event: 'password-change', about: 'by phone' }],
  [bindPasswordByEmailCall.path, { event: 'password-change', about: 'by e-mail' }],
  [setWithdrawPasswordCall.path, { event: 'withdrawal-password-change', about: 'set' }],
  [resetWithdrawPasswordCall.path, { event: 'withdrawal-password-change', about: 'reset' }],
  [bindPhoneCall.path, { event: 'contact-change', about: 'phone' }],
  [bindEmailCall.path, { event: 'contact-change', about: 'e-mail' }],
  [beginSecondFactorCall.path, { event: 'second-factor-change', about: 'begun' }],
  [confirmSecondFactorCall.path, { event: 'second-factor-change', about: 'on' }],
  [renewRecoveryCodesCall.path, { event: 'second-factor-change', about: 'recovery codes' }],
  [endSecondFactorCall.path, { event: 'second-factor-change', about: 'off' }],
  [bindOtherCall.path, { event: 'identity-change' }],
  [bindFromDepositCall.path, { event: 'identity-change' }],
  [singleDataDecryptionCall.path, { event: 'masked-value-shown' }],
  [addPayoutAccountCall.path, { event: 'payout-account-added', about: { answered: 'id' } }],
  [removeAccountCall.path, { event: 'payout-account-removed', about: { asked: 'id' } }],
  [setDefaultAccountCall.path, { event: 'payout-account-default', about: { asked: 'id' } }],
  [withdrawCall.path, { event: 'withdrawal', about: { answered: 'orderId' } }],
  [cancelWithdrawalCall.path, { event: 'withdrawal-cancelled', about: { asked: 'orderId' } }],
]);
