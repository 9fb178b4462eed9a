import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Trx } from '../../kernel';
import { PlatformError } from '../../kernel';
import type { OddsType } from '../exact-arithmetic/price';
import { matchIdOf } from '../markets/gameIds';
import { readMatches, type MatchLock } from '../matches/matchStore';
import type { BettingContext } from './bettingContext';
import { currentOffer, type CurrentOffer } from './currentOffer';
import type { SelectionName } from './selection';

/**
 * Returns the current offers of the selections, in their order. With a lock the matches do not change until the
 * transaction ends: a goal is recorded before this moment or after the transaction, never during it.
 *
 * @throws PlatformError 6007 when a selection is unknown
 */
export async function readOffers(
  context: BettingContext,
  trx: Trx,
  selections: readonly SelectionName[],
  oddsType: OddsType,
  lock: MatchLock = 'none',
): Promise<readonly CurrentOffer[]> {
  const settings = context.settings();
  const nowMs = context.clock.nowMs();
  const ids = selections.map(({ gameId }) => matchIdOf(gameId)).filter((id) => id !== undefined);
  const records = await readMatches(trx, [...new Set(ids)], settings.feedDelayMs, lock);
  return selections.map((selection) => {
    const record = records.find(({ gameId }) => gameId === matchIdOf(selection.gameId));
    const offer = record && currentOffer(record, selection, oddsType, nowMs, settings);
    if (!offer) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'unknown_match');
    return offer;
  });
}

/** Returns true when at least one of the offers is in play. */
export function isAnyInPlay(offers: readonly CurrentOffer[]): boolean {
  return offers.some(({ rule }) => rule.isInPlay);
}
