import { chat, signInAndOut } from './account';
import { bet, cashOut, settle } from './bets';
import { cards } from './cards';
import { esports } from './esports';
import { fishing } from './fishing';
import type { Journey } from './journey';
import { liveCasino } from './liveCasino';
import { lottery } from './lottery';
import { deposit, withdraw } from './money';
import { slots } from './slots';

export type { Journey } from './journey';

/** Core journeys: money is deposited, played with in every way, and withdrawn. */
export const JOURNEYS: readonly Journey[] = [
  signInAndOut,
  deposit,
  bet,
  settle,
  cashOut,
  slots,
  liveCasino,
  lottery,
  cards,
  esports,
  fishing,
  chat,
  withdraw,
];
