import type { AccountRef, Fen, Ledger, MemberId, Reader } from '../kernel';
import { ZERO_FEN } from '../kernel';

/** Where the money of a round with real money is: in the member's wallet at the venue, or in their central one. */
export interface RoundMoney {
  readonly memberId: MemberId;
  readonly enName: string;
  readonly isCentral: boolean;
}

export function accountOf({ memberId, enName, isCentral }: RoundMoney): AccountRef {
  return isCentral ? { kind: 'member-central', memberId } : { kind: 'member-venue', memberId, enName };
}

/** What can be staked. A corrected ticket may leave the central wallet below 0, which is none of the venue's business: it reads 0. */
export async function spendable(ledger: Ledger, reader: Reader, { memberId, enName, isCentral }: RoundMoney): Promise<Fen> {
  if (!isCentral) return (await ledger.venueBalances(reader, memberId)).find((each) => each.enName === enName)?.balance ?? ZERO_FEN;
  const { central } = await ledger.balance(reader, memberId);
  return central > ZERO_FEN ? central : ZERO_FEN;
}
