import { assertNever } from '@site/shared/assert';
import { isEmail, isPhoneOf, type PhoneCountry } from '@site/shared/validation';

export type ContactKind = 'phone' | 'email';

/** A country whose phones can be bound, with its name in the player's language. */
export interface Country extends PhoneCountry {
  readonly name: string;
}

/** A contact to be bound: a phone number with its country, or an e-mail address. */
export type Contact =
  | { readonly kind: 'phone'; readonly country: PhoneCountry; readonly number: string }
  | { readonly kind: 'email'; readonly address: string };

/** A contact that is bound already, where codes to the owner go. */
export interface OwnContact {
  readonly kind: ContactKind;
  /** Masked, as the platform sends it. */
  readonly shown: string;
}

/** Where codes can go of what is bound. */
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

/** Whether a code can be sent there. */
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
 * The contact as the platform expects it: digits of the country code and number, or the address.
 *
 * @example contactTarget({ kind: 'phone', country: DEFAULT_COUNTRY, number: '13800001111' }) // '8613800001111'
 */
export function contactTarget(contact: Contact): string {
  return contact.kind === 'phone' ? `${contact.country.areaCode}${contact.number}` : contact.address.trim();
}
