import { CARDS_VENUE } from './cards/games';
import { startCards } from './cards/server/startCards';
import { ESPORTS_GAMES } from './esports/games';
import { startEsports } from './esports/server/startEsports';
import { FISHING_GAMES } from './fishing/games';
import { startFishing } from './fishing/server/startFishing';
import type { Cashier, GameServer, VenueOptions } from './kit/operator';
import { LIVE_VENUE } from './live-casino/games';
import { startLiveCasino } from './live-casino/server/startLiveCasino';
import { LOTTERY_GAMES } from './lottery/games';
import { startLottery } from './lottery/server/startLottery';
import { createWalletClient } from './kit/wallet/createWalletClient';
import { DEMO_GAMES } from './slots/games';
import { startSlots } from './slots/server/startSlots';

export interface DemoVenuesOptions extends Omit<VenueOptions, 'bank'> {
  /** Where the operator answers the wallet protocol. */
  readonly walletUrl: string;
  /** What each provider signs with. */
  readonly walletKeyOf: (providerId: string) => string;
  /** Whose orders are paid at the slots' server. */
  readonly cashier: Cashier;
}

/** The running servers of all demo venues. */
export interface DemoVenues {
  /** The server that has the cashier. */
  readonly url: string;
  /** Where players reach the games of a venue. @throws Error for a venue that no server runs */
  originOf(enName: string): string;
  stop(): Promise<void>;
}

interface DemoVenue {
  readonly enNames: readonly string[];
  /** From the platform's port to this server's. */
  readonly portDistance: number;
  readonly start: (options: VenueOptions & Partial<Pick<DemoVenuesOptions, 'cashier'>>) => Promise<GameServer>;
}

/** Each has a server, and so an origin, of its own. */
const SERVERS: readonly DemoVenue[] = [
  {
    enNames: [...new Set(DEMO_GAMES.map(({ enName }) => enName))],
    portDistance: 1,
    start: (options) => startSlots({ ...options, games: DEMO_GAMES }),
  },
  { enNames: [LIVE_VENUE], portDistance: 5, start: startLiveCasino },
  { enNames: [CARDS_VENUE], portDistance: 6, start: startCards },
  { enNames: [...new Set(LOTTERY_GAMES.map(({ enName }) => enName))], portDistance: 8, start: startLottery },
  { enNames: ESPORTS_GAMES.map(({ enName }) => enName), portDistance: 7, start: startEsports },
  { enNames: [...new Set(FISHING_GAMES.map(({ enName }) => enName))], portDistance: 9, start: startFishing },
];

/** The demo venues, for an operator to start. */
export const DEMO_VENUES = {
  providers: SERVERS.map(({ enNames, start }) => ({ id: idOf(enNames), enNames, start })),
  start: startDemoVenues,
};

/** Each server signs as one provider, named for its first venue. */
function idOf(enNames: readonly string[]): string {
  return enNames[0] ?? '';
}

/** @param options `port` is the platform's; 0 takes any free ones */
async function startDemoVenues({ walletUrl, walletKeyOf, ...options }: DemoVenuesOptions): Promise<DemoVenues> {
  const running = await Promise.all(
    SERVERS.map(async ({ enNames, portDistance, start }) => {
      const provider = idOf(enNames);
      const { now } = options;
      const wallet = { url: walletUrl, provider, key: walletKeyOf(provider), ...(now === undefined ? {} : { now }) };
      const bank = createWalletClient(wallet);
      const server = await start({ ...options, bank, port: options.port === 0 ? 0 : options.port + portDistance });
      return { enNames, server };
    }),
  );
  const [first] = running;
  if (first === undefined) throw new Error('no venue runs');
  return {
    url: first.server.url,
    originOf(enName) {
      const found = running.find(({ enNames }) => enNames.includes(enName));
      if (found === undefined) throw new Error(`no server runs ${enName}`);
      return found.server.url;
    },
    async stop() {
      await Promise.all(running.map(({ server }) => server.stop()));
    },
  };
}
