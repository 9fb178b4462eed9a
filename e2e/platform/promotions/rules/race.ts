import type { Fen } from '../../kernel';
import { fen, formatYuan, ZERO_FEN } from '../../kernel';
import { happened, type Evaluation } from './evaluation';
import type { Prize } from './prize';
import type { Entrant, RaceFacts, RaceView, Ranked } from './raceView';

export const RACE_BOARD_LENGTH = 20;

export interface RacePrize extends Prize {
  /** Last place with this prize; the first is the one after the previous prize's last place. */
  readonly lastPlace: number;
}

export interface RaceTerms {
  /** Turnover of the week below which a member is not ranked. */
  readonly least: Fen;
  /** Prizes, best first. */
  readonly prizes: readonly RacePrize[];
}

/** @param entrants by turnover, highest first; of equals the earlier entry first */
export function rankEntrants(entrants: readonly Entrant[], terms: RaceTerms): readonly Ranked[] {
  return entrants
    .filter(({ turnover }) => turnover >= terms.least)
    .map((entrant, index) => ({ ...entrant, place: index + 1, prize: prizeOfPlace(index + 1, terms) }));
}

/** Evaluates a race: joining pays the prize of the last week; the conditions apply to the current one. */
export function evaluateRace(facts: RaceFacts, terms: RaceTerms): Evaluation {
  const { hasEntered, ranking, memberId, turnover, last } = facts;
  const place = ranking.find((each) => each.memberId === memberId)?.place ?? null;
  return {
    conditions: [
      happened('entered', hasEntered),
      {
        name: 'least',
        done: formatYuan(turnover < terms.least ? turnover : terms.least),
        needed: formatYuan(terms.least),
        isMet: turnover >= terms.least,
      },
    ],
    payable: last?.prize ?? null,
    prospect: last?.prize ?? null,
    race: {
      ...facts,
      board: ranking.slice(0, RACE_BOARD_LENGTH),
      place,
      missingToRank: turnover < terms.least ? fen(terms.least - turnover) : null,
      next: hasEntered ? nextPrize({ ranking, place, turnover }, terms) : null,
    },
  };
}

/**
 * Returns the turnover missing to the next better prize: enough to pass the holder of its last place, or to reach
 * `least` while that place is free.
 */
function nextPrize(
  { ranking, place, turnover }: { readonly ranking: readonly Ranked[]; readonly place: number | null; readonly turnover: Fen },
  { least, prizes }: RaceTerms,
): RaceView['next'] {
  const own = prizes.findIndex(({ lastPlace }) => place !== null && place <= lastPlace);
  const better = prizes[own === -1 ? prizes.length - 1 : own - 1];
  if (better === undefined) return null;
  const holder = ranking[better.lastPlace - 1];
  const wanted = holder === undefined ? least : fen(holder.turnover + 1n);
  return { missing: wanted > turnover ? fen(wanted - turnover) : ZERO_FEN, prize: better.amount };
}

function prizeOfPlace(place: number, { prizes }: RaceTerms): Fen | null {
  return prizes.find(({ lastPlace }) => place <= lastPlace)?.amount ?? null;
}
