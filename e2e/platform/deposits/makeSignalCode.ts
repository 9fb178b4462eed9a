import { randomInt } from 'node:crypto';

/** Without letters and figures that are taken for each other. */
const SIGNAL_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const SIGNAL_LENGTH = 6;

/** What the payer puts into the note. */
export function makeSignalCode(): string {
  return Array.from({ length: SIGNAL_LENGTH }, () => SIGNAL_LETTERS[randomInt(SIGNAL_LETTERS.length)]).join('');
}
