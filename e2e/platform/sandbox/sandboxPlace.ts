import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Address of the sandbox and the secret that allows its use. */
export interface SandboxPlace {
  /** Port; 0 takes any free one. */
  readonly port: number;
  /** Address of this machine, by default 127.0.0.1. */
  readonly address?: string;
  /** Secret that every request must send as `Authorization: Bearer …`. Required outside loopback. */
  readonly secret?: string;
}

export const LOOPBACK_ADDRESS = '127.0.0.1';

/** Shortest secret that cannot be guessed. */
export const SECRET_LENGTH_MIN = 32;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;
const ANY_ADDRESS = /^(0\.0\.0\.0|::)$/;

/** Names of this machine in a `Host` header, without the port. */
const OWN_NAMES = ['localhost', LOOPBACK_ADDRESS, '[::1]'];

/**
 * Checks the configuration before anything is opened.
 *
 * @throws Error that names the problem
 */
export function checkSandboxPlace({ address = LOOPBACK_ADDRESS, secret }: SandboxPlace): void {
  if (ANY_ADDRESS.test(address)) throw new Error(`the sandbox listens on one address of this machine, not on ${address}`);
  if (secret === undefined && !LOOPBACK.test(address)) throw new Error(`the sandbox on ${address} needs a secret: SANDBOX_SECRET`);
  if (secret !== undefined && secret.length < SECRET_LENGTH_MIN) {
    throw new Error(`the secret of the sandbox has ${String(SECRET_LENGTH_MIN)} characters or more`);
  }
}

/**
 * Returns why a request is rejected, or null. No page may use the sandbox, so every request of a page is rejected
 * whatever its origin: browsers send `Origin` or, without it, `Sec-Fetch-Site`. A foreign `Host` means that a foreign
 * name was pointed to this machine (DNS rebinding).
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

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
