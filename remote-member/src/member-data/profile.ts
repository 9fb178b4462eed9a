/**
 * The member's own data. Phone, e-mail and name come masked from the platform; the whole reaches this device on the
 * member's own request alone.
 * Implements R-PROFILE-06 to R-PROFILE-10, R-PROFILE-12, R-PROFILE-13.
 */
export interface Profile {
  readonly userId: string;
  readonly name: string;
  readonly vipLevel: number;
  /** `undefined`: none is bound. */
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly realName: string | undefined;
  readonly gender: 'male' | 'female' | undefined;
  /** A day, such as `1994-06-12`. */
  readonly birthday: string | undefined;
  readonly registerDate: string;
  readonly hasSecondPassword: boolean;
  /** What stands masked above, as the platform sealed it for this member; only the platform can open it. */
  readonly sealed: Readonly<Partial<Record<SealedField, string>>>;
}

/** What is masked, and can be shown in full. */
export type SealedField = 'phone' | 'email' | 'realName';
