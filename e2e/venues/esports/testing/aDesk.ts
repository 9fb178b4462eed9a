import { randomUUID } from 'node:crypto';
import { SILENT_LOG, type VenueBank } from '../../kit/operator';
import type { FakeBank } from '../../kit/testing/createFakeBank';
import { ESPORTS_GAMES } from '../games';
import type { PlaceRequest, WireMatch } from '../protocol';
import { createBets } from '../server/createBets';
import { createDesk, type Desk } from '../server/createDesk';
import { createMatches, type Matches } from '../server/createMatches';

export const SECRET = 'a secret of the venue that nobody knows';

/** Moment before the first matches of a number: 12 s before a tower match starts. */
export const EARLY = 7_412_345 * 240_000 - 12_000;

export interface RunningDesk {
  readonly desk: Desk;
  readonly matches: Matches;
  /** Stops the boards like a killed venue: nothing in memory survives. */
  stop(): void;
}

/** Creates the boards without their HTTP server. */
export function aDesk(bank: VenueBank, now: () => number): RunningDesk {
  const life = new AbortController();
  const matches = createMatches({ secret: SECRET, now });
  const enNames = ESPORTS_GAMES.map(({ enName }) => enName);
  const bets = createBets({ bank, enNames, matches, log: SILENT_LOG, signal: life.signal });
  return { desk: createDesk({ bank, games: ESPORTS_GAMES, matches, bets, now }), matches, stop: () => life.abort() };
}

const GAMES = { arena: { enName: 'ZYDJ', gameCode: 'ZY-arena' }, football: { enName: 'XMTY', gameCode: 'XM-football' } } as const;

export function aTicket(
  bank: FakeBank,
  { game = 'arena', memberId = 7, isTrial = false, balance = 1_000_000n }: Partial<TicketOf> = {},
): string {
  return bank.sellTicket({ ...GAMES[game], memberId, isTrial }, balance);
}

interface TicketOf {
  readonly game: keyof typeof GAMES;
  readonly memberId: number;
  readonly isTrial: boolean;
  readonly balance: bigint;
}

/** Builds a bet of ¥10 on the first selection with a price in each of these matches. */
export function aBet(matches: readonly WireMatch[], other: Partial<PlaceRequest> = {}): PlaceRequest {
  return {
    roundId: randomUUID(),
    stake: '10.00',
    policy: 'better',
    legs: matches.map((match) => {
      const offer = match.markets.flatMap(({ offers }) => offers).find(({ price }) => price !== '');
      if (offer === undefined) throw new Error(`${match.matchId} has no price`);
      return {
        matchId: match.matchId,
        key: offer.key,
        price: offer.price,
        goals: match.title === 'football' ? match.score : ([0, 0] as const),
      };
    }),
    ...other,
  };
}
