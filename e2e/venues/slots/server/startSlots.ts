import { join } from 'node:path';
import * as z from 'zod/mini';
import { addCashier } from '../../cashier/addCashier';
import { SERVICE_PAGE } from '../../cashier/servicePage';
import { SILENT_LOG, type Cashier, type GameServer, type VenueOptions } from '../../kit/operator';
import { sessionRequestSchema } from '../../kit/protocol';
import { createDraws } from '../../kit/fairness/createDraws';
import { createSeeds } from '../../kit/fairness/createSeeds';
import { createVenueServer } from '../../kit/server/createVenueServer';
import { refuse } from '../../kit/server/refusal';
import { contentSecurityPolicy } from '../../kit/server/securityHeaders';
import type { DemoGame } from '../games';
import { drawingsRequestSchema, spinRequestSchema } from '../protocol';
import { createTable, type DrawsOf } from './createTable';
import { readDrawings } from './readDrawings';

export interface SlotsOptions extends VenueOptions {
  /** Orders to be paid at `/cashier`; without it that page does not exist. */
  readonly cashier?: Cashier;
  readonly games: readonly DemoGame[];
  /**
   * Draws of a round: five stops from the left, then the pool draw. They follow from the seeds unless a test scripts
   * them.
   */
  readonly drawsOf?: DrawsOf;
}

/** Starts the slots' server: pages of its games and the three calls they make, plus a payment provider's page. */
export async function startSlots({
  bank,
  cashier,
  games,
  port,
  hostOrigins,
  secret,
  drawsOf = createDraws,
  log = SILENT_LOG,
}: SlotsOptions): Promise<GameServer> {
  const venue = await createVenueServer({
    pages: [{ name: 'slot', folder: join(import.meta.dirname, '../page'), games }],
    check: join(import.meta.dirname, '../check'),
    hostOrigins,
    log,
  });
  const { http } = venue;
  http.get('/service', (_request, reply) =>
    reply.header('content-security-policy', contentSecurityPolicy(hostOrigins)).type('text/html; charset=utf-8').send(SERVICE_PAGE),
  );
  if (cashier !== undefined) await addCashier(http, cashier);
  const table = createTable({ bank, games, seeds: createSeeds(secret), drawsOf });
  venue.call('/api/drawings', drawingsRequestSchema, ({ gameCode }) => {
    const game = games.find((each) => each.gameCode === gameCode);
    if (game === undefined) throw refuse('bad-request');
    return readDrawings(game.motif);
  });
  venue.call('/api/session', sessionRequestSchema, ({ ticket }) => table.open(ticket));
  venue.sessionCall('/api/state', z.unknown(), (token) => table.state(token));
  venue.sessionCall('/api/spin', spinRequestSchema, (token, request) => table.spin(token, request));
  return venue.listen(port);
}
