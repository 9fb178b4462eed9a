import { ensureKey, keysFolder, openSigner, signatureFacts, trustedKeys, type SignatureFacts } from '@site/release/signingKeys';
import type { SignedPurpose } from '@site/shared/deployment/signedManifest';
import { Refusal } from './refusal';
import { messageOf } from './systemError';

/** Returns the signature of a manifest file's text. */
export function signatureOf(file: string, text: string): SignatureFacts {
  return signatureFacts(text, trustedKeys(keysFolder(file)));
}

/** Returns the text of a manifest, signed in the form that pages require. */
export function signManifest(file: string, manifest: object, by: { readonly who: string; readonly now: Date }): string {
  return signText(file, manifest, by, 'site-manifest-1');
}

/** Signs for the pages of a deployment folder. The first manifest creates the first key. */
export function signText(file: string, content: object, by: { readonly who: string; readonly now: Date }, purpose: SignedPurpose): string {
  const folder = keysFolder(file);
  try {
    ensureKey(folder, by);
    return openSigner(folder).sign(content, purpose);
  } catch (error) {
    throw new Refusal('no-signing-key', `${messageOf(error)}; nothing was changed`);
  }
}
