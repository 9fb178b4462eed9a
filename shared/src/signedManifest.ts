/**
 * The text of a deployment manifest with its signature as the last member:
 *
 *     {"schema":1,…,
 *       "signature": "<id of the key> <Ed25519 in hex>"
 *     }
 *
 * What is signed is the exact text before that member, so that nothing has to be written the same way twice, and a reader that knows no signatures
 * finds every member where it was. All of it in one file: no second request, and no moment at which text and signature are of different revisions.
 */

/** What a signature is about, so that one of our keys never vouches for a text of another kind. */
export type SignedPurpose = 'site-manifest-1' | 'site-preview-1';

const MEMBER = /^,\n {2}"signature": "([0-9a-f]{16}) ([0-9a-f]{128})"\n}\n$/;
const MEMBER_LENGTH = `,\n  "signature": "${'0'.repeat(16)} ${'0'.repeat(128)}"\n}\n`.length;

export interface SignedManifest {
  /** The manifest as JSON: what is signed, closed again. */
  readonly json: string;
  /** What the signature is of. */
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly keyId: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Takes a text apart. Undefined where it does not end in a signature in exactly this form. */
export function splitSignedManifest(text: string, purpose: SignedPurpose = 'site-manifest-1'): SignedManifest | undefined {
  const [, keyId, signature] = MEMBER.exec(text.slice(-MEMBER_LENGTH)) ?? [];
  if (keyId === undefined || signature === undefined) return undefined;
  const before = text.slice(0, -MEMBER_LENGTH);
  return { json: `${before}\n}`, signed: toSigned(before, purpose), keyId, signature: fromHex(signature) };
}

/** The text of a manifest with its signature. */
export function joinSignedManifest(
  manifest: object,
  keyId: string,
  sign: (signed: Uint8Array<ArrayBuffer>) => Uint8Array,
  purpose: SignedPurpose = 'site-manifest-1',
): string {
  const before = JSON.stringify(manifest).slice(0, -'}'.length);
  return `${before},\n  "signature": "${keyId} ${toHex(sign(toSigned(before, purpose)))}"\n}\n`;
}

/** The id of a public key in hex: its beginning, by which a page chooses among those it trusts. */
export function keyIdOf(publicKey: string): string {
  return publicKey.slice(0, 16);
}

/** The bytes of a text of hexadecimal digits, two for each. */
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
