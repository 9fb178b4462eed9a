/** Unvalidated fields of a chat message. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the jwt. `body` is the whole answer of the jwt call (R-CHAT-07), or its `data`. */
export function jwtOf(login: Fields): string {
  const body = fieldsOf(login['body']);
  return text(body['jwt']) || text(fieldsOf(body['data'])['jwt']);
}

/** Specification §9: chat history page size 15. */
const HISTORY_PAGE_SIZE = 15;
const MAX_PAGE = 10_000;

/** End of the year 9999, the latest time that the database and the wire support. */
const MAX_MOMENT_MS = 253_402_300_799_999;

/** Returns the requested page of the history, limited to valid values. */
export function pageOf(request: Fields): { readonly offset: number; readonly limit: number } {
  const limit = Math.min(Math.max(Math.trunc(Number(request['pageSize'])) || HISTORY_PAGE_SIZE, 1), HISTORY_PAGE_SIZE);
  return { offset: (pageNumOf(request) - 1) * limit, limit };
}

export function pageNumOf(request: Fields): number {
  return Math.min(Math.max(Math.trunc(Number(request['pageNum'])) || 1, 1), MAX_PAGE);
}

/** Returns the requested time range, both ends included. */
export function spanOf(request: Fields): { readonly from: Date | null; readonly to: Date | null } {
  return { from: momentOf(request['beginTime']), to: momentOf(request['endTime']) };
}

function momentOf(value: unknown): Date | null {
  return typeof value === 'number' && value > 0 && value <= MAX_MOMENT_MS ? new Date(value) : null;
}
