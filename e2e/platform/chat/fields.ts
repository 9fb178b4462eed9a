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
