import { join } from 'node:path';
import * as z from '@site/shared/wire/zod';
import { SILENT_LOG, type GameServer, type VenueOptions } from '../../kit/operator';
import { sessionRequestSchema } from '../../kit/protocol';
import { createRetrier } from '../../kit/server/createRetrier';
import { createVenueServer, lifetimeWithin } from '../../kit/server/createVenueServer';
import { ESPORTS_GAMES } from '../games';
import { placeRequestSchema } from '../protocol';
import { createBets } from './createBets';
import { createDesk } from './createDesk';
import { createMatches } from './createMatches';

const SETTLE_EVERY_MS = 1000;

/** The server of both boards. Matches follow from the secret and the clock, open bets from the bank: it may be stopped at any moment. */
export async function startEsports({
  bank,
  port,
  hostOrigins,
  secret,
  log = SILENT_LOG,
  now = Date.now,
  signal,
}: VenueOptions): Promise<GameServer> {
  const life = lifetimeWithin(signal);
  const matches = createMatches({ secret, now });
  const bets = createBets({ bank, enNames: ESPORTS_GAMES.map(({ enName }) => enName), matches, log, signal: life.signal });
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
  // What fell due while no server ran is settled before a player sees it.
  await bets.settleDue();
  const server = await venue.listen(port);
  const settling = createRetrier({ log, signal: life.signal }).repeat('settle', SETTLE_EVERY_MS, bets.settleDue);
  return {
    ...server,
    async stop() {
      settling.stop();
      life.abort();
      await server.stop();
    },
  };
}
