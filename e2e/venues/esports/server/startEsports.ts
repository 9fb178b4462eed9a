import { join } from 'node:path';
import * as z from 'zod/mini';
import type { GameServer, VenueOptions } from '../../kit/operator';
import { sessionRequestSchema } from '../../kit/protocol';
import { createVenueServer } from '../../kit/server/createVenueServer';
import { prepareVenue } from '../../kit/server/prepareVenue';
import { ESPORTS_GAMES } from '../games';
import { placeRequestSchema } from '../protocol';
import { createBets } from './createBets';
import { createDesk } from './createDesk';
import { createMatches } from './createMatches';

const SETTLE_EVERY_MS = 1000;

/**
 * Starts the server of both boards. Matches are derived from the secret and the clock, open bets are read from the
 * bank, so it may be stopped at any moment.
 */
export async function startEsports(options: VenueOptions): Promise<GameServer> {
  const { bank, hostOrigins, secret, log, now, signal, run } = prepareVenue(options);
  const matches = createMatches({ secret, now });
  const bets = createBets({ bank, enNames: ESPORTS_GAMES.map(({ enName }) => enName), matches, log, signal });
  const desk = createDesk({ bank, games: ESPORTS_GAMES, matches, bets, now });
  const venue = await createVenueServer({
    pages: [{ name: 'esports', folder: join(import.meta.dirname, '../page'), games: ESPORTS_GAMES }],
    check: join(import.meta.dirname, '../check'),
    seedOf: matches.toldSeed,
    hostOrigins,
    log,
  });
  venue.call('/api/session', sessionRequestSchema, ({ ticket }) => desk.open(ticket));
  venue.sessionCall('/api/state', z.unknown(), (token) => desk.board(token));
  venue.sessionCall('/api/place', placeRequestSchema, (token, request) => desk.place(token, request));
  venue.sessionCall('/api/results', z.unknown(), (token) => desk.results(token));
  // Settle bets that became due while no server ran, before a player sees them.
  await bets.settleDue();
  return run(venue, 'settle', SETTLE_EVERY_MS, bets.settleDue);
}
