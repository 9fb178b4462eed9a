import { amountInput } from '@site/shared/input';

export type StakeKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '000' | '.' | 'backspace' | 'clear';

/** Returns the stake text after a keypad key, parsed as if it had been typed into the field. */
export function pressStakeKey(text: string, key: StakeKey): string {
  if (key === 'clear') return '';
  if (key === 'backspace') return text.slice(0, -1);
  const pressed = `${text}${key}`.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  return amountInput(pressed, text).text;
}
