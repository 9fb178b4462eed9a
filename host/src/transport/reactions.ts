/**
 * Reaction of the client to each code of the catalogue (`@site/shared/wire/responseCodes`), exhaustive by its type.
 *
 * | reaction     | the caller gets          | the player sees                                              |
 * |--------------|--------------------------|--------------------------------------------------------------|
 * | resolve      | the data                 | nothing                                                      |
 * | expire-login | a refusal                | the end of the session: 请重新登录, home, the login dialog     |
 * | hand-over    | the code, as a value     | nothing: the caller continues with a captcha                 |
 * | bind-name    | a refusal                | a dialog with the server's message and a link to the profile |
 * | re-enter     | a refusal                | on the game resource call a dialog of ours, else as `show`   |
 * | show         | a refusal                | the server's message, or the stock message if it has none    |
 *
 * A value (6021 graphic, 6022 slider) reaches its caller as a failure of kind 'refused', with its code and data, and is
 * not shown: `CallResult` has no third form, and only a caller that supports captchas continues from there.
 *
 * A caller with `onError: 'silent'` handles `show` and `re-enter` itself. The host always handles an expired login and
 * a missing real name.
 *
 * Assumption (R-ERRB-28, R-MSG-11): a code that the specification's behaviour list does not name, and one outside the
 * catalogue, follow the general rule `show`; a stock message is used when the server's message is empty. The risk codes
 * 6025 to 6029 are refusals here; the sign-in interprets them at login.
 */
import type { ResponseCodeName } from '@site/shared/wire/responseCodes';

/** Keys of the shared texts under `stock_message`. */
export type StockMessage =
  | 'service_off'
  | 'login_again'
  | 'upload_failed'
  | 'parameter_error'
  | 'request_denied'
  | 'too_frequent'
  | 'maintenance'
  | 'not_found'
  | 'illegal_request';

export type Reaction =
  | { readonly kind: 'resolve' }
  | { readonly kind: 'expire-login' }
  | { readonly kind: 'hand-over' }
  | { readonly kind: 'bind-name'; readonly stock: StockMessage }
  | { readonly kind: 're-enter'; readonly stock: StockMessage }
  | { readonly kind: 'show'; readonly stock: StockMessage };

const show = (stock: StockMessage): Reaction => ({ kind: 'show', stock });

/** Reactions by the catalogue's name of a code. Implements R-ERR-6000 to R-ERR-6502 as far as the transport reacts. */
export const REACTIONS: Readonly<Record<ResponseCodeName, Reaction>> = {
  success: { kind: 'resolve' },
  loginExpired: { kind: 'expire-login' },
  invalidCredentials: show('request_denied'),
  accessDenied: show('request_denied'),
  notFound: show('not_found'),
  serverError: show('service_off'),
  badGateway: show('service_off'),
  invalidParameter: show('parameter_error'),
  illegalParameter: show('illegal_request'),
  dataExists: show('request_denied'),
  fileUploadFailure: show('upload_failed'),
  frequentSubmission: show('too_frequent'),
  warning: show('request_denied'),
  maintenance: show('maintenance'),
  invocationError: show('service_off'),
  unboundPhone: show('request_denied'),
  phoneVerificationRequired: show('request_denied'),
  phoneVerificationRequiredAgain: show('request_denied'),
  graphicVerification: { kind: 'hand-over' },
  rapidVerification: { kind: 'hand-over' },
  ipNotPassed: show('request_denied'),
  deviceNotPassed: show('request_denied'),
  deviceAndIpNotPassed: show('request_denied'),
  longTimeNotLoggedIn: show('request_denied'),
  riskyLogin: show('request_denied'),
  contactCustomerService: show('request_denied'),
  regionLimited: show('request_denied'),
  regionWarning: show('request_denied'),
  ipRestricted: show('request_denied'),
  maxPhoneAttempts: show('too_frequent'),
  authenticationRequired: show('request_denied'),
  authenticationCodeError: show('request_denied'),
  authenticationLocked: show('request_denied'),
  authenticationCodeExpired: show('request_denied'),
  tooManyDevices: show('request_denied'),
  sixtySecondLimit: show('too_frequent'),
  walletTokenExpired: show('service_off'),
  passwordCheckFailure: show('request_denied'),
  lockingUnavailable: show('service_off'),
  withdrawalProtectionConfigurationError: show('service_off'),
  parameterError: show('parameter_error'),
  uidVerificationError: { kind: 're-enter', stock: 'request_denied' },
  noData: show('not_found'),
  systemUnderMaintenance: show('maintenance'),
  systemBusy: show('service_off'),
  error: show('service_off'),
  testing: show('maintenance'),
  systemAbnormal: show('service_off'),
  venueActivity: show('request_denied'),
  venueUnderMaintenance: show('maintenance'),
  bindRealName: { kind: 'bind-name', stock: 'request_denied' },
  popupNotPrompted: show('request_denied'),
  suspendedWithPopup: show('maintenance'),
  suspendedWithoutPopup: show('maintenance'),
};

/** Returns the reaction to a code, also to one outside the catalogue. */
export function reactionTo(name: ResponseCodeName | undefined): Reaction {
  return name === undefined ? show('service_off') : REACTIONS[name];
}
