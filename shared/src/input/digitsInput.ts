import { insertionOf, isOneKey, refuse, refuseKey, type InputKind, type InputReason, type Reading } from './inputKind';
import { stripHidden, toHalfWidth } from '@site/shared/input/plainText';

/** Separators that people write between the digits of a code, a card or a phone. */
const SEPARATORS = /[\s\-.()·]/g;

/**
 * Reads a code of digits, such as one sent by message. If a pasted sentence contains one such code, the code is taken.
 *
 * @param length number of digits
 * @param max maximum number of digits accepted
 */
export function codeInput(length: number, max = length): InputKind {
  return (typed, before) => {
    const plain = toHalfWidth(stripHidden(typed));
    const codes = (plain.match(/\d+/g) ?? []).filter((run) => run.length === length);
    const [code] = codes;
    const isSentence = codes.length === 1 && /[^\d\s]/.test(plain) && insertionOf(typed, before).inserted.length > 1;
    return code !== undefined && isSentence ? { text: code } : readDigits(plain, before, max, 'digits', typed);
  };
}

const CARD_MAX_DIGITS = 19;

/** Reads the number of a bank card, in groups of four. */
export const cardInput: InputKind = (typed, before) => {
  const { text, ...rest } = readDigits(typed, before, CARD_MAX_DIGITS, 'card');
  return { text: text.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 '), ...rest };
};

/**
 * Reads a phone number without its country code, which may be typed before it: `+86 138 0000 1234`, `0086…` or `86…`.
 *
 * @param areaCode digits of the chosen country's code
 * @param max maximum number of digits in a number
 */
export function phoneInput(areaCode: string, max: number): InputKind {
  return (typed, before) => {
    const plain = toHalfWidth(stripHidden(typed)).replace(SEPARATORS, '');
    if (/^\+\d/.test(plain) && !isOneKey(typed, before)) {
      const isOfCountry = plain.startsWith(`+${areaCode}`);
      return isOfCountry ? readDigits(plain.slice(areaCode.length + 1), before, max, 'phone', typed) : refuse('country', typed);
    }
    // If it is typed key by key or without `+`, a country code is recognized by the length of the whole text.
    const digits = plain.replace(/^\+/, '');
    const national = digits.length > max ? digits.replace(new RegExp(`^(?:00)?${areaCode}`), '') : digits;
    return readDigits(national, before, max, 'phone', typed);
  };
}

function readDigits(text: string, before: string, max: number, reason: InputReason, typed = text): Reading {
  const digits = toHalfWidth(stripHidden(text)).replace(SEPARATORS, '');
  if (/^\d*$/.test(digits) && digits.length <= max) return { text: digits };
  return isOneKey(typed, before) ? refuseKey(reason, typed, before) : refuse(reason, typed);
}
