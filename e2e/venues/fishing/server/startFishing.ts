import { join } from 'node:path';
import * as z from 'zod/mini';
import { SILENT_LOG, type GameServer, type VenueOptions } from '../../kit/operator';
import { sessionRequestSchema } from '../../kit/protocol';
import { createVenueServer } from '../../kit/server/createVenueServer';
import { FISHING_GAMES } from '../games';
import { batchRequestSchema, commitmentRequestSchema } from '../protocol';
import { createTable } from './createTable';

/** Starts the fishing venue's server: the page of its games and the calls it makes. */
export async function startFishing({
  bank,
  port,
  hostOrigins,
  secret,
  log = SILENT_LOG,
  now = Date.now,
}: VenueOptions): Promise<GameServer> {
  const venue = await createVenueServer({
    pages: [{ name: 'fishing', folder: join(import.meta.dirname, '../page'), games: FISHING_GAMES }],
    check: join(import.meta.dirname, '../check'),
    hostOrigins,
    log,
    // The shot limit uses this clock too.
    now,
  });
  const table = createTable({ bank, games: FISHING_GAMES, secret, now });
  venue.call('/api/session', sessionRequestSchema, ({ ticket }) => table.open(ticket));
  venue.sessionCall('/api/state', z.unknown(), (token) => table.state(token));
  venue.sessionCall('/api/hall', z.unknown(), (token) => table.hall(token));
  venue.sessionCall('/api/commitment', commitmentRequestSchema, (token, request) => table.commitment(token, request));
  venue.sessionCall('/api/fire', batchRequestSchema, (token, request) => table.fire(token, request));
  return venue.listen(port);
}
