import { assertNever } from '@site/shared/assert';
import { isEmail, isPhoneOf, type PhoneCountry } from '@site/shared/validation';

export type ContactKind = 'phone' | 'email';

/** Country whose phones can be bound, with its name in the player's language. */
export interface Country extends PhoneCountry {
  readonly name: string;
}

/** Contact to bind: a phone number with its country, or an e-mail address. */
export type Contact =
  | { readonly kind: 'phone'; readonly country: PhoneCountry; readonly number: string }
  | { readonly kind: 'email'; readonly address: string };

export interface OwnContact {
  readonly kind: ContactKind;
  /** Masked value as the platform sends it. */
  readonly shown: string;
}

/** Returns the bound contacts to which codes can be sent. */
export function ownContacts({
  phone,
  email,
}: {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}): readonly OwnContact[] {
  return [
    ...(phone === undefined ? [] : [{ kind: 'phone', shown: phone } as const]),
    ...(email === undefined ? [] : [{ kind: 'email', shown: email } as const]),
  ];
}

/** Returns true when the contact is complete enough to send a code to it. */
export function isContact(contact: Contact): boolean {
  switch (contact.kind) {
    case 'phone':
      return isPhoneOf(contact.country, contact.number);
    case 'email':
      return isEmail(contact.address.trim());
    default:
      return assertNever(contact);
  }
}

/**
 * Returns the contact as the platform expects it: the digits of country code and number, or the address.
 *
 * @example contactTarget({ kind: 'phone', country: DEFAULT_COUNTRY, number: '13800001111' }) // '8613800001111'
 */
export function contactTarget(contact: Contact): string {
  return contact.kind === 'phone' ? `${contact.country.areaCode}${contact.number}` : contact.address.trim();
}
