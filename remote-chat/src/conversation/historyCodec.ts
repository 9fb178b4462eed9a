import { HISTORY_PAGE_SIZE } from './history';

/** Room messages of the history, of every kind (decision 49). */
const ROOM_MESSAGES = { category: 1, categoryType: 0 };

/** Creates the request for the call, and for message 10011 on the socket. */
export function historyRequest({ roomId, page, from, until }: { roomId: string; page: number; from: number; until: number }) {
  return { rid: roomId, pageNum: page, pageSize: HISTORY_PAGE_SIZE, ...ROOM_MESSAGES, beginTime: from, endTime: until };
}
