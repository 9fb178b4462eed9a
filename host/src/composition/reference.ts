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
 * The reference number of a failure in the log, short enough for a player to read out to customer service.
 *
 * @param draw in [0, 1)
 * @example createReference('sports', 0.204518) // 'SP-204518'
 */
export function createReference(remote: RemoteId, draw: number): string {
  return `${PREFIXES[remote]}-${String(Math.floor(draw * 1_000_000)).padStart(6, '0')}`;
}
