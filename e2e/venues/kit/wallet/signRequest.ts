import { createHmac } from 'node:crypto';

export interface SignedParts {
  readonly method: string;
  /** Path with its query, if it has one. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly timestamp: string;
  /** Value never used before by this provider. */
  readonly nonce: string;
  /** Bytes of the request body, as text. */
  readonly body: string;
}

/**
 * Returns HMAC-SHA256 in hexadecimal over the five parts, joined by line feeds. The key is the provider's key as text.
 */
export function signRequest(key: string, { method, path, timestamp, nonce, body }: SignedParts): string {
  return createHmac('sha256', key).update([method, path, timestamp, nonce, body].join('\n')).digest('hex');
}
