import { join } from 'node:path';
import * as z from '@site/shared/wire/zod';
import { createSeeds } from '../../kit/fairness/createSeeds';
import { SILENT_LOG, type GameServer, type VenueOptions } from '../../kit/operator';
import { sessionRequestSchema } from '../../kit/protocol';
import { createRetrier } from '../../kit/server/createRetrier';
import { createVenueServer, lifetimeWithin } from '../../kit/server/createVenueServer';
import { LIVE_TABLES } from '../games';
import { shoeNameIn } from '../names';
import { betRequestSchema, shoeRequestSchema, takeBackRequestSchema } from '../protocol';
import { createCasino } from './createCasino';

/** How often it is looked whether a round is over. */
const TICK_MS = 250;

/** The server of the tables: their pages, the calls they make, and the paying of every round that is over. */
export async function startLiveCasino({
  bank,
  port,
  hostOrigins,
  secret,
  log = SILENT_LOG,
  now = Date.now,
  signal,
}: VenueOptions): Promise<GameServer> {
  const life = lifetimeWithin(signal);
  const casino = createCasino({ bank, seeds: createSeeds(secret), now, log, signal: life.signal });
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
  const server = await venue.listen(port);
  const ticking = createRetrier({ log, signal: life.signal }).repeat('tick', TICK_MS, casino.tick);
  return {
    ...server,
    async stop() {
      ticking.stop();
      life.abort();
      await server.stop();
    },
  };
}
