import { COMMON_PINS } from './commonPins.computed';

const LISTED: ReadonlySet<string> = new Set(COMMON_PINS);

/**
 * Returns whether a six-digit withdrawal password is easy to guess: repeated digits or groups, steps up or down (also
 * from 9 to 0), a day such as a birthday, or a common password. The form and the platform share this rule.
 *
 * @example isGuessablePin('123456') // true; isGuessablePin('900101') // true; isGuessablePin('273918') // false
 */
export function isGuessablePin(pin: string): boolean {
  return isRepeated(pin) || isSequence(pin) || isDay(pin) || LISTED.has(pin);
}

/** Matches `888888`, `121212`, `520520`. */
function isRepeated(pin: string): boolean {
  return /^(\d{1,3})\1+$/.test(pin);
}

/**
 * Returns whether every digit differs from the previous one by the same step: `456789`, `987654`, `890123`, `135791`.
 */
function isSequence(pin: string): boolean {
  const step = stepBefore(pin, 1);
  for (let index = 2; index < pin.length; index += 1) if (stepBefore(pin, index) !== step) return false;
  return true;
}

/** Returns the step from the previous digit, modulo 10. */
function stepBefore(pin: string, index: number): number {
  return (pin.charCodeAt(index) - pin.charCodeAt(index - 1) + 10) % 10;
}

/** Matches year, month and day, or year and month: `900101`, `199001`. */
function isDay(pin: string): boolean {
  return /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(pin) || /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])$/.test(pin);
}
