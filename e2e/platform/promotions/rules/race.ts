import type { Fen } from '../../kernel';
import { fen, formatYuan, ZERO_FEN } from '../../kernel';
import { happened, type Evaluation } from './evaluation';
import type { Prize } from './prize';
import type { Entrant, RaceFacts, RaceView, Ranked } from './raceView';

/** Members who have bet less in the week are not ranked. */
export const RACE_LEAST_TURNOVER = fen(100_000n);

export const RACE_BOARD_LENGTH = 20;

interface RacePrize extends Prize {
  /** The last place it is for; the first is the one after the last of the prize before. */
  readonly lastPlace: number;
}

/** From the best on. */
export const RACE_PRIZES: readonly RacePrize[] = [
  { id: 'first', lastPlace: 1, amount: fen(88_800n) },
  { id: 'second', lastPlace: 2, amount: fen(58_800n) },
  { id: 'third', lastPlace: 3, amount: fen(38_800n) },
  { id: 'top-10', lastPlace: 10, amount: fen(8_800n) },
  { id: 'top-20', lastPlace: RACE_BOARD_LENGTH, amount: fen(2_800n) },
];

/** @param entrants by turnover, the most first; of equals anyone who entered earlier */
export function rankEntrants(entrants: readonly Entrant[]): readonly Ranked[] {
  return entrants
    .filter(({ turnover }) => turnover >= RACE_LEAST_TURNOVER)
    .map((entrant, index) => ({ ...entrant, place: index + 1, prize: prizeOfPlace(index + 1) }));
}

/** Joining pays the prize of the week that is over; the conditions are those of the present one. */
export function evaluateRace(facts: RaceFacts): Evaluation {
  const { hasEntered, ranking, memberId, turnover, last } = facts;
  const place = ranking.find((each) => each.memberId === memberId)?.place ?? null;
  return {
    conditions: [
      happened('entered', hasEntered),
      {
        name: 'least',
        done: formatYuan(turnover < RACE_LEAST_TURNOVER ? turnover : RACE_LEAST_TURNOVER),
        needed: formatYuan(RACE_LEAST_TURNOVER),
        isMet: turnover >= RACE_LEAST_TURNOVER,
      },
    ],
    payable: last?.prize ?? null,
    prospect: last?.prize ?? null,
    race: {
      ...facts,
      board: ranking.slice(0, RACE_BOARD_LENGTH),
      place,
      next: hasEntered ? nextPrize(ranking, place, turnover) : null,
    },
  };
}

/** What must be added to pass anyone who holds the last place of the next better prize; ¥1,000.00 must be reached in any case. */
function nextPrize(ranking: readonly Ranked[], place: number | null, turnover: Fen): RaceView['next'] {
  const own = RACE_PRIZES.findIndex(({ lastPlace }) => place !== null && place <= lastPlace);
  const better = RACE_PRIZES[own === -1 ? RACE_PRIZES.length - 1 : own - 1];
  if (better === undefined) return null;
  const holder = ranking[better.lastPlace - 1];
  const wanted = holder === undefined ? RACE_LEAST_TURNOVER : fen(holder.turnover + 1n);
  return { missing: wanted > turnover ? fen(wanted - turnover) : ZERO_FEN, prize: better.amount };
}

function prizeOfPlace(place: number): Fen | null {
  return RACE_PRIZES.find(({ lastPlace }) => place <= lastPlace)?.amount ?? null;
}
