import {
  CHAT_MESSAGE_IDS as ID,
  type ChatEnvelope,
  type WireChatMessage,
  type WireRoom,
  type WireSharedTicket,
} from '@site/shared/wire/chat';
import type { ChatMessage, Room } from '../conversation/room';

export function aRoom(facts: Partial<Room> = {}): Room {
  return { id: 'c1', name: '综合聊天室', online: 3, isMuted: false, ...facts };
}

export function aMessage(facts: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: '1',
    roomId: 'c1',
    userId: '7',
    name: '江南老陈',
    vipLevel: 8,
    avatar: '7',
    isStaff: false,
    text: '下半场节奏明显上来了',
    at: 0,
    ticket: undefined,
    ...facts,
  };
}

export function aWireRoom(facts: Partial<WireRoom> = {}): WireRoom {
  return { rid: 'c1', name: '综合聊天室', online: 3, state: 'open', ...facts };
}

export function aWireMessage(facts: Partial<WireChatMessage> = {}): WireChatMessage {
  return {
    id: '1',
    rid: 'c1',
    userId: '7',
    name: '江南老陈',
    vipLevel: 8,
    text: '下半场节奏明显上来了',
    at: Date.UTC(2026, 10, 21, 12, 41),
    ...facts,
  };
}

/** Creates a shared ticket: Arsenal with a handicap of -0.5, in play, at H 0.98. */
export function aWireSharedTicket(facts: Partial<WireSharedTicket> = {}): WireSharedTicket {
  return {
    mode: 'single',
    state: 'open',
    legs: [
      {
        gameId: '70',
        w: 'RE',
        r: 'REH',
        ratio: '0.5',
        strong: 'H',
        oddsType: 'H',
        ior: '0.98',
        league: '英格兰超级联赛',
        team_h: '阿森纳',
        team_c: '切尔西',
        startsAt: Date.UTC(2026, 10, 21, 10),
      },
    ],
    ...facts,
  };
}

/** Messages of the platform in the wire format. */
export const fromPlatform = {
  welcome: (
    self: object = { userId: '10001', name: 'player1', vipLevel: 6 },
    rooms = [aWireRoom(), aWireRoom({ rid: 'c2', name: '足球讨论区' })],
  ): ChatEnvelope => ({
    msgId: ID.loginSuccess,
    msgData: { ...self, rooms },
  }),
  guestWelcome: (guest?: string): ChatEnvelope => ({
    msgId: ID.guestLoginSuccess,
    msgData: { userId: 'g8291', name: '游客8291', rooms: [aWireRoom()], guest },
  }),
  joined: (recent: readonly WireChatMessage[] = [], room = aWireRoom(), isWhole?: boolean): ChatEnvelope => ({
    msgId: ID.joinRoomUnicast,
    msgData: { room, recent, ...(isWhole !== undefined && { isWhole }) },
  }),
  message: (facts: Partial<WireChatMessage> = {}): ChatEnvelope => ({ msgId: ID.sendMessage, msgData: aWireMessage(facts) }),
  arrived: (name: string, online: number, rid = 'c1'): ChatEnvelope => ({
    msgId: ID.joinRoomBroadcast,
    msgData: { rid, userId: 'g1', name, online },
  }),
  left: (name: string, online: number, rid = 'c1'): ChatEnvelope => ({
    msgId: ID.leaveRoomBroadcast,
    msgData: { rid, userId: 'g1', name, online },
  }),
  roomState: (state: 'open' | 'muted', rid = 'c1'): ChatEnvelope => ({ msgId: ID.roomStatus, msgData: { rid, state } }),
  blocked: (): ChatEnvelope => ({ msgId: ID.roomBroadcastBlocked, msgData: { rid: 'c1' } }),
  selfMuted: (restriction?: object): ChatEnvelope => ({ msgId: ID.memberMuted, msgData: restriction }),
  level: (level: number): ChatEnvelope => ({ msgId: ID.vipChatLevel, msgData: { level } }),
  cleared: (): ChatEnvelope => ({ msgId: ID.clearRoom, msgData: { rid: 'c1' } }),
  destroyed: (): ChatEnvelope => ({ msgId: ID.roomDestroyed, msgData: { rid: 'c1' } }),
  notice: (code: number, details = {}): ChatEnvelope => ({ msgId: ID.internalNotification, msgData: { code, ...details } }),
  heartbeat: (): ChatEnvelope => ({ msgId: ID.heartbeat }),
};
