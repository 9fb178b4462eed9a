import { createHash } from 'node:crypto';
import { isGuessablePin } from '@site/shared/validation/guessablePin';

const PIN_COUNT = 1_000_000;

let hashes: ReadonlySet<string> | undefined;

/** Returns true for the MD5 hash of an easily guessed withdrawal password. The platform never receives the digits. */
export function isGuessablePinHash(md5: string): boolean {
  hashes ??= hashGuessablePins();
  return hashes.has(md5);
}

function hashGuessablePins(): ReadonlySet<string> {
  const pins = Array.from({ length: PIN_COUNT }, (_, number) => String(number).padStart(6, '0')).filter(isGuessablePin);
  return new Set(pins.map((pin) => createHash('md5').update(pin).digest('hex')));
}
