/**
 * The response-code catalogue: all values of `status_code`. The host's table of reactions defines how the client
 * handles each code. Implements R-ENUM-32 (54 codes and no other).
 */
export const RESPONSE_CODES = {
  success: 6000,
  loginExpired: 6001,
  invalidCredentials: 6002,
  accessDenied: 6003,
  notFound: 6004,
  serverError: 6005,
  badGateway: 6006,
  invalidParameter: 6007,
  illegalParameter: 6008,
  dataExists: 6009,
  fileUploadFailure: 6010,
  /** Rate limit exceeded, with HTTP status 429 and `Retry-After` in seconds. */
  frequentSubmission: 6011,
  warning: 6012,
  maintenance: 6013,
  invocationError: 6014,
  unboundPhone: 6015,
  phoneVerificationRequired: 6016,
  /** A second code of the catalogue for the required phone verification. */
  phoneVerificationRequiredAgain: 6017,
  /** A graphic captcha is required. */
  graphicVerification: 6021,
  rapidVerification: 6022,
  ipNotPassed: 6025,
  deviceNotPassed: 6026,
  deviceAndIpNotPassed: 6027,
  longTimeNotLoggedIn: 6028,
  riskyLogin: 6029,
  contactCustomerService: 6030,
  regionLimited: 6031,
  regionWarning: 6032,
  ipRestricted: 6033,
  maxPhoneAttempts: 6034,
  authenticationRequired: 6035,
  authenticationCodeError: 6036,
  authenticationLocked: 6037,
  authenticationCodeExpired: 6038,
  tooManyDevices: 6039,
  sixtySecondLimit: 6066,
  walletTokenExpired: 6099,
  /** Wrong password, or the secondary password could not be bound. */
  passwordCheckFailure: 6100,
  lockingUnavailable: 6110,
  withdrawalProtectionConfigurationError: 6111,
  parameterError: 6301,
  uidVerificationError: 6302,
  noData: 6303,
  systemUnderMaintenance: 6316,
  systemBusy: 6317,
  error: 6318,
  testing: 6366,
  systemAbnormal: 6399,
  venueActivity: 6413,
  venueUnderMaintenance: 6415,
  bindRealName: 6449,
  popupNotPrompted: 6500,
  /** Login and registration are suspended, with a popup. */
  suspendedWithPopup: 6501,
  /** Login and registration are suspended, without a popup. */
  suspendedWithoutPopup: 6502,
} as const;

export type ResponseCodeName = keyof typeof RESPONSE_CODES;
export type ResponseCode = (typeof RESPONSE_CODES)[ResponseCodeName];

const NAMES: ReadonlyMap<number, ResponseCodeName> = new Map(
  Object.entries(RESPONSE_CODES).map(([name, code]) => [code, name as ResponseCodeName]),
);

/** Returns the catalogue's name of a code, or `undefined` for an unknown code. */
export function responseCodeName(code: number): ResponseCodeName | undefined {
  return NAMES.get(code);
}
