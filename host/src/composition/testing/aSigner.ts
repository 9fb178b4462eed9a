import { generateKeyPairSync, sign } from 'node:crypto';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { joinSignedManifest, keyIdOf, type SignedPurpose } from '@site/shared/deployment/signedManifest';

export interface Signer {
  readonly publicKey: string;
  /** Signs a manifest as operations would, and returns the text. */
  readonly sign: (manifest: DeploymentManifest | object, purpose?: SignedPurpose) => string;
}

export function aSigner(): Signer {
  const { privateKey, publicKey: half } = generateKeyPairSync('ed25519');
  const publicKey = Buffer.from(half.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
  return {
    publicKey,
    sign: (manifest, purpose) => joinSignedManifest(manifest, keyIdOf(publicKey), (signed) => sign(null, signed, privateKey), purpose),
  };
}
