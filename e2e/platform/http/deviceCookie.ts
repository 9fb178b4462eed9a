import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Maximum lifetime that browsers allow for a cookie, in seconds. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

const NAME = 'device';

/** Secrets to send with the answers to these requests. */
const given = new WeakMap<object, string>();

/** Returns the secret that this browser got at an earlier sign-in, or null. */
export function readDeviceSecret({ headers }: FastifyRequest): string | null {
  return parseCookie(headers.cookie ?? '')[NAME] || null;
}

/** Sends a device secret to the browser with the answer to this request. */
export function keepDeviceSecret({ raw }: FastifyRequest, secret: string): void {
  given.set(raw, secret);
}

/**
 * Adds the device cookie. Scripts cannot read it, other sites cannot cause it to be sent, and only calls under
 * `/site/api/v1` carry it.
 */
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
