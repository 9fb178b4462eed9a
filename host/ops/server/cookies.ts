import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * Returns the name of the cookie. Over https the prefix makes browsers require https and restrict the cookie to this
 * origin.
 */
function nameOf(origin: string): string {
  return origin.startsWith('https:') ? '__Host-ops' : 'ops';
}

export function readSessionCookie(header: string | undefined, origin: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[nameOf(origin)];
}

/**
 * Returns the session cookie: unreadable for scripts, not sent with cross-site requests, and removed when the browser
 * closes; `undefined` deletes it.
 */
export function sessionCookie(secret: string | undefined, origin: string): string {
  return stringifySetCookie(nameOf(origin), secret ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: origin.startsWith('https:'),
    ...(secret === undefined ? { maxAge: 0 } : {}),
  });
}
