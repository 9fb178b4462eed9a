export const SECURITY_EVENTS = [
  'sign-in',
  'sign-out',
  'session-ended',
  'device-forgotten',
  /** Token without an open session. */
  'session-refused',
  'registration',
  'recovery',
  'code-sent',
  'password-change',
  'withdrawal-password-change',
  'contact-change',
  'second-factor-change',
  'identity-change',
  'masked-value-shown',
  'payout-account-added',
  'payout-account-removed',
  'payout-account-default',
  'withdrawal',
  'withdrawal-cancelled',
  /** Call that exceeded a limit and has no event of its own. */
  'rate-limit',
  /** Request that no page of the site sends. */
  'illegal-input',
  'stream-refused',
  /** Command to the sandbox or the operator's server. */
  'operator',
  /** Marker that further refusals of this kind from this address are not logged for a minute. */
  'flood',
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/**
 * Result of an event: `locked` after too many wrong attempts, `limited` for too frequent requests, `failed` when the
 * platform failed.
 */
export type SecurityResult = 'ok' | 'refused' | 'locked' | 'limited' | 'failed';

/**
 * Security event: who did what, from where, with which result. It never contains a secret, nor a name that may be a
 * password typed into the wrong field.
 */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly result: SecurityResult;
  /** Response code of the call; for commands and streams the HTTP status or the close code. */
  readonly code: number | null;
  readonly memberId: number | null;
  readonly address: string;
  /** User agent sent by the client. */
  readonly device: string;
  /** Step, order or account that the event is about; empty when there is none. */
  readonly about: string;
}

/** Event as stored. */
export interface SecurityRecord extends SecurityEvent {
  readonly seq: number;
  readonly at: Date;
  /** Request id of the call; null for other events and those from before it was stored. */
  readonly correlation: string | null;
  readonly previous: string | null;
  readonly hash: string;
}
