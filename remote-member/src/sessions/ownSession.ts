/** An open session of the member. */
export interface OwnSession {
  readonly id: string;
  /** Such as `Chrome · Windows`; `undefined` where the platform does not know it. */
  readonly device: string | undefined;
  /** The network it was opened from, masked: `203.0.113.*`. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  /** To a minute. */
  readonly lastUsedAt: number;
  /** The session of this page. */
  readonly isCurrent: boolean;
}

export interface OwnSessions {
  /** This one first, then the last used. */
  readonly rows: readonly OwnSession[];
  /** Also those that are not in the rows. */
  readonly total: number;
  /** After how long without use a session ends; `undefined` where it does not. */
  readonly idleEnd: Duration | undefined;
}

/** A browser that is asked for no code of a new device. */
export interface KnownDevice extends Pick<OwnSession, 'id' | 'device' | 'isCurrent'> {
  readonly lastSeenAt: number;
}

export interface KnownDevices {
  readonly rows: readonly KnownDevice[];
  /** One that was not used for so many days is new again. */
  readonly days: number;
}

export type SignInResult = 'ok' | 'asked' | 'refused' | 'locked';

/** One try to sign in as this member. */
export interface SignInTry extends Pick<OwnSession, 'id' | 'device' | 'address'> {
  readonly at: number;
  /** asked: a captcha, a code or the second factor was wanted besides. */
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

/** In whole hours where it is such, else in minutes. */
export function toDuration(minutes: number): Duration {
  return minutes % 60 === 0 ? { unit: 'hours', count: minutes / 60 } : { unit: 'minutes', count: minutes };
}

/**
 * How long ago something was, rounded down; `undefined` for what may have been just now, since use is known to a minute.
 *
 * @param now by the server's clock, in milliseconds
 */
export function timeSince(at: number, now: number): Duration | undefined {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 2) return undefined;
  return minutes < 60 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.floor(minutes / 60) };
}
