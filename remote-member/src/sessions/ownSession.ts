export interface OwnSession {
  readonly id: string;
  /** Browser and system, such as `Chrome · Windows`; `undefined` when the platform does not know them. */
  readonly device: string | undefined;
  /** Masked network of the sign-in: `203.0.113.*`. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  /** Time of the last use, accurate to a minute. */
  readonly lastUsedAt: number;
  readonly isCurrent: boolean;
}

export interface OwnSessions {
  /** Sessions, this page's first, then by last use. */
  readonly rows: readonly OwnSession[];
  /** Number of all sessions, including those not in `rows`. */
  readonly total: number;
  /** Idle time after which a session expires; `undefined` when it does not. */
  readonly idleEnd: Duration | undefined;
}

/** Trusted browser, which signs in without a new-device code. */
export interface KnownDevice extends Pick<OwnSession, 'id' | 'device' | 'isCurrent'> {
  readonly lastSeenAt: number;
}

export interface KnownDevices {
  readonly rows: readonly KnownDevice[];
  /** Number of days without use after which a browser counts as new again. */
  readonly days: number;
}

export type SignInResult = 'ok' | 'asked' | 'refused' | 'locked';

export interface SignInTry extends Pick<OwnSession, 'id' | 'device' | 'address'> {
  readonly at: number;
  /** asked: a captcha, a code or the second factor was required in addition */
  readonly result: SignInResult;
}

export interface SignInTries {
  readonly total: number;
  readonly rows: readonly SignInTry[];
}

export const HISTORY_PAGE_SIZE = 10;

export interface Duration {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

const MINUTE_MS = 60_000;

/** Converts minutes to whole hours if possible. */
export function toDuration(minutes: number): Duration {
  return minutes % 60 === 0 ? { unit: 'hours', count: minutes / 60 } : { unit: 'minutes', count: minutes };
}

/**
 * Returns the time since a moment, rounded down. Returns `undefined` when it may be just now, because use is known only
 * to the minute.
 *
 * @param now server time in milliseconds
 */
export function timeSince(at: number, now: number): Duration | undefined {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 2) return undefined;
  return minutes < 60 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.floor(minutes / 60) };
}
