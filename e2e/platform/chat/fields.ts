/** What a message of the chat carries, unchecked. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Empty for anything else. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** `body` is the whole answer of the jwt call (R-CHAT-07), or its `data`. */
export function jwtOf(login: Fields): string {
  const body = fieldsOf(login['body']);
  return text(body['jwt']) || text(fieldsOf(body['data'])['jwt']);
}

/** Specification §9: chat history page size 15. */
const HISTORY_PAGE_SIZE = 15;
const MAX_PAGE = 10_000;

/** The page of the history that is asked for, within what there can be. */
export function pageOf(request: Fields): { readonly offset: number; readonly limit: number } {
  const limit = Math.min(Math.max(Math.trunc(Number(request['pageSize'])) || HISTORY_PAGE_SIZE, 1), HISTORY_PAGE_SIZE);
  const page = Math.min(Math.max(Math.trunc(Number(request['pageNum'])) || 1, 1), MAX_PAGE);
  return { offset: (page - 1) * limit, limit };
}
