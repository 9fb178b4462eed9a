import type { IncomingHttpHeaders } from 'node:http';

export interface SealedRequest {
  /** Prefix of the family, such as `/fd/api/v1/`. */
  readonly prefix: string;
  /** Last part of the address. */
  readonly sealed: string;
  readonly headers: IncomingHttpHeaders;
}

/** Call that was sealed with the platform's key. */
export interface OpenedCall {
  /** Method and path, such as `POST /fd/api/v1/payment/pay`. */
  readonly target: string;
  /** `cbc` does not authenticate a call, and a setting can disable it. */
  readonly form: 'cbc' | 'gcm';
  /** Nonce that detects a repeated call; null in a form without one. */
  readonly nonce: string | null;
  /** Returns null when the body does not belong to this call. */
  openBody(sealed: string): string | null;
  sealAnswer(text: string, status: number): string;
}

/** Way to seal calls. `open` returns null for a request that was not sealed in this way with this key. */
export interface SafeForm {
  open(request: SealedRequest): OpenedCall | null;
}
