import { isOneKey, refuse, type InputKind, type InputReason, type Reading } from './inputKind';
import { stripHidden, toHalfWidth } from './plainText';

/** What people write between the digits of a code, a card or a phone. */
const SEPARATORS = /[\s\-.()·]/g;

/**
 * A code of digits, such as one that came by message. A pasted sentence that contains one such code gives the code.
 *
 * @param length the most digits it has
 */
export function codeInput(length: number): InputKind {
  return (typed, before) => {
    const runs = toHalfWidth(typed).match(/\d+/g) ?? [];
    const [code, ...others] = runs.filter((run) => run.length === length);
    const isSentence = code !== undefined && others.length === 0 && /[^\d\s]/.test(typed) && !isOneKey(typed, before);
    return isSentence ? { text: code } : readDigits(typed, before, length, 'digits');
  };
}

const CARD_MAX_DIGITS = 19;

/** The number of a bank card, in groups of four. */
export const cardInput: InputKind = (typed, before) => {
  const { text, ...rest } = readDigits(typed, before, CARD_MAX_DIGITS, 'card');
  return { text: text.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 '), ...rest };
};

/**
 * The number of a phone without its country code, which may be typed before it: `+86 138 0000 1234`, `0086…` or `86…`.
 *
 * @param areaCode of the chosen country, in digits
 * @param max the most digits of a number
 */
export function phoneInput(areaCode: string, max: number): InputKind {
  return (typed, before) => {
    const plain = toHalfWidth(stripHidden(typed)).replace(SEPARATORS, '');
    const foreign = /^(?:\+|00)(?=\d)/.exec(plain);
    if (foreign && !isOneKey(typed, before)) {
      const number = plain.slice(foreign[0].length);
      if (!number.startsWith(areaCode)) return refuse('country', typed, before, false);
      return readDigits(number.slice(areaCode.length), '', max, 'phone', typed);
    }
    const digits = plain.replace(/^\+/, '');
    const isLong = digits.length > max && digits.startsWith(areaCode);
    return readDigits(isLong ? digits.slice(areaCode.length) : digits, before, max, 'phone', typed);
  };
}

function readDigits(text: string, before: string, max: number, reason: InputReason, typed = text): Reading {
  const digits = toHalfWidth(stripHidden(text)).replace(SEPARATORS, '');
  if (!/^\d*$/.test(digits)) return refuse(reason, typed, before, isOneKey(typed, before));
  if (digits.length > max) return refuse(reason, typed, before, isOneKey(typed, before));
  return { text: digits };
}
