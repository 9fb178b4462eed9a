import type { WireChatMessage, WireRoom, WireRoomScore } from '@site/shared/wire/chat';
import { packetFromWire } from '../red-packets/redPacketCodec';
import { sharedTicketFromWire } from '../sharing/sharedTicketCodec';
import type { ChatMessage, Room, RoomScore } from './room';

export function roomFromWire({ rid, name, online, state, pinned, match, last }: WireRoom): Room {
  const own = match && { match: { home: match.home, away: match.away, status: match.state } };
  return { id: rid, name, online, isMuted: state === 'muted', pinned, ...own, ...(last && { last }) };
}

export function messageFromWire({ rid, ticket, packet, staff = false, ...facts }: WireChatMessage): ChatMessage {
  const { id, userId, name, vipLevel, avatar = userId, text, at, prediction, key, sticker, reply, mentions, reactions } = facts;
  return {
    ...{ id, roomId: rid, userId, name, vipLevel, avatar, isStaff: staff, text, at },
    ...{
      ticket: ticket && sharedTicketFromWire(ticket),
      prediction,
      key,
      packet: packet && packetFromWire(packet),
      sticker,
      reply,
      mentions,
    },
    reactions: reactions?.map(({ emoji, count, own = false }) => ({ emoji, count, isOwn: own })),
  };
}

export function scoreFromWire({ team_h, team_c, home, away, state, seconds }: WireRoomScore): RoomScore {
  return { homeTeam: team_h, awayTeam: team_c, home, away, status: state, seconds };
}
