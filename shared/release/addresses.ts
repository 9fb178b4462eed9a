import { REMOTE_IDS, type RemoteId } from '../src/contract/remoteProps';

/** Where everything listens. Each remote has an origin of its own, as in production. */
export interface Addresses {
  readonly host: string;
  readonly remotes: Readonly<Record<RemoteId, string>>;
  readonly platform: string;
  /** The demo venues' games, shown in frames. */
  readonly venues: string;
}

/**
 * The addresses on one machine: the host on `basePort`, the remotes on the six ports after it, in the order of the contract.
 *
 * @example addressesFrom(4100).remotes.sports // 'http://localhost:4101'
 */
export function addressesFrom(basePort: number): Addresses {
  const [sports, games, wallet, member, chat, activities] = REMOTE_IDS.map(
    (_, index) => `http://localhost:${String(basePort + 1 + index)}`,
  ) as [string, string, string, string, string, string];
  return {
    host: `http://localhost:${String(basePort)}`,
    remotes: { sports, games, wallet, member, chat, activities },
    platform: 'http://127.0.0.1:4190',
    venues: 'http://localhost:4191',
  };
}

/** What `pnpm start`, `pnpm dev` and the suites use. */
export const DEFAULT_ADDRESSES = addressesFrom(4100);
