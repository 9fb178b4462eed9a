import type { Reader } from './db';
import type { MemberId } from './member';

/** clear: may use real money · missing: has not said who they are · under-age: has, and is under 18 today. */
export type IdentityStanding = 'clear' | 'missing' | 'under-age';

/** Real money is for members of age who have given their name and birthday. `clear` for everyone where the site does not ask. */
export interface IdentityCheck {
  standing(reader: Reader, memberId: MemberId): Promise<IdentityStanding>;
  /** @throws PlatformError 6449 `identity_missing`, 6003 `under_age` */
  mustBeClear(reader: Reader, memberId: MemberId): Promise<void>;
}
