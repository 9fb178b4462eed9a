import type { PlayedSport } from '../sport';
import { baseball } from './baseball';
import { basketball } from './basketball';
import type { GameModel } from './gameModel';
import { iceHockey } from './iceHockey';
import { tableTennis, volleyball } from './rallies';
import { snooker } from './snooker';
import { tennis } from './tennis';

/** Game models of all sports except football. */
export const GAME_MODELS: Readonly<Record<PlayedSport, GameModel>> = {
  BK: basketball,
  TN: tennis,
  VB: volleyball,
  TT: tableTennis,
  SK: snooker,
  BS: baseball,
  OP: iceHockey,
};
