import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { MemberId } from '../kernel';
import { PlatformError } from '../kernel';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts values that the site shows masked. The encrypted value is sent next to the masked one, and only its member
 * can request the full value.
 *
 *     info.sealed = { phone: secrets.seal(member.id, '13800001111') };
 */
export interface MemberSecrets {
  /** Returns text that is safe in JSON and URLs; different each time. */
  seal(memberId: MemberId, value: string): string;
  /** @throws PlatformError 6007 for a text that was not sealed for this member */
  open(memberId: MemberId, sealed: string): string;
}

/**
 * Encrypts with AES-256-GCM, bound to the member, so another member's value cannot be opened. Values sealed with an
 * earlier key are replaced with the next answer.
 */
export function createMemberSecrets(key: Buffer): MemberSecrets {
  return {
    seal(memberId, value) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(ownerOf(memberId));
      const ciphertext = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url');
    },
    open(memberId, sealed) {
      try {
        const all = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
          .setAAD(ownerOf(memberId))
          .setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(all.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        // The text is too short, was changed, or was sealed with an earlier key or for another member.
        throw new PlatformError(RESPONSE_CODES.invalidParameter);
      }
    },
  };
}

function ownerOf(memberId: MemberId): Buffer {
  return Buffer.from(`member:${memberId}`);
}
