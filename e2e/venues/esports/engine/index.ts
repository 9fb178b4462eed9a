export { mapsOf, pointsOf } from './esports';
export { fixtureOf, fixturesOf, numberAt, TEAMS } from './fixtures';
export { countOf } from './football';
export { HIGHEST_STAKE, HIGHEST_WIN, LOWEST_STAKE, MOST_LEGS } from './limits';
export {
  chancesOf,
  decide,
  goalsOf,
  marketsOf,
  NO_GOALS,
  play,
  replay,
  stateAt,
  type Course,
  type Market,
  type MatchState,
} from './markets';
export { parseSelection, TITLES, type Fixture, type LegResult, type Score, type Selection, type Title } from './match';
export { factOf, outcomesFrom, type TakenSelection } from './outcomes';
export { RETURNS, returnAt } from './price';
export { highestStakeFor, payoutOf, potentialOf } from './ticket';
export { ESPORTS, EVERY_MS, isEsports } from './titles';
