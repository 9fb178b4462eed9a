import { REMOTE_IDS, type RemoteId } from '../src/contract/remoteProps';

/** Where everything listens. Each remote has an origin of its own, as in production. */
export interface Addresses {
  readonly host: string;
  readonly remotes: Readonly<Record<RemoteId, string>>;
  readonly platform: string;
  /** The demo venues' games, shown in frames. */
  readonly venues: string;
}

/** `PLATFORM_PORT` is what the platform itself reads, too. */
const PLATFORM_PORT = Number(process.env['PLATFORM_PORT'] ?? 4190);

/**
 * The addresses on one machine: the host on `basePort`, the remotes on the six ports after it, in the order of the contract; the demo venues
 * on the port after the platform's.
 *
 * @example addressesFrom(4100).remotes.sports // 'http://localhost:4101'
 */
export function addressesFrom(basePort: number, platformPort: number = PLATFORM_PORT): Addresses {
  const [sports, games, wallet, member, chat, activities] = REMOTE_IDS.map(
    (_, index) => `http://localhost:${String(basePort + 1 + index)}`,
  ) as [string, string, string, string, string, string];
  return {
    host: `http://localhost:${String(basePort)}`,
    remotes: { sports, games, wallet, member, chat, activities },
    platform: `http://127.0.0.1:${String(platformPort)}`,
    venues: `http://localhost:${String(platformPort + 1)}`,
  };
}

/** What `npm start`, `pnpm dev` and the suites use. `SITE_PORT` moves the site, so that two checkouts can run side by side. */
export const DEFAULT_ADDRESSES = addressesFrom(Number(process.env['SITE_PORT'] ?? 4100));
