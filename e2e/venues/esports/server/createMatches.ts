import { commitmentOf, createSeeds } from '../../kit/fairness/createSeeds';
import { refuse } from '../../kit/server/refusal';
import {
  EVERY_MS,
  fixtureOf,
  fixturesOf,
  isEsports,
  marketsOf,
  numberAt,
  play,
  stateAt,
  type Course,
  type Fixture,
  type Market,
  type MatchState,
  type Title,
} from '../engine';

export interface MatchNow {
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly markets: readonly Market[];
  readonly commitment: string;
}

/** Matches by the clock. All are derived from the secret and their numbers, so none is stored. */
export interface Matches {
  /** Returns current matches, those that have just ended, and upcoming ones. */
  board(title: Title): readonly MatchNow[];
  /** Returns null for an unknown match id. @param at default: now */
  find(matchId: string, at?: number): { readonly fixture: Fixture; readonly state: MatchState } | null;
  /** Returns the match with prices; null when it is not on the board. */
  onBoard(matchId: string): MatchNow | null;
  /** Returns the last matches that have ended, newest first. */
  ended(title: Title): readonly { readonly fixture: Fixture; readonly state: MatchState }[];
  commitmentOf(fixture: Fixture): string;
  /** Returns the seed of a match. @throws Error before the match is over */
  seedOf(fixture: Fixture): string;
  /** Returns the seed of a match; null while it is not over. @throws RefusedError for an unknown match */
  toldSeed(matchId: string): string | null;
}

/** Number of upcoming matches that can be bet on. */
const COMING: Readonly<Record<'esports' | 'football', number>> = { esports: 2, football: 1 };
const ENDED = 8;
/** Time that a finished match stays on the board. */
const LINGER_MS = 12_000;
const MOST_KEPT = 500;

export function createMatches({ secret, now }: { readonly secret: string; readonly now: () => number }): Matches {
  const seeds = createSeeds(secret);
  const courses = new Map<string, Course>();
  const priced = new Map<string, { readonly of: string; readonly markets: readonly Market[] }>();

  const seedFor = ({ matchId, title }: Fixture): string => seeds.seedOf(`${isEsports(title) ? 'ZYDJ' : 'XMTY'}:${matchId}`);
  const stateOf = (fixture: Fixture, moment: number): MatchState =>
    stateAt(
      fixture,
      remember(courses, fixture.matchId, () => play(fixture, seedFor(fixture))),
      moment,
    );

  const matchNow = (fixture: Fixture, moment: number): MatchNow => {
    const state = stateOf(fixture, moment);
    const of = JSON.stringify(state);
    const known = priced.get(fixture.matchId);
    const markets = known?.of === of ? known.markets : marketsOf(fixture, state);
    if (known?.of !== of) {
      if (priced.size >= MOST_KEPT) priced.clear();
      priced.set(fixture.matchId, { of, markets });
    }
    return { fixture, state, markets, commitment: commitmentOf(seedFor(fixture)) };
  };

  const isOnBoard = (fixture: Fixture, moment: number): boolean => {
    const coming = COMING[isEsports(fixture.title) ? 'esports' : 'football'];
    if (fixture.startsAt > moment) return fixture.startsAt - moment <= coming * EVERY_MS;
    return (
      moment - fixture.startsAt < EVERY_MS &&
      (stateOf(fixture, moment).phase !== 'over' || stateOf(fixture, moment - LINGER_MS).phase !== 'over')
    );
  };

  return {
    board(title) {
      const moment = now();
      const number = numberAt(title, moment);
      return [0, 1, 2]
        .flatMap((step) => fixturesOf(title, number + step))
        .filter((fixture) => isOnBoard(fixture, moment))
        .map((fixture) => matchNow(fixture, moment));
    },
    find(matchId, at = now()) {
      const fixture = fixtureOf(matchId);
      return fixture === null ? null : { fixture, state: stateOf(fixture, at) };
    },
    toldSeed(matchId) {
      const fixture = fixtureOf(matchId);
      if (fixture === null) throw refuse('bad-request');
      return stateOf(fixture, now()).phase === 'over' ? seedFor(fixture) : null;
    },
    onBoard(matchId) {
      const moment = now();
      const fixture = fixtureOf(matchId);
      return fixture === null || !isOnBoard(fixture, moment) ? null : matchNow(fixture, moment);
    },
    ended(title) {
      const moment = now();
      const number = numberAt(title, moment);
      return Array.from({ length: ENDED + 1 }, (_, back) => number - back)
        .flatMap((each) => fixturesOf(title, each))
        .map((fixture) => ({ fixture, state: stateOf(fixture, moment) }))
        .filter(({ state }) => state.phase === 'over')
        .slice(0, ENDED);
    },
    commitmentOf: (fixture) => commitmentOf(seedFor(fixture)),
    seedOf(fixture) {
      if (stateOf(fixture, now()).phase !== 'over') throw new Error(`${fixture.matchId} is not over`);
      return seedFor(fixture);
    },
  };
}

function remember<Kept>(store: Map<string, Kept>, key: string, make: () => Kept): Kept {
  const known = store.get(key);
  if (known !== undefined) return known;
  if (store.size >= MOST_KEPT) store.clear();
  const made = make();
  store.set(key, made);
  return made;
}
