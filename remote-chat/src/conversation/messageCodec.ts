import type { repliedSchema, WireChatMessage, WireRoom, WireRoomScore } from '@site/shared/wire/chat';
import type * as z from '@site/shared/wire/zod';
import { packetFromWire } from '../red-packets/redPacketCodec';
import { sharedTicketFromWire } from '../sharing/sharedTicketCodec';
import type { Reply } from '../talk/talk';
import type { ChatMessage, Room, RoomPreview, RoomScore } from './room';

export function roomFromWire({ rid, name, online, state, pinned, pictures, match, last }: WireRoom): Room {
  const own = match && { match: { home: match.home, away: match.away, status: match.state } };
  return { id: rid, name, online, isMuted: state === 'muted', pinned, pictures, ...own, ...(last && { last: previewFromWire(last) }) };
}

export function previewFromWire({ userId, at, ...replied }: NonNullable<WireRoom['last']>): RoomPreview {
  return { ...replyFromWire(replied), userId, at };
}

function replyFromWire({ id, name, text, what, picture }: z.infer<typeof repliedSchema>): Reply {
  return picture ? { id, name, text: picture.caption, what: 'picture' } : { id, name, text, ...(what && { what }) };
}

export function messageFromWire({ rid, ticket, packet, staff = false, isGuest = false, ...facts }: WireChatMessage): ChatMessage {
  const { id, userId, name, vipLevel, avatar = userId, text, at, prediction, key, sticker, picture, reply, mentions, reactions } = facts;
  return {
    ...{
      id,
      roomId: rid,
      userId,
      name,
      vipLevel: isGuest ? undefined : vipLevel,
      avatar,
      isStaff: staff,
      text: picture?.caption ?? text,
      at,
    },
    ...{
      ticket: ticket && sharedTicketFromWire(ticket),
      prediction,
      key,
      packet: packet && packetFromWire(packet),
      sticker,
      picture,
      reply: reply && replyFromWire(reply),
      mentions,
    },
    reactions: reactions?.map(({ emoji, count, own = false }) => ({ emoji, count, isOwn: own })),
  };
}

export function scoreFromWire({ team_h, team_c, home, away, state, period, seconds, goals }: WireRoomScore): RoomScore {
  return {
    ...{ homeTeam: team_h, awayTeam: team_c, home, away, status: state, seconds },
    isEarly: state === 'not-started' || (state === 'live' && period === '1H'),
    goals: goals?.map((goal) => ({ ...goal, side: sideFromWire(goal.side) })),
  };
}

export function sideFromWire(side: 'H' | 'C'): 'home' | 'away' {
  return side === 'H' ? 'home' : 'away';
}
