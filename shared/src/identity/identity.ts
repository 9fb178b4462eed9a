import { checkBirthday, isRealName, type BirthdayError } from '../validation';

/** Reason why a member may not use real money: missing data, or an age under 18. */
export type IdentityNeed = MissingIdentity | { readonly status: 'under-age'; readonly birthday: string };

/** Missing data; at least one of the two flags is set. */
export interface MissingIdentity {
  readonly status: 'missing';
  readonly asksName: boolean;
  readonly asksBirthday: boolean;
}

/** Data that a member submits once; only the requested fields. */
export interface IdentityFacts {
  readonly realName?: string;
  /** A day, such as `1994-06-12`. */
  readonly birthday?: string;
}

/** Field values as typed; empty for fields that are not requested. */
export interface IdentityValues {
  readonly name: string;
  readonly birthday: string;
}

export interface IdentityErrors {
  readonly name: 'validation.real_name_format' | undefined;
  /** `under_age` is shown but does not prevent submitting; the platform then blocks the member. */
  readonly birthday: BirthdayError | undefined;
}

export function checkIdentity(need: MissingIdentity, { name, birthday }: IdentityValues, today: string): IdentityErrors {
  return {
    name: need.asksName && !isRealName(name.trim()) ? 'validation.real_name_format' : undefined,
    birthday: need.asksBirthday ? checkBirthday(birthday, today) : undefined,
  };
}

export function canState({ name, birthday }: IdentityErrors): boolean {
  return name === undefined && (birthday === undefined || birthday === 'under_age');
}

export function factsOf(need: MissingIdentity, { name, birthday }: IdentityValues): IdentityFacts {
  return { ...(need.asksName && { realName: name.trim() }), ...(need.asksBirthday && { birthday }) };
}
