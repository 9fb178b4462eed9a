import { isRegisterPassword } from '@site/shared/validation';
import { isGuessablePin } from '@site/shared/validation/guessablePin';
import { isContact, type Contact, type ContactKind } from './contact';

/** Number of digits of a verification code, and of the second password. */
export const CODE_LENGTH = 6;
export const PIN_LENGTH = 6;

/** Errors of a form by field. Their texts are under `binding.error`. */
export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, BindingError>>>;

export type BindingError =
  | 'phone_format'
  | 'email_format'
  | 'code_format'
  | 'password_required'
  | 'password_format'
  | 'password_common'
  | 'passwords_differ'
  | 'repeat_required'
  | 'pin_format'
  | 'pin_guessable'
  | 'pins_differ';

/** Proof that the change comes from the account's owner: the login password, or a code sent to a bound contact. */
export interface OwnerProof {
  readonly by: 'password' | ContactKind;
  readonly text: string;
}

export const NO_PROOF: OwnerProof = { by: 'password', text: '' };

/** Returns why a proof cannot be sent; `undefined` when it can. */
export function checkProof({ by, text }: OwnerProof): BindingError | undefined {
  if (by !== 'password') return isCode(text) ? undefined : 'code_format';
  return text === '' ? 'password_required' : undefined;
}

export interface ContactValues {
  readonly contact: Contact;
  readonly code: string;
  readonly proof: OwnerProof;
}

export function checkContact({ contact, code, proof }: ContactValues): FormErrors<keyof ContactValues> {
  return {
    ...(isContact(contact) ? {} : { contact: contact.kind === 'phone' ? 'phone_format' : 'email_format' }),
    ...(isCode(code) ? {} : { code: 'code_format' }),
    ...errorOfProof(proof),
  };
}

export interface LoginPasswordValues {
  /** Old password or a code. */
  readonly proof: OwnerProof;
  readonly password: string;
  readonly repeat: string;
}

/**
 * Checks the form. The new password follows the rule of registration (decision 20).
 *
 * @param isCommon true when the password is one of the most used
 */
export function checkLoginPassword(
  { proof, password, repeat }: LoginPasswordValues,
  isCommon: (password: string) => boolean,
): FormErrors<keyof LoginPasswordValues> {
  return {
    ...errorOfProof(proof),
    ...(isCommon(password) ? { password: 'password_common' } : {}),
    ...(isRegisterPassword(password) ? {} : { password: 'password_format' }),
    ...checkRepeat(repeat, password, 'passwords_differ'),
  };
}

export interface PinValues {
  readonly pin: string;
  readonly repeat: string;
  /** Login password to set the first PIN, or a code sent to the bound phone to reset it. */
  readonly proof: OwnerProof;
}

export function checkPin({ pin, repeat, proof }: PinValues): FormErrors<keyof PinValues> {
  return {
    ...(isPin(pin) ? {} : { pin: 'pin_format' }),
    ...(isPin(pin) && isGuessablePin(pin) ? { pin: 'pin_guessable' } : {}),
    ...checkRepeat(repeat, pin, 'pins_differ'),
    ...errorOfProof(proof),
  };
}

export function hasNoErrors(errors: FormErrors<string>): boolean {
  return Object.keys(errors).length === 0;
}

export function isPin(text: string): boolean {
  return text.length === PIN_LENGTH && /^\d+$/.test(text);
}

function errorOfProof(proof: OwnerProof): FormErrors<'proof'> {
  const error = checkProof(proof);
  return error === undefined ? {} : { proof: error };
}

function checkRepeat(repeat: string, text: string, difference: BindingError): FormErrors<'repeat'> {
  if (repeat === '') return { repeat: 'repeat_required' };
  return repeat === text ? {} : { repeat: difference };
}

function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && /^\d+$/.test(text);
}
