import { randomInt } from 'node:crypto';

/** Letters and digits without lookalikes. */
const SIGNAL_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const SIGNAL_LENGTH = 6;

/** Creates the code that the payer enters in the payment's note. */
export function makeSignalCode(): string {
  return Array.from({ length: SIGNAL_LENGTH }, () => SIGNAL_LETTERS[randomInt(SIGNAL_LETTERS.length)]).join('');
}
