import type { WireChatMessage, WireRoom } from '@site/shared/wire/chat';
import { sharedTicketFromWire } from '../sharing/sharedTicketCodec';
import type { ChatMessage, Room } from './room';

export function roomFromWire({ rid, name, online, state }: WireRoom): Room {
  return { id: rid, name, online, isMuted: state === 'muted' };
}

export function messageFromWire({ rid, ticket, ...facts }: WireChatMessage): ChatMessage {
  return { ...facts, avatar: facts.avatar ?? facts.userId, roomId: rid, ticket: ticket && sharedTicketFromWire(ticket) };
}
