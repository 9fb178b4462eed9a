import type { Reader } from './db';
import type { MemberId } from './member';

/**
 * - `clear`: the member may use real money.
 * - `missing`: the member has not entered name and birthday.
 * - `under-age`: the member is under 18 today.
 */
export type IdentityStanding = 'clear' | 'missing' | 'under-age';

/**
 * Identity check for real money, which requires a name, a birthday and an age of at least 18. Everyone is `clear` when
 * the site does not require it.
 */
export interface IdentityCheck {
  standing(reader: Reader, memberId: MemberId): Promise<IdentityStanding>;
  /** @throws PlatformError 6449 `identity_missing`, 6003 `under_age` */
  mustBeClear(reader: Reader, memberId: MemberId): Promise<void>;
}
