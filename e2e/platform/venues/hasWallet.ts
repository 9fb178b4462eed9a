import type { Venue } from '../site/createVenueList';

/** The local sports channel; its games are ours, and bets there are paid from the central wallet. */
export const LOCAL_CHANNEL = 'CRTY';

/** Whether money is brought to this venue before it is played for. */
export function hasWallet({ enName, isConnected, wallet }: Venue): boolean {
  return isConnected && enName !== LOCAL_CHANNEL && wallet === 'own';
}
