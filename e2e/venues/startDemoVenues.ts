import { CARDS_VENUE } from './cards/games';
import { startCards } from './cards/server/startCards';
import { ESPORTS_GAMES } from './esports/games';
import { startEsports } from './esports/server/startEsports';
import { FISHING_GAMES } from './fishing/games';
import { startFishing } from './fishing/server/startFishing';
import { keepUp, type KeptUp } from './keepUp';
import { SILENT_LOG, type Cashier, type GameServer, type VenueOptions } from './kit/operator';
import { LIVE_VENUE } from './live-casino/games';
import { startLiveCasino } from './live-casino/server/startLiveCasino';
import { LOTTERY_GAMES } from './lottery/games';
import { startLottery } from './lottery/server/startLottery';
import { createWalletClient } from './kit/wallet/createWalletClient';
import { DEMO_GAMES } from './slots/games';
import { startSlots } from './slots/server/startSlots';

export interface DemoVenuesOptions extends Omit<VenueOptions, 'bank'> {
  /** URL at which the operator answers the wallet protocol. */
  readonly walletUrl: string;
  /** Returns the key with which a provider signs. */
  readonly walletKeyOf: (providerId: string) => string;
  /** Orders that are paid at the slots' server. */
  readonly cashier: Cashier;
  readonly slowStartMs?: number;
}

/** Servers of all demo venues. Each is restarted whenever it is down. */
export interface DemoVenues {
  /** URL of the server with the cashier. */
  readonly url: string;
  /** Returns the origin at which players reach a venue's games. @throws Error for a venue that no server runs */
  originOf(enName: string): string;
  /** Returns true when the venue's server is listening, or when no server here runs the venue. */
  isUp(enName: string): boolean;
  stop(): Promise<void>;
}

interface DemoVenue {
  readonly enNames: readonly string[];
  /** Distance from the platform's port to this server's. */
  readonly portDistance: number;
  readonly start: (options: VenueOptions & Partial<Pick<DemoVenuesOptions, 'cashier'>>) => Promise<GameServer>;
}

/** Servers of the demo venues, each with its own origin. */
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

/** Demo venues for an operator to start. */
export const DEMO_VENUES = {
  providers: SERVERS.map(({ enNames, start }) => ({ id: idOf(enNames), enNames, start })),
  start: startDemoVenues,
};

/** Returns the provider id of a server: the code of its first venue. */
function idOf(enNames: readonly string[]): string {
  return enNames[0] ?? '';
}

/**
 * Starts the servers in the background. Resolves when each is up, has failed once or has timed out, so that a server
 * that does not start delays no other.
 *
 * @param options `port` is the platform's; 0 takes any free ports
 */
async function startDemoVenues({ walletUrl, walletKeyOf, slowStartMs, ...options }: DemoVenuesOptions): Promise<DemoVenues> {
  const { now, log = SILENT_LOG } = options;
  const kept = SERVERS.map(({ enNames, portDistance, start }) => {
    const provider = idOf(enNames);
    const bank = createWalletClient({ url: walletUrl, provider, key: walletKeyOf(provider), ...(now === undefined ? {} : { now }) });
    const server = keepUp({
      venue: provider,
      port: options.port === 0 ? 0 : options.port + portDistance,
      start: (port, signal) => start({ ...options, bank, port, signal }),
      log,
      ...(slowStartMs === undefined ? {} : { slowStartMs }),
    });
    return { enNames, server };
  });
  const serverOf = (enName: string) => kept.find(({ enNames }) => enNames.includes(enName))?.server;
  await Promise.all(kept.map(({ server }) => server.attempted));
  return {
    get url() {
      return cashierOf(kept).url;
    },
    originOf(enName) {
      const server = serverOf(enName);
      if (server === undefined) throw new Error(`no server runs ${enName}`);
      return server.url;
    },
    isUp: (enName) => serverOf(enName)?.isUp() ?? true,
    async stop() {
      await Promise.all(kept.map(({ server }) => server.stop()));
    },
  };
}

function cashierOf([first]: readonly { readonly server: KeptUp }[]): KeptUp {
  if (first === undefined) throw new Error('no venue runs');
  return first.server;
}
