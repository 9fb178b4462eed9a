import type { Clock, Db, MemberId } from '../kernel';
import { refuseShut } from './createProtection';
import { findShut, readMember } from './standing';

/** Reads self-exclusions outside of transactions, for calls that move no money. */
export interface ShutReader {
  /** Returns true during a time-out or an exclusion; such members see no advertising. */
  isShut(memberId: MemberId): Promise<boolean>;
  /** @throws PlatformError 6703 when the same person is excluded in another account */
  mustNotBeExcludedElsewhere(memberId: MemberId): Promise<void>;
}

export function createShutReader(db: Db, clock: Clock): ShutReader {
  return {
    isShut: async (memberId) => (await findShut(db, clock, memberId, await readMember(db, memberId))) !== null,
    async mustNotBeExcludedElsewhere(memberId) {
      const elsewhere = await findShut(db, clock, memberId, undefined);
      if (elsewhere !== null) throw refuseShut(elsewhere);
    },
  };
}
