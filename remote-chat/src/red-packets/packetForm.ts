import { readAmount } from '@site/shared/input';
import { type Fen } from '@site/shared/money';

/** Limits of the platform, money in fen. */
export const PACKET_RULES = { leastSum: 100, mostSum: 200_000, mostShares: 100, greetingLength: 30 } as const;

export interface NewPacket {
  readonly roomId: string;
  readonly sum: Fen;
  readonly shares: number;
  /** Empty for the default greeting. */
  readonly greeting: string;
}

/** Form values as typed. */
export interface PacketForm {
  readonly sum: string;
  readonly shares: number | undefined;
  readonly greeting: string;
}

export const EMPTY_PACKET: PacketForm = { sum: '', shares: 5, greeting: '' };

/** Reason why a packet cannot be sent yet. `empty` is not shown as an error. */
export type PacketFault = 'empty' | 'least' | 'most' | 'too_many' | 'balance';

/**
 * Returns the first fault of the form.
 *
 * @param balance of the central wallet; `undefined` while it is not known
 */
export function findPacketFault({ sum, shares }: PacketForm, balance: Fen | undefined): PacketFault | undefined {
  const fen = readAmount(sum);
  if (fen === undefined || shares === undefined) return 'empty';
  if (fen < PACKET_RULES.leastSum) return 'least';
  if (fen > PACKET_RULES.mostSum) return 'most';
  if (fen < shares) return 'too_many';
  return balance !== undefined && fen > balance ? 'balance' : undefined;
}

/** Returns the packet of a form, or `undefined` if it has a fault. */
export function packetOf(roomId: string, form: PacketForm, balance: Fen | undefined): NewPacket | undefined {
  const sum = readAmount(form.sum);
  if (sum === undefined || form.shares === undefined || findPacketFault(form, balance) !== undefined) return undefined;
  return { roomId, sum, shares: form.shares, greeting: form.greeting.trim() };
}
