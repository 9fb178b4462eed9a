import type { Fen, MemberId, Reader } from '../kernel';

/** A part of the operator that counts turnover: the sportsbook, the venues. `since`: only from then on; `until`: only before it. */
export type TurnoverSource = (reader: Reader, memberId: MemberId, since?: Date, until?: Date) => Promise<Fen>;
