import { md5Hash } from '@site/shared/crypto';
import type { OwnerProof } from './bindingForms';

export function proofToWire({ by, text }: OwnerProof): { readonly password: string } | { readonly ownCode: string } {
  return by === 'password' ? { password: md5Hash(text) } : { ownCode: text };
}
