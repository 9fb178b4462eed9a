import { ensureKey, keysFolder, openSigner, signatureFacts, trustedKeys, type SignatureFacts } from '@site/shared/release/signingKeys';
import { Refusal } from './refusal';
import { messageOf } from './systemError';

/** Who signed the text of a manifest that lies there. */
export function signatureOf(file: string, text: string): SignatureFacts {
  return signatureFacts(text, trustedKeys(keysFolder(file)));
}

/** The text of a manifest, signed as pages ask for it. The first manifest of a deployment folder makes its first key. */
export function signManifest(file: string, manifest: object, by: { readonly who: string; readonly now: Date }): string {
  const folder = keysFolder(file);
  try {
    ensureKey(folder, by);
    return openSigner(folder).sign(manifest);
  } catch (error) {
    throw new Refusal('no-signing-key', `${messageOf(error)}; nothing was changed`);
  }
}
