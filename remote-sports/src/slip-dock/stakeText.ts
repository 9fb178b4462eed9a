import { AMOUNT_MAX_LENGTH } from '@site/shared/money';

const HALF_TYPED = /^\d*(?:\.\d{0,2})?$/;

/** Whether a text is allowed as a stake: digits with at most two decimals, also while it is being typed. */
export function isStakeText(text: string): boolean {
  return text.length <= AMOUNT_MAX_LENGTH && HALF_TYPED.test(text);
}

/** A key of the slip's keypad. */
export type StakeKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '000' | '.' | 'backspace' | 'clear';

/** The stake after a key of the keypad; a key that is not allowed changes nothing. */
export function pressStakeKey(text: string, key: StakeKey): string {
  if (key === 'clear') return '';
  if (key === 'backspace') return text.slice(0, -1);
  const start = text === '0' && key !== '.' ? '' : text;
  const next = key === '.' && start === '' ? '0.' : `${start}${key}`.replace(/^0+(?=\d)/, '');
  return isStakeText(next) ? next : text;
}
