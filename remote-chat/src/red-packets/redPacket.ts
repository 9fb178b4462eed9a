import type { Fen } from '@site/shared/money';

/** A red packet as a room sees it. */
export interface RedPacket {
  readonly id: string;
  readonly sum: Fen;
  readonly shares: number;
  /** How many of the shares are claimed. */
  readonly taken: number;
  /** In milliseconds by the server's clock. */
  readonly expiresAt: number;
  /** All of it is claimed, or the rest has gone back. */
  readonly isOver: boolean;
  /** What the player has claimed. */
  readonly own: Fen | undefined;
}

/** `claimed`: by the player. */
export type PacketStatus = 'open' | 'claimed' | 'empty' | 'expired';

/** @param now by the server's clock */
export function packetStatus({ own, taken, shares, isOver, expiresAt }: RedPacket, now: number): PacketStatus {
  if (own !== undefined) return 'claimed';
  if (taken >= shares) return 'empty';
  return isOver || now >= expiresAt ? 'expired' : 'open';
}

/** Who has got what. */
export interface PacketClaim {
  readonly name: string;
  readonly amount: Fen;
  readonly at: number;
  /** The largest share, once all are claimed. */
  readonly isBest: boolean;
}

export interface PacketClaims {
  readonly packet: RedPacket;
  /** The latest first. */
  readonly claims: readonly PacketClaim[];
}
