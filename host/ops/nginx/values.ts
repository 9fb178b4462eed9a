const ORIGIN = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}))?$/;
const LOOPBACK = ['localhost', '127.0.0.1'];

export interface Origin {
  readonly text: string;
  readonly isSecure: boolean;
  readonly hostname: string;
  readonly port: number;
  /** True for an origin of this machine only. */
  readonly isLoopback: boolean;
}

/**
 * Parses an origin: scheme, name in lower case, port. Throws for anything else, such as a path, a user or a character
 * with a meaning in nginx.
 *
 * @example parseOrigin('https://chat.site.example').port // 443
 */
export function parseOrigin(text: string): Origin {
  const [, scheme, hostname, digits] = ORIGIN.exec(text) ?? [];
  const isSecure = scheme === 'https';
  const port = digits === undefined ? (isSecure ? 443 : 80) : Number(digits);
  if (hostname === undefined || port < 1 || port > 65_535) throw new Error(`${text} is no origin: scheme, name in lower case and port`);
  return { text, isSecure, hostname, port, isLoopback: LOOPBACK.includes(hostname) };
}

/**
 * Quotes a value. Throws for `$`, which nginx would expand as a variable and which cannot be escaped, and for control
 * characters.
 */
export function quote(value: string): string {
  if (/[$\p{Cc}]/u.test(value)) throw new Error(`${JSON.stringify(value)} cannot be used in a configuration of nginx`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Indents a text except its empty lines. */
export function indent(text: string, spaces = 4): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}
