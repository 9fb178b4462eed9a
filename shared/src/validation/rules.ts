import type texts from '../i18n/locales/zh-CN/shared.json';

/** Keys of the shared texts that say what is wrong. */
export type ValidationKey = `validation.${keyof typeof texts.validation}`;

/** One thing that must hold, and what to say where it does not. `values` are those of the whole form. */
export interface Rule<Values> {
  readonly holds: (values: Values) => boolean;
  readonly message: ValidationKey;
}

/** The rules of a form as data: per field, in the order in which they are shown. */
export type FormRules<Values> = { readonly [Field in keyof Values]?: readonly Rule<Values>[] };

export interface FieldError<Values> {
  readonly field: keyof Values;
  readonly message: ValidationKey;
}

/**
 * What is wrong with a form: of each field the first rule that does not hold, in the order of the rules. The same list disables the
 * button, is shown under the fields and is what tests check.
 */
export function findErrors<Values>(rules: FormRules<Values>, values: Values): readonly FieldError<Values>[] {
  return (Object.keys(rules) as (keyof Values)[]).flatMap((field) => {
    const broken = rules[field]?.find((rule) => !rule.holds(values));
    return broken ? [{ field, message: broken.message }] : [];
  });
}

/**
 * The same rules of a form that sets a password, which refuse one of the most used too.
 *
 * @param isCommon of `createCommonPasswords`
 */
export function refusingCommon<Values extends { readonly password: string }>(
  rules: FormRules<Values>,
  isCommon: (password: string) => boolean,
): FormRules<Values> {
  const isUncommon: Rule<Values> = { holds: ({ password }) => !isCommon(password), message: 'validation.password_common' };
  return { ...rules, password: [...(rules.password ?? []), isUncommon] };
}

/** The message under one field, if any. */
export function errorOf<Values>(errors: readonly FieldError<Values>[], field: keyof Values): ValidationKey | undefined {
  return errors.find((error) => error.field === field)?.message;
}
