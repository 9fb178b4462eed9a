import { BACKGROUND_METHODS } from './sportsBackground';
import { BET_METHODS } from './sportsBets';
import { BOARD_METHODS } from './sportsBoard';
import { SCHEDULE_METHODS } from './sportsSchedule';
import { TICKET_METHODS } from './sportsTickets';

/**
 * The methods of the sports wire (decisions 41 to 44), each with its request and response schema. A view imports its
 * methods from their own files, so that it does not load the others.
 */
export const SPORTS_METHODS = { ...BOARD_METHODS, ...BACKGROUND_METHODS, ...SCHEDULE_METHODS, ...BET_METHODS, ...TICKET_METHODS } as const;
