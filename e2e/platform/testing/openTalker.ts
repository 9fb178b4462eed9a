import { CHAT_MESSAGE_IDS as ID, historyAnswerSchema, joinedRoomSchema, type WireChatMessage } from '@site/shared/wire/chat';
import { jwtCall } from '@site/shared/wire/user';
import { WebSocket } from 'ws';
import { answerOf } from './answerOf';
import type { OneOfSeveral } from './severalProcesses';
import type { StaffMember } from './someStaff';

/** Size of one page of missed messages. */
const PAGE_SIZE = 15;

/**
 * Simulated person in the chat who continues to write whatever happens to the connection, and reads missed messages, as
 * the page does.
 */
export interface Talker {
  say(key: string): void;
  /** Breaks the connection; it is restored with any of the processes. */
  disconnect(): void;
  /** Messages that the platform has acknowledged: message ids by key. */
  readonly told: ReadonlyMap<string, string>;
  /** Ids of all received messages, in the order in which they arrived. */
  readonly heard: readonly string[];
  /** True when no message waits for an acknowledgement. */
  readonly isQuiet: boolean;
  close(): void;
}

/**
 * Opens a simulated person in a chat room.
 *
 * @param processOf returns one of the running processes
 */
export function openTalker(member: StaffMember, processOf: () => OneOfSeveral, rid: string): Talker {
  const waiting = new Set<string>();
  const told = new Map<string, string>();
  const heard: string[] = [];
  const known = new Set<string>();
  let socket: WebSocket | undefined;
  /** Messages received while earlier ones are still being read. */
  let held: WireChatMessage[] | undefined;
  let lastAt = 0;
  let missedUntil = 0;
  let isInRoom = false;
  let isOver = false;

  /**
   * Stores a received message. An acknowledgement of a message older than the latest is not added again, because it
   * keeps its place.
   */
  const hear = (message: WireChatMessage): void => {
    const { id, key, at } = message;
    if (key !== undefined && waiting.delete(key)) told.set(key, id);
    if (held !== undefined) held.push(message);
    else if (!known.has(id) && Number(id) > Number(heard.at(-1) ?? 0)) {
      known.add(id);
      heard.push(id);
      lastAt = at;
    }
  };
  const send = (msgId: number, msgData: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ msgId, msgData }));
  };
  const speak = (key: string): void => {
    if (isInRoom) send(ID.sendMessage, { rid, msg: key, key });
  };

  async function connect(): Promise<void> {
    if (isOver) return;
    try {
      const running = processOf();
      const { jwt } = answerOf(jwtCall, await running.send(jwtCall, {}, { token: member.token }));
      const own = new WebSocket(`${running.url.replace('http', 'ws')}/stream/api/v1/chat?clientType=web&siteId=1`);
      socket = own;
      own.on('error', () => undefined);
      own.on('close', again);
      own.on('open', () => {
        send(ID.loginSuccess, { token: '', body: { jwt } });
      });
      own.on('message', (data: Buffer) => {
        if (own === socket) receive(JSON.parse(data.toString('utf8')) as { msgId: number; msgData: unknown });
      });
    } catch {
      again();
    }
  }

  function again(): void {
    isInRoom = false;
    held = undefined;
    if (!isOver) setTimeout(() => void connect(), 5 + Math.random() * 40);
  }

  function receive({ msgId, msgData }: { readonly msgId: number; readonly msgData: unknown }): void {
    if (msgId === ID.loginSuccess) send(ID.joinRoom, { rid });
    else if (msgId === ID.sendMessage) hear(msgData as WireChatMessage);
    else if (msgId === ID.requestHistory) {
      const { pageNum, total, list } = historyAnswerSchema.parse(msgData);
      held = [...list.toReversed(), ...(held ?? [])];
      if (pageNum * PAGE_SIZE < total) readMissed(pageNum + 1);
      else hearAll();
    } else if (msgId === ID.joinRoomUnicast) {
      const recent = joinedRoomSchema.parse(msgData).recent.filter(({ key }) => key !== undefined);
      held = recent;
      missedUntil = recent[0]?.at ?? Date.now();
      if (heard.length > 0 && !recent.some(({ id }) => known.has(id))) readMissed(1);
      else hearAll();
      isInRoom = true;
      for (const key of waiting) speak(key);
    }
  }

  /** Requests a page of the messages since the last received one, newest first. */
  function readMissed(page: number): void {
    const span = { beginTime: lastAt, endTime: missedUntil };
    send(ID.requestHistory, { rid, pageNum: page, pageSize: PAGE_SIZE, category: 1, categoryType: 0, ...span });
  }

  function hearAll(): void {
    const all = held ?? [];
    held = undefined;
    all.forEach(hear);
  }

  void connect();
  return {
    told,
    heard,
    say(key) {
      waiting.add(key);
      speak(key);
    },
    disconnect() {
      socket?.terminate();
    },
    get isQuiet() {
      return waiting.size === 0;
    },
    close() {
      isOver = true;
      socket?.terminate();
    },
  };
}
