import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import { fenFromWire } from '@site/shared/money';
import {
  bonusGrantsCall,
  giveUpBonusCall,
  giveUpOutcomeCall,
  type WireBonusGames,
  type WireBonusGrant,
  type WireClosedBonus,
} from '@site/shared/wire/bonuses';
import type { Bonus, BonusCategory, BonusGame, Bonuses, ClosedBonus } from './bonus';

/** Loads the member's bonuses that require turnover, and the latest ones that were taken back. */
export async function fetchBonuses(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<Bonuses>> {
  const result = await http.send(bonusGrantsCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list, closed }) => ({ open: list.map(bonusFromWire), closed: closed.map(closedFromWire) }));
}

/** Keyed request that gives up one bonus by its id. */
export const giveUpRequest: KeyedRequestKind<string, string, ClosedBonus> = {
  name: 'bonus-give-up',
  async send(http, id, key, { signal }) {
    return mapResult(await http.send(giveUpBonusCall, { id }, { signal, idempotencyKey: key, onError: 'silent' }), closedFromWire);
  },
  async findByKey(http, key, _id, { signal }) {
    const result = await http.send(giveUpOutcomeCall, { key }, { signal, onError: 'silent' });
    return mapResult(result, ({ closed }) => closed && closedFromWire(closed));
  },
  subjectOf: (id) => id,
  parseSubject: (kept) => (typeof kept === 'string' ? kept : undefined),
};

const CATEGORIES: Readonly<Record<WireBonusGames[number]['category'], BonusCategory>> = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
};

export function gamesFromWire(games: WireBonusGames): readonly BonusGame[] {
  return games.map(({ category, weight }) => ({ category: CATEGORIES[category], weight }));
}

function bonusFromWire({ id, title, amount, times, needed, done, games, expiresAt, givesBack, missing }: WireBonusGrant): Bonus {
  return {
    id,
    title,
    amount: fenFromWire(amount),
    times,
    needed: fenFromWire(needed),
    done: fenFromWire(done),
    games: gamesFromWire(games),
    expiresAt,
    givesBack: givesBack === undefined ? undefined : fenFromWire(givesBack),
    missing: missing === undefined ? undefined : fenFromWire(missing),
  };
}

function closedFromWire({ id, title, state, takenBack, closedAt }: WireClosedBonus): ClosedBonus {
  return { id, title, state, takenBack: fenFromWire(takenBack), closedAt };
}
