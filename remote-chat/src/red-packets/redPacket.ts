import type { Fen } from '@site/shared/money';

/** Red packet as shown in a room. */
export interface RedPacket {
  readonly id: string;
  readonly sum: Fen;
  readonly shares: number;
  /** Number of claimed shares. */
  readonly taken: number;
  /** Server time in milliseconds. */
  readonly expiresAt: number;
  /** True when all of it is claimed, or the rest was returned. */
  readonly isOver: boolean;
  /** Amount that the player has claimed. */
  readonly own: Fen | undefined;
}

/** `claimed` means claimed by the player. */
export type PacketStatus = 'open' | 'claimed' | 'empty' | 'expired';

/**
 * Returns the status of a packet.
 *
 * @param now server time
 */
export function packetStatus({ own, taken, shares, isOver, expiresAt }: RedPacket, now: number): PacketStatus {
  if (own !== undefined) return 'claimed';
  if (taken >= shares) return 'empty';
  return isOver || now >= expiresAt ? 'expired' : 'open';
}

/** Claimed share, and who claimed it. */
export interface PacketClaim {
  readonly name: string;
  readonly amount: Fen;
  readonly at: number;
  /** Set for the largest share, once all are claimed. */
  readonly isBest: boolean;
}

export interface PacketClaims {
  readonly packet: RedPacket;
  /** Latest first. */
  readonly claims: readonly PacketClaim[];
}
