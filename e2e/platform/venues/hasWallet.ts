import type { Venue } from '../site/createVenueList';

/** The local sports channel. Its games belong to the site, and bets there use the central wallet. */
export const LOCAL_CHANNEL = 'CRTY';

/** Returns true when money must be transferred to this venue before playing. */
export function hasWallet({ enName, isConnected, wallet }: Venue): boolean {
  return isConnected && enName !== LOCAL_CHANNEL && wallet === 'own';
}
