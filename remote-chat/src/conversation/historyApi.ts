import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { chatHistoryCall } from '@site/shared/wire/chat';
import { HISTORY_PAGE_SIZE, type HistoryPage, type HistoryQuery } from './history';
import { historyRequest } from './historyCodec';
import { messageFromWire } from './messageCodec';

/**
 * Fetches one page of a room's messages up to a moment. The platform sends the newest first.
 *
 * Implements R-API-096, R-CHAT-08, R-CHAT-09, R-CONST-25.
 */
export async function fetchHistory(
  http: HttpService,
  { roomId, pageNum, until }: HistoryQuery,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<HistoryPage>> {
  return mapResult(
    await http.send(chatHistoryCall, historyRequest({ roomId, page: pageNum, from: 0, until }), { signal, onError: 'silent' }),
    ({ total, list }) => ({
      messages: list.map(messageFromWire).reverse(),
      isLast: pageNum * HISTORY_PAGE_SIZE >= total,
    }),
  );
}
