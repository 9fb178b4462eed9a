import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RemoteDirectory } from './remoteDirectory';

/**
 * Creates the reference number of a failure in the log. It is short enough for a player to read out to customer
 * service.
 *
 * @param draw in [0, 1)
 * @example createReference(directory, 'sports', 0.204518) // 'SP-204518'
 */
export function createReference(directory: RemoteDirectory, remote: RemoteId, draw: number): string {
  const code = directory.metadataOf(remote)?.code ?? remote.slice(0, 2).toUpperCase();
  return `${code}-${String(Math.floor(draw * 1_000_000)).padStart(6, '0')}`;
}
