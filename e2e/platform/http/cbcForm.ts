import { SAFE } from '@site/shared/wire/security';
import { createSafeCipher } from './safeCipher';
import type { SafeForm } from './safeForm';

/**
 * Creates the form defined in the specification's safe switch. It hides a call, but does not authenticate it. @param
 * key 64 hexadecimal digits
 */
export function createCbcForm(key: string): SafeForm {
  const cipher = createSafeCipher(key);
  return {
    open({ sealed, headers }) {
      const target = headers[SAFE.header] === SAFE.on ? cipher.open(sealed) : null;
      return target === null ? null : { target, form: 'cbc', nonce: null, openBody: cipher.open, sealAnswer: cipher.seal };
    },
  };
}
