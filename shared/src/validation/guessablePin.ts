import { COMMON_PINS } from './commonPins.computed';

const LISTED: ReadonlySet<string> = new Set(COMMON_PINS);

/**
 * Whether a second password of six digits is among the first that someone would try: digits or halves that repeat, steps up or down (round
 * the end as well), a day such as a birthday, or one of the common passwords. The form and the platform share this rule.
 *
 * @example isGuessablePin('123456') // true; isGuessablePin('900101') // true; isGuessablePin('273918') // false
 */
export function isGuessablePin(pin: string): boolean {
  return isRepeated(pin) || isSequence(pin) || isDay(pin) || LISTED.has(pin);
}

/** `888888`, `121212`, `520520`. */
function isRepeated(pin: string): boolean {
  return /^(\d{1,3})\1+$/.test(pin);
}

/** Every digit follows the one before by the same step: `456789`, `987654`, `890123`, `135791`. */
function isSequence(pin: string): boolean {
  const step = stepBefore(pin, 1);
  for (let index = 2; index < pin.length; index += 1) if (stepBefore(pin, index) !== step) return false;
  return true;
}

/** From the digit before to this one, round the end: 0 to 9. */
function stepBefore(pin: string, index: number): number {
  return (pin.charCodeAt(index) - pin.charCodeAt(index - 1) + 10) % 10;
}

/** Year, month and day, or year and month: `900101`, `199001`. */
function isDay(pin: string): boolean {
  return /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(pin) || /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])$/.test(pin);
}
