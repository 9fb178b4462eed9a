import { claimPacketCall, packetClaimsCall, packetOutcomeCall, sendPacketCall } from '@site/shared/wire/redPackets';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { keyOf, memberRoute, type Route } from '../http/route';
import { parseYuan, PlatformError } from '../kernel';
import type { RedPackets } from './createRedPackets';

export function redPacketRoutes(packets: RedPackets): readonly Route[] {
  return [
    memberRoute(sendPacketCall, ({ sum: amount, ...asked }, member, context) => {
      const sum = parseYuan(amount);
      if (sum === null) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'packet_sum_out_of_range');
      return packets.send(member, { ...asked, sum, key: keyOf(context), language: context.language });
    }),

    memberRoute(packetOutcomeCall, async ({ key }, member) => {
      const packet = await packets.findSentOrClose(member, key);
      return packet === null ? {} : { packet };
    }),

    memberRoute(claimPacketCall, ({ id }, member) => packets.claim(member, id)),

    memberRoute(packetClaimsCall, ({ id }, member) => packets.claims(member, id)),
  ];
}
