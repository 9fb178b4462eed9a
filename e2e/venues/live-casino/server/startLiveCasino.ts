import { join } from 'node:path';
import * as z from 'zod/mini';
import { createSeeds } from '../../kit/fairness/createSeeds';
import type { GameServer, VenueOptions } from '../../kit/operator';
import { sessionRequestSchema } from '../../kit/protocol';
import { createVenueServer } from '../../kit/server/createVenueServer';
import { prepareVenue } from '../../kit/server/prepareVenue';
import { LIVE_TABLES } from '../games';
import { shoeNameIn } from '../names';
import { betRequestSchema, shoeRequestSchema, takeBackRequestSchema } from '../protocol';
import { createCasino } from './createCasino';

/** Interval at which finished rounds are checked for. */
const TICK_MS = 250;

/** Starts the server of the tables: their pages and the calls they make. Pays every round that is over. */
export async function startLiveCasino(options: VenueOptions): Promise<GameServer> {
  const { bank, hostOrigins, secret, log, now, signal, run } = prepareVenue(options);
  const casino = createCasino({ bank, seeds: createSeeds(secret), now, log, signal });
  const venue = await createVenueServer({
    pages: [{ name: 'baccarat', folder: join(import.meta.dirname, '../page'), games: LIVE_TABLES }],
    check: join(import.meta.dirname, '../check'),
    seedOf: (round) => casino.shoe(shoeNameIn(round)).seed,
    hostOrigins,
    log,
  });
  venue.call('/api/session', sessionRequestSchema, ({ ticket }) => casino.open(ticket));
  venue.call('/api/shoe', shoeRequestSchema, async ({ shoe }) => Promise.resolve(casino.shoe(shoe)));
  venue.sessionCall('/api/state', z.unknown(), (token) => casino.state(token));
  venue.sessionCall('/api/bet', betRequestSchema, (token, request) => casino.bet(token, request));
  venue.sessionCall('/api/take-back', takeBackRequestSchema, (token, request) => casino.takeBack(token, request));
  await casino.settle();
  return run(venue, 'tick', TICK_MS, casino.tick);
}
