import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { packetClaimsCall, WireRedPacket } from '@site/shared/wire/redPackets';
import type { PacketClaims, RedPacket } from './redPacket';

export function packetFromWire({ sum, own, ...facts }: WireRedPacket): RedPacket {
  return { ...facts, sum: fenFromWire(sum), own: own === undefined ? undefined : fenFromWire(own) };
}

export function claimsFromWire({ packet, list }: ResponseOf<typeof packetClaimsCall>): PacketClaims {
  return { packet: packetFromWire(packet), claims: list.map((claim) => ({ ...claim, amount: fenFromWire(claim.amount) })) };
}
