import type { Profile } from '../member-data/profile';

/** Items that make an account safer, in the order in which they are shown. */
export const SECURITY_ITEMS = ['realName', 'phone', 'email', 'bankCard', 'secondPassword'] as const;
export type SecurityItem = (typeof SECURITY_ITEMS)[number];

export interface SecurityFacts {
  readonly profile: Profile;
  readonly hasBankCard: boolean;
  /** True when the site requires a second password (flag `withdrawPassword`). */
  readonly asksSecondPassword: boolean;
}

export interface Security {
  readonly level: 'low' | 'medium' | 'high';
  /** Integer from 0 to 100. */
  readonly percent: number;
  readonly missing: readonly SecurityItem[];
}

/**
 * Computes the security of an account. Each counted item has an equal share; the level is high from 75 percent and low
 * below 40. Implements R-PROFILE-05.
 */
export function securityOf(facts: SecurityFacts): Security {
  const counted = SECURITY_ITEMS.filter((item) => hasItem(facts, item) !== undefined);
  const missing = counted.filter((item) => hasItem(facts, item) === false);
  const percent = Math.round(((counted.length - missing.length) / counted.length) * 100);
  return { level: percent >= 75 ? 'high' : percent >= 40 ? 'medium' : 'low', percent, missing };
}

/** Returns whether the account has the item; `undefined` when the item does not count. */
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
