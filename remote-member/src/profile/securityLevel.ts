import type { Profile } from './profile';

/** What makes an account safer, in the order it is asked for. */
export const SECURITY_ITEMS = ['realName', 'phone', 'email', 'secondPassword'] as const;
export type SecurityItem = (typeof SECURITY_ITEMS)[number];

export interface Security {
  readonly level: 'low' | 'medium' | 'high';
  /** 0 to 100. */
  readonly percent: number;
  readonly missing: readonly SecurityItem[];
}

/**
 * How well an account is secured: a share of 25 for each item; high from three of them on, low below two.
 *
 * Assumption: bound bank cards will count too, once the member's cards are managed here.
 */
export function securityOf(profile: Profile): Security {
  const missing = SECURITY_ITEMS.filter((item) => !hasItem(profile, item));
  const held = SECURITY_ITEMS.length - missing.length;
  return {
    level: held >= 3 ? 'high' : held === 2 ? 'medium' : 'low',
    percent: (held / SECURITY_ITEMS.length) * 100,
    missing,
  };
}

function hasItem(profile: Profile, item: SecurityItem): boolean {
  return item === 'secondPassword' ? profile.hasSecondPassword : profile[item] !== undefined;
}
