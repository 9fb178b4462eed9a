import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Envelope } from '@site/shared/wire/envelope';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { SAFE, sealedSchema } from '@site/shared/wire/security';
import { sendRaw } from './sendRaw';

/** Call before encryption. */
export interface GcmCall {
  readonly path: string;
  readonly body: unknown;
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  readonly key?: string;
}

/** Encrypted call with everything that an attacker can change. */
export interface Sealed {
  readonly family: string;
  readonly address: string;
  readonly d: string;
  readonly safe: string;
  readonly token: string;
  readonly key: string;
}

export interface GcmCaller {
  seal(call: GcmCall, at?: { readonly time?: number; readonly nonce?: string }): Sealed;
  deliver(sealed: Sealed): Promise<Response>;
  /**
   * Decrypts the response to this call.
   *
   * @throws when it is not the response to this call
   */
  open(response: Response, sealed: Sealed): Promise<Envelope>;
}

/** Encrypts calls in the GCM form of the safe switch, as the client does but with its own implementation. */
export function createGcmCaller(url: string, cipherKey: string, now: () => number): GcmCaller {
  const keyFor = (use: string): Buffer => hkdf(Buffer.from(cipherKey, 'hex'), `safe-${use}`);
  const seal = (use: string, iv: Buffer, about: readonly string[], text: string): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', keyFor(use), iv).setAAD(Buffer.from(JSON.stringify(about)));
    return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  };
  return {
    seal({ path, body, method = 'POST', token = '', key = '' }, { time = now(), nonce = randomBytes(12).toString('base64url') } = {}) {
      const family = path.split('/').slice(0, 4).join('/');
      const iv = Buffer.from(nonce, 'base64url');
      const about = ['POST', family, String(time), nonce, token, key];
      const address = seal('address', iv, about, `${method} ${path}`).toString('base64url');
      const d = seal('body', iv, [...about, address], body === undefined ? '' : JSON.stringify(body)).toString('base64');
      return { family, address, d, safe: `${SAFE.gcm} ${String(time)} ${nonce}`, token, key };
    },
    deliver({ family, address, d, safe, token, key }) {
      const headers = { [SAFE.header]: safe, token, idempotencyKey: key };
      return sendRaw(url, `${family}/${SAFE.segment}/${address}`, JSON.stringify({ d }), { headers });
    },
    async open(response, { address, safe }) {
      const all = Buffer.from(sealedSchema.parse(await response.json()).d, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', keyFor('answer'), all.subarray(0, 12));
      decipher.setAAD(Buffer.from(JSON.stringify([String(response.status), safe.split(' ')[2], address])));
      decipher.setAuthTag(all.subarray(-16));
      const text = Buffer.concat([decipher.update(all.subarray(12, -16)), decipher.final()]).toString('utf8');
      return envelopeSchema.parse(JSON.parse(text));
    },
  };
}

/** HKDF-SHA-256 for 32 bytes without a salt, written out (RFC 5869); one block is enough. */
function hkdf(key: Buffer, info: string): Buffer {
  const extracted = createHmac('sha256', Buffer.alloc(32)).update(key).digest();
  return createHmac('sha256', extracted)
    .update(Buffer.concat([Buffer.from(info), Buffer.from([1])]))
    .digest();
}
