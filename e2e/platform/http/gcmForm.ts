import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { HEADERS } from '@site/shared/wire/envelope';
import { SAFE } from '@site/shared/wire/security';
import type { Clock } from '../kernel';
import type { SafeForm } from './safeForm';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Header `safe`: time and nonce. */
const SEALED_AT = new RegExp(`^${SAFE.gcm} (\\d{13}) ([\\w-]{16})$`);

/**
 * Creates the newer form (record 0011). A call is accepted within `SAFE.windowMs` of the platform's clock, and only
 * unchanged: address, body, member and idempotency key belong together.
 *
 * @param key 64 hexadecimal digits, as in the pre-info
 */
export function createGcmForm(key: string, clock: Clock): SafeForm {
  const ofAddress = createGcmCipher(key, 'address');
  const ofBody = createGcmCipher(key, 'body');
  const ofAnswer = createGcmCipher(key, 'answer');

  return {
    open({ prefix, sealed, headers }) {
      const [, time = '', nonce] = SEALED_AT.exec(textOf(headers, SAFE.header)) ?? [];
      if (nonce === undefined || Math.abs(clock.nowMs() - Number(time)) > SAFE.windowMs) return null;
      const iv = Buffer.from(nonce, 'base64url');
      const about = ['POST', prefix.slice(0, -1), time, nonce, textOf(headers, HEADERS.token), textOf(headers, HEADERS.idempotencyKey)];
      const target = ofAddress.open(iv, about, Buffer.from(sealed, 'base64url'));
      if (target === null) return null;
      return {
        target,
        form: 'gcm',
        nonce,
        openBody: (body) => ofBody.open(iv, [...about, sealed], Buffer.from(body, 'base64')),
        sealAnswer(text, status) {
          const own = randomBytes(IV_BYTES);
          return Buffer.concat([own, ofAnswer.seal(own, [String(status), nonce, sealed], text)]).toString('base64');
        },
      };
    },
  };
}

interface GcmCipher {
  /** Returns ciphertext and tag. */
  seal(iv: Buffer, about: readonly string[], text: string): Buffer;
  /** Returns null when it was not sealed for this use with the same `about`. */
  open(iv: Buffer, about: readonly string[], sealed: Buffer): string | null;
}

/** Creates a cipher. Each use has its own key, so that nothing sealed for one use is accepted for another. */
function createGcmCipher(key: string, use: 'address' | 'body' | 'answer'): GcmCipher {
  const own = Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), Buffer.alloc(0), `safe-${use}`, 32));
  const aadOf = (about: readonly string[]): Buffer => Buffer.from(JSON.stringify(about), 'utf8');
  return {
    seal(iv, about, text) {
      const cipher = createCipheriv(ALGORITHM, own, iv, { authTagLength: TAG_BYTES }).setAAD(aadOf(about));
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(iv, about, sealed) {
      try {
        const end = sealed.length - TAG_BYTES;
        const decipher = createDecipheriv(ALGORITHM, own, iv, { authTagLength: TAG_BYTES }).setAAD(aadOf(about));
        decipher.setAuthTag(sealed.subarray(Math.max(end, 0)));
        return Buffer.concat([decipher.update(sealed.subarray(0, Math.max(end, 0))), decipher.final()]).toString('utf8');
      } catch {
        // The text is too short, altered, or sealed in another way.
        return null;
      }
    },
  };
}

function textOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
}
