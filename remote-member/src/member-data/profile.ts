import type { IdentityNeed } from '@site/shared/identity';

/**
 * Profile of the member. The platform masks phone, e-mail and name; this device gets the full values only on the
 * member's request. Implements R-PROFILE-06 to R-PROFILE-10, R-PROFILE-12, R-PROFILE-13.
 */
export interface Profile {
  readonly userId: string;
  readonly name: string;
  /** Name that others see; empty when none is chosen yet, `undefined` when the platform does not send it. */
  readonly nickname: string | undefined;
  readonly vipLevel: number;
  /** Seed from which the avatar is drawn. */
  readonly avatar: string;
  /** `undefined` when none is bound. */
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly realName: string | undefined;
  readonly gender: 'male' | 'female' | undefined;
  /** Date such as `1994-06-12`. */
  readonly birthday: string | undefined;
  readonly registerDate: string;
  /** Reason why the member may not use real money; `undefined` if there is none. */
  readonly identity: IdentityNeed | undefined;
  readonly hasSecondPassword: boolean;
  /** Full values of the masked fields, encrypted for this member; only the platform can decrypt them. */
  readonly sealed: Readonly<Partial<Record<SealedField, string>>>;
}

export type SealedField = 'phone' | 'email' | 'realName';

/**
 * Returns true when the basic form asks for the birthday. If the site requires an identity, the identity form asks for
 * it instead.
 */
export function asksBirthday({ birthday, identity }: Profile): boolean {
  return birthday === undefined && identity?.status !== 'missing';
}
