import { randomUUID } from 'node:crypto';
import type { Db, Fen, Ledger, MemberId } from '../kernel';
import { fen, inTransaction, ZERO_FEN } from '../kernel';
import type { VenueList } from '../site/createVenueList';
import type { ForcedOutcome, ForcedRounds } from './forcedRounds';
import { hasWallet } from './hasWallet';
import type { VenueTables } from './tables';
import { lockWallets } from './wallets';

/** Control of the sandbox over a member's money and rounds in venues. */
export interface VenueSteering {
  /**
   * Sets a balance by a ledger adjustment and removes its turnover requirement. Returns false for a venue without
   * wallets.
   */
  setBalance(memberId: MemberId, enName: string, wanted: Fen): Promise<boolean>;
  /** Sets the outcome of the member's next round at any venue. */
  forceRound(memberId: MemberId, outcome: ForcedOutcome): void;
  /** Removes all set outcomes. */
  clear(): void;
}

export function createVenueSteering({
  db,
  ledger,
  venues,
  forcedRounds,
}: {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly venues: VenueList;
  readonly forcedRounds: ForcedRounds;
}): VenueSteering {
  return {
    async setBalance(memberId, enName, wanted) {
      const venue = await venues.find(enName);
      if (venue === null || !hasWallet(venue) || wanted < ZERO_FEN) return false;
      await inTransaction(db, async (trx) => {
        await lockWallets(trx, memberId);
        await trx
          .withTables<VenueTables>()
          .deleteFrom('venue_turnover')
          .where('member_id', '=', memberId)
          .where('en_name', '=', enName)
          .execute();
        const balance = (await ledger.venueBalances(trx, memberId)).find((each) => each.enName === enName)?.balance ?? ZERO_FEN;
        const key = `adjust:${memberId}:${randomUUID()}`;
        await ledger.post(trx, {
          key,
          kind: 'adjustment',
          reference: key,
          lines: [
            { account: { kind: 'adjustment' }, amount: fen(balance - wanted) },
            { account: { kind: 'member-venue', memberId, enName }, amount: fen(wanted - balance) },
          ],
        });
      });
      return true;
    },
    forceRound: (memberId, outcome) => {
      forcedRounds.order(memberId, outcome);
    },
    clear: () => {
      forcedRounds.clear();
    },
  };
}
