import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { SAFE } from '@site/shared/wire/security';
import type { SentRequest } from './aNetwork';

/** Call as the platform understood it. */
export interface Understood {
  readonly target: string;
  readonly body: unknown;
  readonly wasSealed: boolean;
}

/**
 * Opens a call as a platform that supports the newer form, and returns how to seal its answer. Uses Node's own ciphers.
 */
export function openByGcm(
  { path, headers, payload }: SentRequest,
  key: string,
  nowMs: number,
): (Understood & { readonly seal: (text: string, status?: number) => string }) | undefined {
  const [, family = '', address] = /^(\/[a-z]+\/api\/v1)\/s\/([\w-]+)$/.exec(path) ?? [];
  const [, time = '', nonce] = /^2 (\d+) ([\w-]{16})$/.exec(headers[SAFE.header] ?? '') ?? [];
  if (address === undefined || nonce === undefined || Math.abs(nowMs - Number(time)) > SAFE.windowMs) return undefined;
  const iv = Buffer.from(nonce, 'base64url');
  const about = ['POST', family, time, nonce, headers['token'] ?? '', headers['idempotencyKey'] ?? ''];
  const target = open(keyFor(key, 'address'), iv, about, Buffer.from(address, 'base64url'));
  const d = 'd' in payload && typeof payload.d === 'string' ? payload.d : '';
  const body = open(keyFor(key, 'body'), iv, [...about, address], Buffer.from(d, 'base64'));
  if (target === undefined || body === undefined) return undefined;
  return {
    target,
    body: body === '' ? undefined : (JSON.parse(body) as unknown),
    wasSealed: true,
    seal(text, status = 200) {
      const own = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(key, 'answer'), own).setAAD(aadOf([String(status), nonce, address]));
      return JSON.stringify({ d: Buffer.concat([own, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64') });
    },
  };
}

function open(key: Buffer, iv: Buffer, about: readonly string[], sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(aadOf(about));
    decipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyFor(key: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), Buffer.alloc(0), `safe-${use}`, 32));
}

function aadOf(about: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(about));
}
