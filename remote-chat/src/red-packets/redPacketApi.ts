import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import { toWireYuan } from '@site/shared/money';
import { packetClaimsCall, packetOutcomeCall, sendPacketCall } from '@site/shared/wire/redPackets';
import type { NewPacket } from './packetForm';
import type { PacketClaims, RedPacket } from './redPacket';
import { PACKET_SENDING_NAME } from './packetSendingName';
import { claimsFromWire, packetFromWire } from './redPacketCodec';

interface Ending {
  readonly signal: AbortSignal;
}

export async function fetchPacketClaims(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<PacketClaims>> {
  return mapResult(await http.send(packetClaimsCall, { id }, { signal, onError: 'silent' }), claimsFromWire);
}

/**
 * Request that sends a packet: takes the sum from the central wallet, after which the platform notifies the room. Its
 * subject is the room.
 */
export const PACKET_SENDING: KeyedRequestKind<NewPacket, string, RedPacket> = {
  name: PACKET_SENDING_NAME,
  async send(http, { roomId, sum, shares, greeting }, key, { signal }) {
    const request = { rid: roomId, sum: toWireYuan(sum), shares, text: greeting };
    return mapResult(await http.send(sendPacketCall, request, { signal, idempotencyKey: key, onError: 'silent' }), packetFromWire);
  },
  async findByKey(http, key, _roomId, { signal }) {
    const result = await http.send(packetOutcomeCall, { key }, { signal, onError: 'silent' });
    return mapResult(result, ({ packet }) => packet && packetFromWire(packet));
  },
  subjectOf: ({ roomId }) => roomId,
  parseSubject: (kept) => (typeof kept === 'string' ? kept : undefined),
};
