import { join } from 'node:path';
import * as z from 'zod/mini';
import { createSeeds } from '../../kit/fairness/createSeeds';
import type { GameServer, VenueOptions } from '../../kit/operator';
import { sessionRequestSchema } from '../../kit/protocol';
import { createVenueServer } from '../../kit/server/createVenueServer';
import { prepareVenue } from '../../kit/server/prepareVenue';
import { CARD_GAMES, CARDS_VENUE } from '../games';
import { actRequestSchema, stakeRequestSchema } from '../protocol';
import { createHands } from './createHands';
import { createTables } from './createTables';

/** Interval at which abandoned hands are searched for. */
const LOOK_EVERY_MS = 30_000;

const END_LEFT = 'end hands left alone';

/** Starts the server of the card games: their page and its calls. Ends abandoned hands periodically and at start. */
export async function startCards(options: VenueOptions): Promise<GameServer> {
  const { bank, hostOrigins, secret, log, now, signal, retrier, run } = prepareVenue(options);
  const venue = await createVenueServer({
    pages: [{ name: 'cards', folder: join(import.meta.dirname, '../page'), games: CARD_GAMES }],
    check: join(import.meta.dirname, '../check'),
    hostOrigins,
    log,
  });
  const seeds = createSeeds(secret);
  const seedOf = (roundId: string): string => seeds.seedOf(`${CARDS_VENUE}:${roundId}`);
  const hands = createHands({ bank, enName: CARDS_VENUE, seedOf, now, log, signal });
  const tables = createTables({ bank, games: CARD_GAMES, hands, seedOf });
  venue.call('/api/session', sessionRequestSchema, ({ ticket }) => tables.open(ticket));
  venue.sessionCall('/api/state', z.unknown(), (token) => tables.state(token));
  venue.sessionCall('/api/deal', stakeRequestSchema, (token, request) => tables.deal(token, request));
  venue.sessionCall('/api/act', actRequestSchema, (token, request) => tables.act(token, request));
  venue.sessionCall('/api/bull', stakeRequestSchema, (token, request) => tables.playBull(token, request));

  await retrier.whenDue({ what: END_LEFT }, hands.endLeft);
  return run(venue, END_LEFT, LOOK_EVERY_MS, hands.endLeft);
}
