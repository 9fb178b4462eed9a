import type { IdentityNeed } from '@site/shared/identity';

/**
 * The member's own data. The platform sends phone, e-mail and name masked; the full values reach this device only on the member's request.
 * Implements R-PROFILE-06 to R-PROFILE-10, R-PROFILE-12, R-PROFILE-13.
 */
export interface Profile {
  readonly userId: string;
  readonly name: string;
  /** What others see the member by; empty: none is chosen yet. `undefined`: the platform does not say. */
  readonly nickname: string | undefined;
  readonly vipLevel: number;
  /** What the picture of the member is drawn from. */
  readonly avatar: string;
  /** `undefined`: none is bound. */
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly realName: string | undefined;
  readonly gender: 'male' | 'female' | undefined;
  /** A day, such as `1994-06-12`. */
  readonly birthday: string | undefined;
  readonly registerDate: string;
  /** Why the member may not use real money; `undefined`: no reason. */
  readonly identity: IdentityNeed | undefined;
  readonly hasSecondPassword: boolean;
  /** The masked values in full, encrypted for this member; only the platform can decrypt them. */
  readonly sealed: Readonly<Partial<Record<SealedField, string>>>;
}

/** The fields that are masked and can be revealed. */
export type SealedField = 'phone' | 'email' | 'realName';

/** Whether the basic form asks for the birthday: where the site asks who the member is, the birthday is part of that. */
export function asksBirthday({ birthday, identity }: Profile): boolean {
  return birthday === undefined && identity?.status !== 'missing';
}
