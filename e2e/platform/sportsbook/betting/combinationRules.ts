import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../../kernel';
import { matchIdOf } from '../markets/gameIds';
import type { BetMode } from '../database/tables';
import { BUILDER_LEGS } from '../matches/builderOffer';
import { isOutright, type SelectionName } from './selection';

const FEWEST_LEGS = 2;
const MOST_LEGS = 10;
/** Numbers of legs for which a system with a name exists. It contains lines of every size: 3串4 to 8串247. */
const NAMED_SYSTEMS = { from: 3, to: 8 };

/** Selections that are to be bet together. */
export interface Combination {
  readonly mode: BetMode;
  readonly selections: readonly SelectionName[];
  readonly folds?: readonly number[] | undefined;
}

/**
 * Checks that these selections can be one ticket:
 * - A parlay or system has 2 to 10 legs, at most one per match (halves, corners and cards belong to their match), and
 *   no outrights.
 * - A system has one size of line below the number of legs, or, with 3 to 8 legs, every size from 2 on.
 * - Singles are always valid, because each is a ticket of its own.
 * - A builder has 2 to 6 different selections of one match; its quote reports whether they make a bet together.
 *
 * @throws PlatformError 6008 `combination_legs`, `combination_outright`, `combination_same_match`, `system_folds`,
 * `builder_legs` or `builder_matches`
 */
export function checkCombination({ mode, selections, folds = [] }: Combination): void {
  if (mode === 'single') return;
  if (mode === 'builder') {
    checkBuilder(selections);
    return;
  }
  if (selections.length < FEWEST_LEGS || selections.length > MOST_LEGS) throw refusal('combination_legs');
  if (selections.some(({ w }) => isOutright(w))) throw refusal('combination_outright');
  const matches = new Set(selections.map(({ gameId }) => matchIdOf(gameId) ?? gameId));
  if (matches.size < selections.length) throw refusal('combination_same_match');
  if (mode === 'system' && !isSystem(selections.length, folds)) throw refusal('system_folds');
}

function checkBuilder(selections: readonly SelectionName[]): void {
  const names = new Set(selections.map(({ gameId, w, r }) => `${gameId}/${w}/${r}`));
  const isCount = names.size >= BUILDER_LEGS.fewest && names.size <= BUILDER_LEGS.most;
  if (names.size < selections.length || !isCount) throw refusal('builder_legs');
  if (new Set(selections.map(({ gameId }) => matchIdOf(gameId) ?? gameId)).size > 1) throw refusal('builder_matches');
}

function isSystem(count: number, folds: readonly number[]): boolean {
  const [first = 0] = folds;
  if (folds.length === 1) return first >= FEWEST_LEGS && first < count;
  const isNamed = count >= NAMED_SYSTEMS.from && count <= NAMED_SYSTEMS.to;
  return isNamed && folds.length === count - 1 && folds.every((size, index) => size === index + FEWEST_LEGS);
}

function refusal(reason: string): PlatformError {
  return new PlatformError(RESPONSE_CODES.illegalParameter, reason);
}
