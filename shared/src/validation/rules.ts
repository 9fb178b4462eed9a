/** Keys of the shared texts that describe errors. */
export type ValidationKey = `validation.${ValidationMessage}`;

/** Messages of forms. Their texts are in the namespace of `@site/shared/i18n`. */
type ValidationMessage =
  | 'username_required'
  | 'username_format'
  | 'password_required'
  | 'password_format'
  | 'password_common'
  | 'passwords_differ'
  | 'agreement_required'
  | 'amount_required'
  | 'amount_format'
  | 'real_name_characters'
  | 'real_name_format'
  | 'recovery_username_required'
  | 'phone_format'
  | 'email_required'
  | 'email_format'
  | 'code_required'
  | 'new_password_required'
  | 'new_passwords_differ';

/** A condition, and the message if it is not met. `values` are the values of the whole form. */
export interface Rule<Values> {
  readonly holds: (values: Values) => boolean;
  readonly message: ValidationKey;
}

/** Rules of a form as data: per field, in the order in which they are checked. */
export type FormRules<Values> = { readonly [Field in keyof Values]?: readonly Rule<Values>[] };

export interface FieldError<Values> {
  readonly field: keyof Values;
  readonly message: ValidationKey;
}

/**
 * Returns the errors of a form: for each field the first rule that is not met, in the order of the rules. The same list
 * disables the button, appears below the fields and is used by tests.
 */
export function findErrors<Values>(rules: FormRules<Values>, values: Values): readonly FieldError<Values>[] {
  return (Object.keys(rules) as (keyof Values)[]).flatMap((field) => {
    const broken = rules[field]?.find((rule) => !rule.holds(values));
    return broken ? [{ field, message: broken.message }] : [];
  });
}

/**
 * Adds a rule against common passwords to the rules of a form that sets a password.
 *
 * @param isCommon from `createCommonPasswords`
 */
export function refusingCommon<Values extends { readonly password: string }>(
  rules: FormRules<Values>,
  isCommon: (password: string) => boolean,
): FormRules<Values> {
  const isUncommon: Rule<Values> = { holds: ({ password }) => !isCommon(password), message: 'validation.password_common' };
  return { ...rules, password: [...(rules.password ?? []), isUncommon] };
}

/** Returns the message of one field, if any. */
export function errorOf<Values>(errors: readonly FieldError<Values>[], field: keyof Values): ValidationKey | undefined {
  return errors.find((error) => error.field === field)?.message;
}
