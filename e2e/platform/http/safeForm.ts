import type { IncomingHttpHeaders } from 'node:http';

/** What arrived under a sealed address. */
export interface SealedRequest {
  /** Of the family, such as `/fd/api/v1/`. */
  readonly prefix: string;
  /** The last part of the address. */
  readonly sealed: string;
  readonly headers: IncomingHttpHeaders;
}

/** A call that was sealed with the platform's key. */
export interface OpenedCall {
  /** `POST /fd/api/v1/payment/pay`. */
  readonly target: string;
  /** `cbc` proves nothing about a call, and can be refused by a setting. */
  readonly form: 'cbc' | 'gcm';
  /** By which it is known a second time; null of a form that has none. */
  readonly nonce: string | null;
  /** Null where the body does not belong to this call. */
  openBody(sealed: string): string | null;
  sealAnswer(text: string, status: number): string;
}

/** One way to seal calls. `open` answers null for what was not sealed in this way, with this key, for this request. */
export interface SafeForm {
  open(request: SealedRequest): OpenedCall | null;
}
