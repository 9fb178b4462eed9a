import { SILENT_LOG, type GameServer, type VenueOptions } from '../operator';
import { createRetrier, type Retrier } from './createRetrier';
import { lifetimeWithin, type VenueServer } from './createVenueServer';

/** Options, with defaults, of a venue that runs its own loop. */
export interface PreparedVenue extends Required<VenueOptions> {
  /** Retrier that stops with the server. */
  readonly retrier: Retrier;
  /** Starts listening, and repeats the task until the server is stopped. */
  run(venue: VenueServer, what: string, everyMs: number, task: () => Promise<void>): Promise<GameServer>;
}

/** Fills in the defaults of the options, and ties the loop to the server's lifetime. */
export function prepareVenue({ log = SILENT_LOG, now = Date.now, signal, ...options }: VenueOptions): PreparedVenue {
  const life = lifetimeWithin(signal);
  const retrier = createRetrier({ log, signal: life.signal });
  return {
    ...options,
    log,
    now,
    signal: life.signal,
    retrier,
    async run(venue, what, everyMs, task) {
      const server = await venue.listen(options.port);
      const repeating = retrier.repeat(what, everyMs, task);
      return {
        ...server,
        async stop() {
          repeating.stop();
          life.abort();
          await server.stop();
        },
      };
    },
  };
}
