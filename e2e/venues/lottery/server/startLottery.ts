import { join } from 'node:path';
import * as z from 'zod/mini';
import { createSeeds } from '../../kit/fairness/createSeeds';
import { SILENT_LOG, type GameServer, type VenueOptions } from '../../kit/operator';
import { sessionRequestSchema } from '../../kit/protocol';
import { createRetrier } from '../../kit/server/createRetrier';
import { createVenueServer } from '../../kit/server/createVenueServer';
import { LOTTERY_GAMES } from '../games';
import { betRequestSchema, cancelRequestSchema } from '../protocol';
import { createLottery } from './createLottery';

export interface LotteryOptions extends VenueOptions {
  /** Calls a function repeatedly until stopped; default: this machine's timer. */
  readonly repeat?: (call: () => Promise<void>) => { stop(): void };
}

/** Interval at which draws are settled. */
const TICK_MS = 400;

/** Starts the lottery's server: pages of its games and the calls they make. Settles every draw. */
export async function startLottery({
  bank,
  port,
  hostOrigins,
  secret,
  log = SILENT_LOG,
  now = Date.now,
  repeat = (call) => createRetrier({ log }).repeat('settle', TICK_MS, call),
}: LotteryOptions): Promise<GameServer> {
  const venue = await createVenueServer({
    pages: [{ name: 'lottery', folder: join(import.meta.dirname, '../page'), games: LOTTERY_GAMES }],
    check: join(import.meta.dirname, '../check'),
    hostOrigins,
    log,
  });
  const lottery = createLottery({ bank, games: LOTTERY_GAMES, seeds: createSeeds(secret), now, log });
  venue.call('/api/session', sessionRequestSchema, ({ ticket }) => lottery.open(ticket));
  venue.sessionCall('/api/state', z.unknown(), (token) => lottery.state(token));
  venue.sessionCall('/api/history', z.unknown(), (token) => lottery.history(token));
  venue.sessionCall('/api/bet', betRequestSchema, (token, request) => lottery.bet(token, request));
  venue.sessionCall('/api/cancel', cancelRequestSchema, (token, { slipId }) => lottery.cancel(token, slipId));
  // Take over rounds of an earlier server and settle those drawn in the meantime, before the first player arrives.
  await lottery.tick();
  const server = await venue.listen(port);
  const ticking = repeat(lottery.tick);
  return {
    ...server,
    async stop() {
      ticking.stop();
      await server.stop();
    },
  };
}
