import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { claimPacketCall } from '@site/shared/wire/redPackets';
import type { RedPacket } from './redPacket';
import { packetFromWire } from './redPacketCodec';

/** Claims a share, which the platform draws. A repeated call returns the same share. */
export async function claimPacket(http: HttpService, id: string): Promise<CallResult<RedPacket>> {
  return mapResult(await http.send(claimPacketCall, { id }, { onError: 'silent' }), packetFromWire);
}
