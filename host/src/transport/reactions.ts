/**
 * What the client does for each code of the catalogue (`@site/shared/wire/responseCodes`), exhaustive by its type.
 *
 * | reaction     | the caller gets          | the player sees                                              |
 * |--------------|--------------------------|--------------------------------------------------------------|
 * | resolve      | the data                 | nothing                                                      |
 * | expire-login | a refusal                | what the session does: 请重新登录, home, the login dialog      |
 * | hand-over    | the code, as a value     | nothing: the caller goes on with a captcha                   |
 * | bind-name    | a refusal                | a dialog with the server's message and a way to the profile  |
 * | re-enter     | a refusal                | on the game resource call a dialog of ours, else as `tell`   |
 * | tell         | a refusal                | the server's message, or the stock message where it gave none |
 *
 * A value (6021 graphic, 6022 slider) reaches its caller as a failure that `is` 'refused', with the code and the data that came with it, and
 * nobody else hears of it: `CallResult` has no third form, and only a caller who knows captchas goes on from there.
 *
 * A caller that asked for quiet shows `tell`, `bind-name` and `re-enter` in place; an expired login is always the host's.
 *
 * Assumption (R-ERRB-28, R-MSG-11): a code the specification's behaviour list does not name, and one outside the catalogue, follow the
 * general rule `tell`; a stock message stands in where the server's message is empty. The risk codes 6025 to 6029 are refusals here: what
 * they mean at login belongs to the sign-in.
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
  | { readonly kind: 'tell'; readonly stock: StockMessage };

const tell = (stock: StockMessage): Reaction => ({ kind: 'tell', stock });

/** By the catalogue's name of a code. Implements R-ERR-6000 to R-ERR-6502 as far as the transport reacts. */
export const REACTIONS: Readonly<Record<ResponseCodeName, Reaction>> = {
  success: { kind: 'resolve' },
  loginExpired: { kind: 'expire-login' },
  invalidCredentials: tell('request_denied'),
  accessDenied: tell('request_denied'),
  notFound: tell('not_found'),
  serverError: tell('service_off'),
  badGateway: tell('service_off'),
  invalidParameter: tell('parameter_error'),
  illegalParameter: tell('illegal_request'),
  dataExists: tell('request_denied'),
  fileUploadFailure: tell('upload_failed'),
  frequentSubmission: tell('too_frequent'),
  warning: tell('request_denied'),
  maintenance: tell('maintenance'),
  invocationError: tell('service_off'),
  unboundPhone: tell('request_denied'),
  phoneVerificationRequired: tell('request_denied'),
  phoneVerificationRequiredAgain: tell('request_denied'),
  graphicVerification: { kind: 'hand-over' },
  rapidVerification: { kind: 'hand-over' },
  ipNotPassed: tell('request_denied'),
  deviceNotPassed: tell('request_denied'),
  deviceAndIpNotPassed: tell('request_denied'),
  longTimeNotLoggedIn: tell('request_denied'),
  riskyLogin: tell('request_denied'),
  contactCustomerService: tell('request_denied'),
  regionLimited: tell('request_denied'),
  regionWarning: tell('request_denied'),
  ipRestricted: tell('request_denied'),
  maxPhoneAttempts: tell('too_frequent'),
  authenticationRequired: tell('request_denied'),
  authenticationCodeError: tell('request_denied'),
  authenticationLocked: tell('request_denied'),
  authenticationCodeExpired: tell('request_denied'),
  tooManyDevices: tell('request_denied'),
  sixtySecondLimit: tell('too_frequent'),
  walletTokenExpired: tell('service_off'),
  passwordCheckFailure: tell('request_denied'),
  lockingUnavailable: tell('service_off'),
  withdrawalProtectionConfigurationError: tell('service_off'),
  parameterError: tell('parameter_error'),
  uidVerificationError: { kind: 're-enter', stock: 'request_denied' },
  noData: tell('not_found'),
  systemUnderMaintenance: tell('maintenance'),
  systemBusy: tell('service_off'),
  error: tell('service_off'),
  testing: tell('maintenance'),
  systemAbnormal: tell('service_off'),
  venueActivity: tell('request_denied'),
  venueUnderMaintenance: tell('maintenance'),
  bindRealName: { kind: 'bind-name', stock: 'request_denied' },
  popupNotPrompted: tell('request_denied'),
  suspendedWithPopup: tell('maintenance'),
  suspendedWithoutPopup: tell('maintenance'),
};

/** The reaction to a code, also to one the catalogue does not know. */
export function reactionTo(name: ResponseCodeName | undefined): Reaction {
  return name === undefined ? tell('service_off') : REACTIONS[name];
}
