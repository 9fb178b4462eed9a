import type { Clock, Db, MemberId } from '../kernel';
import { refuseShut } from './createProtection';
import { findShut, readMember } from './standing';

/** For what asks outside of transactions, and moves no money. */
export interface ShutReader {
  /** In a time-out or excluded: nothing is advertised to them. */
  isShut(memberId: MemberId): Promise<boolean>;
  /** @throws PlatformError 6703 where the same person has excluded themselves in another account */
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
