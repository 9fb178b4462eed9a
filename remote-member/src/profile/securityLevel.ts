import type { Profile } from '../member-data/profile';

/** What makes an account safer, in the order it is asked for. */
export const SECURITY_ITEMS = ['realName', 'phone', 'email', 'bankCard', 'secondPassword'] as const;
export type SecurityItem = (typeof SECURITY_ITEMS)[number];

export interface SecurityFacts {
  readonly profile: Profile;
  /** `undefined` as long as the cards are not known: then they are not counted. */
  readonly hasBankCard: boolean | undefined;
  /** Whether the site asks for a second password at all (flag `withdrawPassword`). */
  readonly asksSecondPassword: boolean;
}

export interface Security {
  readonly level: 'low' | 'medium' | 'high';
  /** 0 to 100, whole. */
  readonly percent: number;
  readonly missing: readonly SecurityItem[];
}

/**
 * How well an account is secured: an equal share for each thing that counts; high from three quarters on, low below two fifths. Implements
 * R-PROFILE-05.
 */
export function securityOf(facts: SecurityFacts): Security {
  const counted = SECURITY_ITEMS.filter((item) => hasItem(facts, item) !== undefined);
  const missing = counted.filter((item) => hasItem(facts, item) === false);
  const percent = Math.round(((counted.length - missing.length) / counted.length) * 100);
  return { level: percent >= 75 ? 'high' : percent >= 40 ? 'medium' : 'low', percent, missing };
}

/** `undefined` for what does not count. */
function hasItem({ profile, hasBankCard, asksSecondPassword }: SecurityFacts, item: SecurityItem): boolean | undefined {
  switch (item) {
    case 'realName':
    case 'phone':
    case 'email':
      return profile[item] !== undefined;
    case 'bankCard':
      return hasBankCard;
    case 'secondPassword':
      return asksSecondPassword ? profile.hasSecondPassword : undefined;
  }
}
