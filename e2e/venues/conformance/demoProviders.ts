import { startCards } from '../cards/server/startCards';
import { startEsports } from '../esports/server/startEsports';
import { startFishing } from '../fishing/server/startFishing';
import type { GameUnderTest, ProviderUnderTest } from '../kit/conformance/runConformance';
import type { GameServer, VenueOptions } from '../kit/operator';
import { createWalletClient } from '../kit/wallet/createWalletClient';
import { startLiveCasino } from '../live-casino/server/startLiveCasino';
import { startLottery } from '../lottery/server/startLottery';
import { DEMO_GAMES } from '../slots/games';
import { startSlots } from '../slots/server/startSlots';
import { DEMO_VENUES } from '../startDemoVenues';
import { playBaccarat, playCards, playEsports, playFishing, playLottery, playSlots, type PlayRound } from './rounds';

interface DemoProvider {
  readonly id: string;
  readonly gameCodes: readonly string[];
  readonly start: (options: VenueOptions) => Promise<GameServer>;
  readonly play: PlayRound;
}

/** Midnight in Shanghai. */
const BEGIN = Date.UTC(2026, 10, 22, 16);
/** Time after which an abandoned hand of cards has ended. */
const LEFT_ALONE_MS = 11 * 60_000;
const TICK_MS = 50;

const PROVIDERS: readonly DemoProvider[] = [
  { id: 'JGDZ', gameCodes: ['JG-pearl'], start: (options) => startSlots({ ...options, games: DEMO_GAMES }), play: playSlots },
  { id: 'HTZR', gameCodes: ['HT-A01'], start: startLiveCasino, play: playBaccarat },
  { id: 'QYQP', gameCodes: ['QY-21', 'QY-bull'], start: startCards, play: playCards },
  { id: 'G1CP', gameCodes: ['G1-digits'], start: (options) => startLottery({ ...options, repeat: repeatQuickly }), play: playLottery },
  { id: 'ZYDJ', gameCodes: ['ZY-arena'], start: startEsports, play: playEsports },
  { id: 'SHBY', gameCodes: ['SH-shallow'], start: startFishing, play: playFishing },
];

/**
 * All demo servers, each with one game per way in which it moves money. The clock is frozen except when a round must
 * end.
 */
export const DEMO_PROVIDERS: readonly ProviderUnderTest[] = PROVIDERS.map(({ id, gameCodes, start, play }) => {
  const clock = { nowMs: BEGIN };
  return {
    id,
    enNames: DEMO_VENUES.providers.find((provider) => provider.id === id)?.enNames ?? [],
    games: gameCodes.map((gameCode): GameUnderTest => ({ enName: id, gameCode })),
    start: (wallet, port) =>
      start({
        bank: createWalletClient(wallet),
        port,
        hostOrigins: ['http://localhost:4100'],
        secret: 'a secret of the venue that nobody knows',
        now: () => clock.nowMs,
      }),
    play: (url, ticket) => play(url, ticket, clock),
    passTime() {
      clock.nowMs += LEFT_ALONE_MS;
    },
  };
});

function repeatQuickly(call: () => void): { stop(): void } {
  const timer = setInterval(call, TICK_MS);
  return {
    stop: () => {
      clearInterval(timer);
    },
  };
}
