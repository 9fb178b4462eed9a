import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where the sandbox listens, and who may use it. */
export interface SandboxPlace {
  /** 0 takes any free port. */
  readonly port: number;
  /** An address of this machine; 127.0.0.1 without. */
  readonly address?: string;
  /** What every request has to bring as `Authorization: Bearer …`. Required outside loopback. */
  readonly secret?: string;
}

export const LOOPBACK_ADDRESS = '127.0.0.1';

/** A secret that cannot be found by trying. */
export const SECRET_LENGTH_MIN = 32;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;
const ANY_ADDRESS = /^(0\.0\.0\.0|::)$/;

/** Names by which this machine reaches itself, as a `Host` without its port. */
const OWN_NAMES = ['localhost', LOOPBACK_ADDRESS, '[::1]'];

/** @throws with what is wrong, before anything is opened */
export function checkSandboxPlace({ address = LOOPBACK_ADDRESS, secret }: SandboxPlace): void {
  if (ANY_ADDRESS.test(address)) throw new Error(`the sandbox listens on one address of this machine, not on ${address}`);
  if (secret === undefined && !LOOPBACK.test(address)) throw new Error(`the sandbox on ${address} needs a secret: SANDBOX_SECRET`);
  if (secret !== undefined && secret.length < SECRET_LENGTH_MIN) {
    throw new Error(`the secret of the sandbox has ${String(SECRET_LENGTH_MIN)} characters or more`);
  }
}

/**
 * Why a request is refused, or null. No page has business with the sandbox, so what a page sent is refused whatever its origin: browsers name
 * it in `Origin`, and where they leave that out, in `Sec-Fetch-Site`. A `Host` of another name is a name of someone else that was made to
 * lead here (DNS rebinding).
 */
export function refuseAtSandbox(
  request: FastifyRequest,
  place: SandboxPlace,
): { readonly status: 401 | 403; readonly error: string } | null {
  const { origin, host = '', authorization = '', 'sec-fetch-site': site = 'none' } = request.headers;
  if (!isOwnHost(host, place)) return { status: 403, error: 'the sandbox does not answer this host' };
  if (origin !== undefined || site !== 'none') return { status: 403, error: 'the sandbox does not answer pages' };
  if (place.secret !== undefined && !isSame(authorization, `Bearer ${place.secret}`)) {
    return { status: 401, error: 'the sandbox wants its secret' };
  }
  return null;
}

function isOwnHost(host: string, { address = LOOPBACK_ADDRESS }: SandboxPlace): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return OWN_NAMES.includes(name) || name === (isIP(address) === 6 ? `[${address}]` : address);
}

/** Takes as long whatever is wrong. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
