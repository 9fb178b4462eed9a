import { checkBirthday, isRealName, type BirthdayError } from '../validation';

/** Why a member may not use real money: facts that are not stated yet, or an age under 18. */
export type IdentityNeed = MissingIdentity | { readonly status: 'under-age'; readonly birthday: string };

/** At least one of the two is asked for. */
export interface MissingIdentity {
  readonly status: 'missing';
  readonly asksName: boolean;
  readonly asksBirthday: boolean;
}

/** What a member states, once. Only what is asked for. */
export interface IdentityFacts {
  readonly realName?: string;
  /** A day, such as `1994-06-12`. */
  readonly birthday?: string;
}

/** As typed; of what is not asked for, empty. */
export interface IdentityValues {
  readonly name: string;
  readonly birthday: string;
}

export interface IdentityErrors {
  readonly name: 'validation.real_name_format' | undefined;
  /** `under_age` is shown, and can be sent all the same: the platform refuses the member who states it. */
  readonly birthday: BirthdayError | undefined;
}

export function checkIdentity(need: MissingIdentity, { name, birthday }: IdentityValues, today: string): IdentityErrors {
  return {
    name: need.asksName && !isRealName(name.trim()) ? 'validation.real_name_format' : undefined,
    birthday: need.asksBirthday ? checkBirthday(birthday, today) : undefined,
  };
}

/** Whether the values can be stated. */
export function canState({ name, birthday }: IdentityErrors): boolean {
  return name === undefined && (birthday === undefined || birthday === 'under_age');
}

export function factsOf(need: MissingIdentity, { name, birthday }: IdentityValues): IdentityFacts {
  return { ...(need.asksName && { realName: name.trim() }), ...(need.asksBirthday && { birthday }) };
}
