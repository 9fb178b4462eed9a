import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../../kernel';
import { matchIdOf } from '../markets/gameIds';
import type { BetMode } from '../database/tables';
import { BUILDER_LEGS } from '../matches/builderOffer';
import { isOutright, type SelectionName } from './selection';

const FEWEST_LEGS = 2;
const MOST_LEGS = 10;
/** Systems with a name hold every size of line: 3串4 to 8串247. */
const NAMED_SYSTEMS = { from: 3, to: 8 };

/** What is asked to be bet together. */
export interface Combination {
  readonly mode: BetMode;
  readonly selections: readonly SelectionName[];
  readonly folds?: readonly number[] | undefined;
}

/**
 * Whether these selections can be one ticket: 2 to 10 legs, one of each match (its halves, corners and cards are that match), no outrights;
 * of a system either every size of line from 2 on, for 3 to 8 legs, or one size below the number of legs. Singles are always fine, each is
 * a ticket of its own. A builder holds 2 to 6 selections of one match, each once; whether they are a bet together is answered with its quote.
 *
 * @throws PlatformError 6008 `combination_legs`, `combination_outright`, `combination_same_match`, `system_folds`, `builder_legs` or `builder_matches`
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
