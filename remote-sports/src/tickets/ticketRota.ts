import { createRota, type Rota, type Worker } from '../rota/createRota';

/** Whoever keeps the open bets true. */
export interface TicketWatcher extends Worker {
  /** Reads them anew at once. */
  reload(): void;
}

let ownRota: Rota<TicketWatcher> | undefined;

/** The board and the dock both need the open bets to be true: one of them reads for this page, and tells what was settled once. */
export function ticketRota(): Rota<TicketWatcher> {
  ownRota ??= createRota();
  return ownRota;
}
