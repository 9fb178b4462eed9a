import type { RemoteId } from '@site/shared/contract/remoteProps';

const PREFIXES: Readonly<Record<RemoteId, string>> = {
  sports: 'SP',
  games: 'GA',
  wallet: 'WA',
  member: 'ME',
  chat: 'CH',
  activities: 'AC',
};

/**
 * The number under which a failure stands in the log, short enough to be told to the service.
 *
 * @param draw in [0, 1)
 * @example createReference('sports', 0.204518) // 'SP-204518'
 */
export function createReference(remote: RemoteId, draw: number): string {
  return `${PREFIXES[remote]}-${String(Math.floor(draw * 1_000_000)).padStart(6, '0')}`;
}
