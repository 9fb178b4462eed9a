/** Names of fields whose value is never logged. */
const SECRET_NAMES = /token|password|pwd|jwt|secret|authorization|cookie|card|phone|mobile|credential/i;

/**
 * Digits long enough to be a card (12 to 19 digits) or a mainland phone. Times in milliseconds also have 13 digits that
 * start with 1, but they are numbers, not strings.
 */
const CARD = /\b\d(?:[ -]?\d){11,18}\b/g;
const PHONE = /(?<!\d)(?:\+?86[ -]?)?1[3-9]\d{9}(?!\d)/g;
/** JWT or bearer token. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*|\bBearer\s+\S+/g;

const HIDDEN = '[redacted]';
/** Maximum depth. It is enough for any failure, and stops circular references. */
const MAX_DEPTH = 6;

/**
 * Returns the value as plain data, without phone numbers, tokens, passwords and card numbers. Errors become their name,
 * message, stack and cause.
 *
 * @example redact({ phone: '13800001111', note: 'call 13800001111' }) // { phone: '[redacted]', note: 'call [redacted]'
 * }
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(TOKEN, HIDDEN).replace(PHONE, HIDDEN).replace(CARD, HIDDEN);
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (value instanceof Error) return redactError(value, depth);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, SECRET_NAMES.test(name) ? HIDDEN : redact(field, depth + 1)]),
  );
}

function redactError({ name, message, stack = '', cause }: Error, depth: number): unknown {
  return { name, message: redact(message), stack: redact(stack), ...(cause === undefined ? {} : { cause: redact(cause, depth + 1) }) };
}
