/** Everything that the log can tell. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-out',
  'session-ended',
  'device-forgotten',
  /** A token that is no session's, or no longer. */
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
  /** A call that no other event tells of met a limit. */
  'rate-limit',
  /** A request that no page of the site sends. */
  'illegal-input',
  'stream-refused',
  /** An order to the sandbox. */
  'operator',
  /** Further refusals of this kind from this address are not written for a minute. */
  'flood',
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** `locked` after too many wrong tries, `limited` for asking too often, `failed` where the platform did. */
export type SecurityResult = 'ok' | 'refused' | 'locked' | 'limited' | 'failed';

/** Who did what, from where, with what result. It never holds a secret, and no name that may be a password typed into the wrong field. */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly result: SecurityResult;
  /** What the call was answered; of an order and of a stream the status of HTTP, or the code that closed it. */
  readonly code: number | null;
  readonly memberId: number | null;
  readonly address: string;
  /** What the client says it is. */
  readonly device: string;
  /** Of which step, order or account; empty where nothing is to say. */
  readonly about: string;
}

/** The event as it is kept. */
export interface SecurityRecord extends SecurityEvent {
  readonly seq: number;
  readonly at: Date;
  /** The request id of the call that it was written in; null of other events, and of those from before it was kept. */
  readonly correlation: string | null;
  readonly previous: string | null;
  readonly hash: string;
}
