import type { ResultFacts } from './resultFacts';
import type { Course } from '../simulator/course';
import { cardsOf, type MatchState } from '../simulator/matchState';
import { isFootball } from '../simulator/sport';

/** Returns the facts, beyond the score, that would settle tickets on a match in this state. */
export function resultFactsOf({ sport }: Pick<Course, 'sport'>, state: MatchState): ResultFacts {
  if (sport === 'FS') return { winners: state.winners };
  if (!isFootball(sport)) return { parts: state.parts, partsOver: state.partsOver };
  const { scorers, windows, corners, halfCorners, halfCards } = state;
  const isWhole = state.period === 'finished';
  return {
    scorers,
    windows,
    corners: { half: halfCorners ?? (isWhole ? corners : null), final: corners },
    cards: { half: halfCards ?? (isWhole ? cardsOf(state) : null), final: cardsOf(state) },
  };
}
