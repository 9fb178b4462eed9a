import { isRegisterPassword } from '@site/shared/validation';
import { isGuessablePin } from '@site/shared/validation/guessablePin';
import { isContact, type Contact } from './contact';

/** Digits of a verification code, and of the second password. */
export const CODE_LENGTH = 6;
export const PIN_LENGTH = 6;

/** The errors of a form by field. Each has its text under `binding.error`. */
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

export interface ContactValues {
  readonly contact: Contact;
  readonly code: string;
  /** The login password: required to replace a contact that is already bound. */
  readonly password: string;
}

export function checkContact({ contact, code, password }: ContactValues, isChange: boolean): FormErrors<'contact' | 'code' | 'password'> {
  return {
    ...(isContact(contact) ? {} : { contact: contact.kind === 'phone' ? 'phone_format' : 'email_format' }),
    ...(isCode(code) ? {} : { code: 'code_format' }),
    ...(isChange && password === '' ? { password: 'password_required' } : {}),
  };
}

export interface LoginPasswordValues {
  readonly oldPassword: string;
  readonly password: string;
  readonly repeat: string;
}

/**
 * The new password follows the rule of registration (decision 20).
 *
 * @param isCommon whether it is one of the most used
 */
export function checkLoginPassword(
  { oldPassword, password, repeat }: LoginPasswordValues,
  isCommon: (password: string) => boolean,
): FormErrors<keyof LoginPasswordValues> {
  return {
    ...(oldPassword === '' ? { oldPassword: 'password_required' } : {}),
    ...(isCommon(password) ? { password: 'password_common' } : {}),
    ...(isRegisterPassword(password) ? {} : { password: 'password_format' }),
    ...checkRepeat(repeat, password, 'passwords_differ'),
  };
}

export interface PinValues {
  readonly pin: string;
  readonly repeat: string;
  /** The login password for the first PIN, a code to the bound phone to reset it. */
  readonly proof: { readonly by: 'password' | 'code'; readonly text: string };
}

export function checkPin({ pin, repeat, proof }: PinValues): FormErrors<keyof PinValues> {
  const isProof = proof.by === 'code' ? isCode(proof.text) : proof.text !== '';
  return {
    ...(isPin(pin) ? {} : { pin: 'pin_format' }),
    ...(isPin(pin) && isGuessablePin(pin) ? { pin: 'pin_guessable' } : {}),
    ...checkRepeat(repeat, pin, 'pins_differ'),
    ...(isProof ? {} : { proof: proof.by === 'code' ? 'code_format' : 'password_required' }),
  };
}

export function hasNoErrors(errors: FormErrors<string>): boolean {
  return Object.keys(errors).length === 0;
}

/** Six digits. */
export function isPin(text: string): boolean {
  return text.length === PIN_LENGTH && /^\d+$/.test(text);
}

function checkRepeat(repeat: string, text: string, difference: BindingError): FormErrors<'repeat'> {
  if (repeat === '') return { repeat: 'repeat_required' };
  return repeat === text ? {} : { repeat: difference };
}

function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && /^\d+$/.test(text);
}
