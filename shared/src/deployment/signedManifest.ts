/**
 * The text of a deployment manifest with its signature as the last member:
 *
 *     {"schema":1,…,
 *       "signature": "<id of the key> <Ed25519 in hex>"
 *     }
 *
 * The signature covers the exact text before that member, so that no canonical form is needed, and a reader that
 * ignores signatures still finds every member. Both are in one file: this needs no second request, and text and
 * signature always have the same revision.
 */

/** Purpose of a signature, so that a signature for one kind of text is not valid for another kind. */
export type SignedPurpose = 'site-manifest-1' | 'site-preview-1';

const MEMBER = /^,\n {2}"signature": "([0-9a-f]{16}) ([0-9a-f]{128})"\n}\n$/;
const MEMBER_LENGTH = `,\n  "signature": "${'0'.repeat(16)} ${'0'.repeat(128)}"\n}\n`.length;

export interface SignedManifest {
  /** The manifest as JSON: the signed text with its closing brace. */
  readonly json: string;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly keyId: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Splits a text into manifest and signature. Returns undefined unless it ends in a signature in exactly this form. */
export function splitSignedManifest(text: string, purpose: SignedPurpose = 'site-manifest-1'): SignedManifest | undefined {
  const [, keyId, signature] = MEMBER.exec(text.slice(-MEMBER_LENGTH)) ?? [];
  if (keyId === undefined || signature === undefined) return undefined;
  const before = text.slice(0, -MEMBER_LENGTH);
  return { json: `${before}\n}`, signed: toSigned(before, purpose), keyId, signature: fromHex(signature) };
}

export function joinSignedManifest(
  manifest: object,
  keyId: string,
  sign: (signed: Uint8Array<ArrayBuffer>) => Uint8Array,
  purpose: SignedPurpose = 'site-manifest-1',
): string {
  const before = JSON.stringify(manifest).slice(0, -'}'.length);
  return `${before},\n  "signature": "${keyId} ${toHex(sign(toSigned(before, purpose)))}"\n}\n`;
}

/** Returns the id of a public key in hex: its first digits, by which a page finds the key among the trusted ones. */
export function keyIdOf(publicKey: string): string {
  return publicKey.slice(0, 16);
}

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  return bytes;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toSigned(before: string, purpose: SignedPurpose): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${purpose}\n${before}`);
}
