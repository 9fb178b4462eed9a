import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRemoteId } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import { WORKSPACE_DIR, WORKSPACE_REMOTES, type WorkspaceRemote } from './packages';
import BLOCKED from './blockedPorts.json' with { type: 'json' };
import SITE_PORTS from './sitePorts.json' with { type: 'json' };

const BLOCKED_PORTS: ReadonlySet<number> = new Set(BLOCKED.ports);

const originSchema = z.string().check(
  z.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin such as https://games.example.com, without a path or a slash at its end'),
  z.refine((origin) => !BLOCKED_PORTS.has(portOf(origin)), `an origin on a port to which browsers connect (${BLOCKED.source})`),
);

/** Addresses of all servers. Each remote has its own origin, as in production. */
const addressesSchema = z.readonly(
  z.object({
    host: originSchema,
    /** Origins of the remotes by id. */
    remotes: z.readonly(z.record(z.string().check(z.refine(isRemoteId, "a remote's id")), originSchema)),
    platform: originSchema,
    /** Origins of the venues' games, which are shown in frames. */
    venues: z.array(originSchema),
  }),
);
export type Addresses = z.infer<typeof addressesSchema>;

/** Port distances of a site, for code that cannot import `listeners.mjs`. */
export { SITE_PORTS };

/** The host's port when `SITE_PORT` is not set. */
export const DEFAULT_SITE_PORT = SITE_PORTS.site;

const SITE_PORT = Number(process.env['SITE_PORT'] ?? DEFAULT_SITE_PORT);

/** `PLATFORM_PORT`, which the platform itself also reads, replaces the port at its usual distance from the host's. */
const PLATFORM_PORT = Number(process.env['PLATFORM_PORT'] ?? SITE_PORT + SITE_PORTS.fromSite.platform);

/**
 * Returns the addresses on one machine: the host on `basePort`, each remote of the workspace at the distance in its
 * package, the demo venues on the ports after the platform's. Without a `platformPort` calls go to the platform of
 * `DEFAULT_ADDRESSES`.
 *
 * @example addressesFrom(4100).remotes['sports'] // 'http://localhost:4101'
 */
export function addressesFrom(
  basePort: number,
  platformPort: number = PLATFORM_PORT,
  remotes: readonly WorkspaceRemote[] = WORKSPACE_REMOTES,
): Addresses {
  return {
    host: `http://localhost:${String(basePort)}`,
    remotes: Object.fromEntries(remotes.map(({ id, port }) => [id, `http://localhost:${String(basePort + port)}`])),
    platform: `http://127.0.0.1:${String(platformPort)}`,
    venues: SITE_PORTS.fromPlatform.venues.map((distance) => `http://localhost:${String(platformPort + distance)}`),
  };
}

/** Returns the origin of a remote's builds. Throws when the addresses do not contain the remote. */
export function originOf({ remotes }: Pick<Addresses, 'remotes'>, id: RemoteId): string {
  const origin = remotes[id];
  if (origin === undefined) throw new Error(`${id} has no address; there are those of ${Object.keys(remotes).join(', ')}`);
  return origin;
}

/**
 * Reads addresses from a JSON file (path relative to the repository) in the shape of `Addresses`. Throws a readable
 * error when it is invalid.
 */
export function readAddresses(file: string): Addresses {
  const path = resolve(WORKSPACE_DIR, file);
  const result = check(addressesSchema, JSON.parse(readFileSync(path, 'utf8')));
  if (result.issues) throw new Error(`${path}: ${describeIssues(result.issues)}`);
  return result.value;
}

const ADDRESSES_FILE = process.env['SITE_ADDRESSES'];

/**
 * Addresses for releases, operations, `npm start`, `pnpm dev` and the suites: those on this machine, or those in the
 * file `SITE_ADDRESSES`. `SITE_PORT` moves the site and its platform, so two sites can run side by side.
 */
export const DEFAULT_ADDRESSES: Addresses = ADDRESSES_FILE === undefined ? addressesFrom(SITE_PORT) : readAddresses(ADDRESSES_FILE);

function portOf(origin: string): number {
  return URL.canParse(origin) ? Number(new URL(origin).port || NaN) : NaN;
}
