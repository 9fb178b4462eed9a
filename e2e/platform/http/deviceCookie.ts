import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The longest that browsers keep a cookie. In seconds. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

const NAME = 'device';

/** Secrets that leave with the answers to these requests. */
const given = new WeakMap<object, string>();

/** The secret that this browser was given at an earlier sign-in; null where it has none. */
export function readDeviceSecret({ headers }: FastifyRequest): string | null {
  return parseCookie(headers.cookie ?? '')[NAME] || null;
}

/** Gives the browser one with the answer to this request. */
export function keepDeviceSecret({ raw }: FastifyRequest, secret: string): void {
  given.set(raw, secret);
}

/** The cookie of a device: no script reads it, no other site has it sent, and only calls of the family that signs in carry it. */
export function addDeviceCookie(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const value = given.get(request.raw);
    if (value !== undefined) {
      const isSecure = request.protocol === 'https';
      const cookie = { name: NAME, value, path: '/site/api/v1', httpOnly: true, sameSite: 'strict', maxAge: LIFETIME_SECONDS } as const;
      void reply.header('set-cookie', stringifySetCookie({ ...cookie, secure: isSecure }));
    }
    done(null, payload);
  });
}
