import type { AccountRef, Fen, Ledger, MemberId, Reader } from '../kernel';
import { ZERO_FEN } from '../kernel';

/** Location of the money of a round with real money: the member's wallet at the venue, or the central wallet. */
export interface RoundMoney {
  readonly memberId: MemberId;
  readonly enName: string;
  readonly isCentral: boolean;
}

export function accountOf({ memberId, enName, isCentral }: RoundMoney): AccountRef {
  return isCentral ? { kind: 'member-central', memberId } : { kind: 'member-venue', memberId, enName };
}

/**
 * Returns the amount that can be staked. A corrected ticket may make the central balance negative; the venue then sees
 * 0.
 */
export async function spendable(ledger: Ledger, reader: Reader, { memberId, enName, isCentral }: RoundMoney): Promise<Fen> {
  if (!isCentral) return (await ledger.venueBalances(reader, memberId)).find((each) => each.enName === enName)?.balance ?? ZERO_FEN;
  const { central } = await ledger.balance(reader, memberId);
  return central > ZERO_FEN ? central : ZERO_FEN;
}
