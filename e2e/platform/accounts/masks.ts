import type { PayoutAccount } from '../kernel';
import { maskEmail } from '../members/masks';

/** Masks a number: the member recognizes it, but no one can use it. */
export function maskNumber(kind: PayoutAccount['kind'], number: string): string {
  switch (kind) {
    case 'bank':
      return `**** **** **** ${number.slice(-4)}`;
    case 'virtual':
      return `${number.slice(0, 6)}****${number.slice(-6)}`;
    case 'alipay':
      return number.includes('@') ? maskEmail(number) : `${number.slice(0, 3)}****${number.slice(-4)}`;
  }
}
