import { fromHex, keyIdOf, splitSignedManifest, type SignedPurpose } from '@site/shared/deployment/signedManifest';
import type { ManifestTrust } from '@site/shared/deployment/manifestTrust';

/** Reason why the signature of a manifest is rejected. */
export type SignatureProblem =
  | { readonly why: 'not-signed' }
  /** The page was not served with this key. */
  | { readonly why: 'unknown-key'; readonly keyId: string }
  | { readonly why: 'wrong-signature'; readonly keyId: string }
  /** The page was served without trusted keys. */
  | { readonly why: 'no-keys' }
  /** The verifying code could not be loaded. */
  | { readonly why: 'not-verified'; readonly cause: unknown };

export type VerifiedText = { readonly ok: true; readonly json: string } | { readonly ok: false; readonly problem: SignatureProblem };

/** Verifies the text of a manifest and returns exactly the signed part. Never throws. */
export type VerifyManifest = (text: string, purpose?: SignedPurpose) => Promise<VerifiedText>;

type Bytes = Uint8Array<ArrayBuffer>;
type VerifySignature = (key: string, signature: Bytes, signed: Bytes) => Promise<boolean>;

export interface VerifierOptions {
  readonly trust: ManifestTrust | undefined;
  /** Absent when the page is not a secure context. */
  readonly subtle: SubtleCrypto | undefined;
}

const ALGORITHM = 'Ed25519';

/**
 * Verifies with the browser's own Ed25519. Loads a library instead in browsers from before 2025, and on pages served
 * without https. Decides this at once, while the manifest is loading.
 */
export function createManifestVerifier({ trust, subtle }: VerifierOptions): VerifyManifest {
  if (trust === undefined || trust.keys.length === 0) return () => Promise.resolve({ ok: false, problem: { why: 'no-keys' } });
  const { keys } = trust;
  const verifySignature = openVerifier(keys, subtle);
  // The error is handled where the promise is awaited.
  verifySignature.catch(() => undefined);
  return async (text, purpose) => {
    const parts = splitSignedManifest(text, purpose);
    if (parts === undefined) return { ok: false, problem: { why: 'not-signed' } };
    const { keyId, signature, signed, json } = parts;
    const key = keys.find((each) => keyIdOf(each) === keyId);
    if (key === undefined) return { ok: false, problem: { why: 'unknown-key', keyId } };
    try {
      const isRight = await (await verifySignature)(key, signature, signed);
      return isRight ? { ok: true, json } : { ok: false, problem: { why: 'wrong-signature', keyId } };
    } catch (cause) {
      return { ok: false, problem: { why: 'not-verified', cause } };
    }
  };
}

async function openVerifier(keys: readonly string[], subtle: SubtleCrypto | undefined): Promise<VerifySignature> {
  if (subtle === undefined) return loadLibrary();
  try {
    const imported = await Promise.all(
      keys.map(async (key) => [key, await subtle.importKey('raw', fromHex(key), ALGORITHM, false, ['verify'])] as const),
    );
    const byKey = new Map(imported);
    return async (key, signature, signed) => {
      const own = byKey.get(key);
      return own !== undefined && subtle.verify(ALGORITHM, own, signature, signed);
    };
  } catch {
    return loadLibrary();
  }
}

async function loadLibrary(): Promise<VerifySignature> {
  const { verifySignature } = await import('./verifyByLibrary');
  return (key, signature, signed) => Promise.resolve(verifySignature(fromHex(key), signature, signed));
}
