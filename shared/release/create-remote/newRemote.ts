import { isRemoteId, type RemoteMetadata } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { SITE_PORTS } from '../addresses';
import type { WorkspaceRemote } from '../packages';

export interface NewRemote {
  readonly id: RemoteId;
  readonly port: number;
  readonly code: string;
  readonly name: RemoteMetadata['name'];
}

export interface Neighbours {
  readonly remotes: readonly WorkspaceRemote[];
  /** Metadata of each remote, not validated. */
  readonly metadata: Readonly<Record<RemoteId, unknown>>;
}

/** Ports above the last one are used by benches, the platform and tests. */
const { lastRemote: LAST_PORT, kit, operations } = SITE_PORTS.fromSite;

/**
 * Chooses a name, a port and a code that no other remote has. Throws when the id is invalid or in use.
 *
 * @param wantedCode default: derived from the id
 */
export function planRemote(id: string, name: NewRemote['name'], neighbours: Neighbours, wantedCode?: string): NewRemote {
  if (!isRemoteId(id)) {
    throw new Error(`${id} can be no remote's name: two to twenty small letters and digits, and no address that the site has already`);
  }
  if (neighbours.remotes.some((remote) => remote.id === id)) throw new Error(`There is a remote ${id} already: remote-${id}`);
  return { id, name, port: freePort(neighbours), code: freeCode(id, neighbours, wantedCode) };
}

function freePort({ remotes }: Neighbours): number {
  const taken: readonly number[] = [kit, operations, ...remotes.map(({ port }) => port)];
  for (let port = 1; port <= LAST_PORT; port += 1) if (!taken.includes(port)) return port;
  throw new Error(`No port is free from 1 to ${String(LAST_PORT)} above the host's`);
}

/** Returns the first unused pair of letters of the id in their order, such as NE of `news`. */
function freeCode(id: string, { metadata }: Neighbours, wanted: string | undefined): string {
  const taken = Object.values(metadata).map((each) => (each as Partial<RemoteMetadata>).code);
  const letters = id
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .split('');
  const made = letters.flatMap((first, index) => letters.slice(index + 1).map((second) => `${first}${second}`));
  const code = (wanted === undefined ? made : [wanted]).find((each) => !taken.includes(each));
  if (code === undefined) throw new Error(`${wanted ?? `Every code of ${id}`} is taken: choose two other letters with --code`);
  if (!/^[A-Z]{2}$/.test(code)) throw new Error(`${code} is no code: two capital letters`);
  return code;
}
