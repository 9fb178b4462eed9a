import { createSharedTask, type SharedTask, type RunningTask } from '../polling/createSharedTask';

/** Whoever keeps the open bets true. */
export interface RunningTicketWatch extends RunningTask {
  /** Reads them anew at once. */
  reload(): void;
}

let ownRota: SharedTask<RunningTicketWatch> | undefined;

/** The board and the dock both need the open bets to be true: one of them reads for this page, and tells what was settled once. */
export function ticketRota(): SharedTask<RunningTicketWatch> {
  ownRota ??= createSharedTask();
  return ownRota;
}
