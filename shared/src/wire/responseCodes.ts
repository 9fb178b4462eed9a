/**
 * The response-code catalogue, documented once: what the platform may answer in `status_code`. What the client does for each code
 * is in the host's table of reactions. Implements R-ENUM-32 (54 codes and no other).
 */
export const RESPONSE_CODES = {
  /** success */
  success: 6000,
  /** login expired */
  loginExpired: 6001,
  /** invalid credentials */
  invalidCredentials: 6002,
  /** access denied */
  accessDenied: 6003,
  /** not found */
  notFound: 6004,
  /** server error */
  serverError: 6005,
  /** bad gateway */
  badGateway: 6006,
  /** invalid parameter */
  invalidParameter: 6007,
  /** illegal parameter */
  illegalParameter: 6008,
  /** data exists */
  dataExists: 6009,
  /** file upload failure */
  fileUploadFailure: 6010,
  /** frequent submission: past a limit with HTTP status 429, and `Retry-After` in seconds */
  frequentSubmission: 6011,
  /** warning */
  warning: 6012,
  /** maintenance */
  maintenance: 6013,
  /** invocation error */
  invocationError: 6014,
  /** unbound phone */
  unboundPhone: 6015,
  /** phone verification required */
  phoneVerificationRequired: 6016,
  /** phone verification required */
  phoneVerificationRequiredAgain: 6017,
  /** graphic verification code */
  graphicVerification: 6021,
  /** rapid verification */
  rapidVerification: 6022,
  /** IP not passed */
  ipNotPassed: 6025,
  /** device not passed */
  deviceNotPassed: 6026,
  /** device and IP not passed */
  deviceAndIpNotPassed: 6027,
  /** long time not logged in */
  longTimeNotLoggedIn: 6028,
  /** risky login */
  riskyLogin: 6029,
  /** contact customer service */
  contactCustomerService: 6030,
  /** region limited */
  regionLimited: 6031,
  /** region warning */
  regionWarning: 6032,
  /** IP restricted */
  ipRestricted: 6033,
  /** max phone attempts */
  maxPhoneAttempts: 6034,
  /** authentication required */
  authenticationRequired: 6035,
  /** authentication code error */
  authenticationCodeError: 6036,
  /** authentication locked */
  authenticationLocked: 6037,
  /** authentication code expired */
  authenticationCodeExpired: 6038,
  /** too many devices */
  tooManyDevices: 6039,
  /** sixty-second limit */
  sixtySecondLimit: 6066,
  /** wallet token expired */
  walletTokenExpired: 6099,
  /** password check failure and secondary password binding failure */
  passwordCheckFailure: 6100,
  /** locking unavailable */
  lockingUnavailable: 6110,
  /** withdrawal protection configuration error */
  withdrawalProtectionConfigurationError: 6111,
  /** parameter error */
  parameterError: 6301,
  /** uid verification error */
  uidVerificationError: 6302,
  /** no data */
  noData: 6303,
  /** system under maintenance */
  systemUnderMaintenance: 6316,
  /** system busy */
  systemBusy: 6317,
  /** error */
  error: 6318,
  /** testing */
  testing: 6366,
  /** system abnormal */
  systemAbnormal: 6399,
  /** venue activity */
  venueActivity: 6413,
  /** venue under maintenance */
  venueUnderMaintenance: 6415,
  /** bind real name */
  bindRealName: 6449,
  /** popup not prompted */
  popupNotPrompted: 6500,
  /** login/register suspended with popup */
  suspendedWithPopup: 6501,
  /** login/register suspended without popup */
  suspendedWithoutPopup: 6502,
} as const;

export type ResponseCodeName = keyof typeof RESPONSE_CODES;
export type ResponseCode = (typeof RESPONSE_CODES)[ResponseCodeName];

const NAMES: ReadonlyMap<number, ResponseCodeName> = new Map(
  Object.entries(RESPONSE_CODES).map(([name, code]) => [code, name as ResponseCodeName]),
);

/** The catalogue's name of a code, or `undefined` for one the catalogue does not know. */
export function responseCodeName(code: number): ResponseCodeName | undefined {
  return NAMES.get(code);
}
