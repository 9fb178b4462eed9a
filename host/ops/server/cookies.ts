import { parseCookie, stringifySetCookie } from 'cookie';

/** Over https the name itself makes browsers insist on it, and on this origin alone. */
function nameOf(origin: string): string {
  return origin.startsWith('https:') ? '__Host-ops' : 'ops';
}

export function readSessionCookie(header: string | undefined, origin: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[nameOf(origin)];
}

/** For scripts of no page, and for no call that another site causes. It goes with the browser; `undefined` takes it away. */
export function sessionCookie(secret: string | undefined, origin: string): string {
  return stringifySetCookie(nameOf(origin), secret ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: origin.startsWith('https:'),
    ...(secret === undefined ? { maxAge: 0 } : {}),
  });
}
