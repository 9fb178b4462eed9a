import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { claimPacketCall } from '@site/shared/wire/redPackets';
import type { RedPacket } from './redPacket';
import { packetFromWire } from './redPacketCodec';

/** A share, drawn by the platform; asked again it is the same one. */
export async function claimPacket(http: HttpService, id: string): Promise<CallResult<RedPacket>> {
  return mapResult(await http.send(claimPacketCall, { id }, { onError: 'silent' }), packetFromWire);
}
