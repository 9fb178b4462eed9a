import { readAmount } from '@site/shared/input';
import { type Fen } from '@site/shared/money';

/** The platform's own, money in fen. */
export const PACKET_RULES = { leastSum: 100, mostSum: 200_000, mostShares: 100, greetingLength: 30 } as const;

export interface NewPacket {
  readonly roomId: string;
  readonly sum: Fen;
  readonly shares: number;
  /** Empty for the usual one. */
  readonly greeting: string;
}

/** As it is typed. */
export interface PacketForm {
  readonly sum: string;
  readonly shares: number | undefined;
  readonly greeting: string;
}

export const EMPTY_PACKET: PacketForm = { sum: '', shares: 5, greeting: '' };

/** Why a packet is not sent yet: `empty` is no fault to show. */
export type PacketFault = 'empty' | 'least' | 'most' | 'too_many' | 'balance';

/** @param balance of the central wallet; `undefined` while it is not known */
export function findPacketFault({ sum, shares }: PacketForm, balance: Fen | undefined): PacketFault | undefined {
  const fen = readAmount(sum);
  if (fen === undefined || shares === undefined) return 'empty';
  if (fen < PACKET_RULES.leastSum) return 'least';
  if (fen > PACKET_RULES.mostSum) return 'most';
  if (fen < shares) return 'too_many';
  return balance !== undefined && fen > balance ? 'balance' : undefined;
}

/** `undefined` where there is a fault. */
export function packetOf(roomId: string, form: PacketForm, balance: Fen | undefined): NewPacket | undefined {
  const sum = readAmount(form.sum);
  if (sum === undefined || form.shares === undefined || findPacketFault(form, balance) !== undefined) return undefined;
  return { roomId, sum, shares: form.shares, greeting: form.greeting.trim() };
}
