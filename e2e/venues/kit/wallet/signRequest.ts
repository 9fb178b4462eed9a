import { createHmac } from 'node:crypto';

export interface SignedParts {
  readonly method: string;
  /** With its query, if it has one. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly timestamp: string;
  /** Never used before by this provider. */
  readonly nonce: string;
  /** The bytes that are sent, as text. */
  readonly body: string;
}

/** HMAC-SHA256 in hexadecimal over the five parts, a line feed between each two. The key is the provider's, as it is written. */
export function signRequest(key: string, { method, path, timestamp, nonce, body }: SignedParts): string {
  return createHmac('sha256', key).update([method, path, timestamp, nonce, body].join('\n')).digest('hex');
}
