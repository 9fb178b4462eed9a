import { runs } from '@site/testing/runs';
import { countedOf } from '../markets/gameIds';
import { lineOf } from '../markets/line';
import { marketRule, marketRules, type MarketRule } from '../markets/marketRules';
import { knownMarkets, hasEnded, offeredMarkets, type MatchView, type OfferedMarket } from '../matches/matchView';
import { moreMarkets } from '../matches/moreMarkets';
import { DEFAULT_SETTINGS } from '../matches/settings';
import { rational, type Rational } from '../exact-arithmetic/rational';
import { offeredRules } from '../pricing/offeredRules';
import { gradeSelection, type Grade, type GradedSelection, type MatchResult } from '../settlement/gradeSelection';
import type { Course } from '../simulator/course';
import type { MatchState } from '../simulator/matchState';
import { ALL_SPORTS, isFootball, isPlayed, type Sport } from '../simulator/sport';
import { aCourseOf } from '../testing/courses';
import { footballEndings, footballSample } from '../testing/footballEndings';
import { playedEndings, playedSample } from '../testing/playedEndings';
import { eventsOf, recordOf, resultOf, stateAt, viewAt } from '../testing/simulatedMatch';
import { decidedGrade, prospectOf } from './prospectOf';
import type { Reach } from './reach';
import { reachOf } from './reachOf';

const MATCHES_PER_SPORT = runs(20, 1_000);
const SAMPLES = 3;
/** Generous timeout, because busy machines take many times as long as others. */
const LIMIT_MS = runs(900_000, 7_200_000);

/** Number of checks in a run, so that a run that checks next to nothing fails. */
interface Judged {
  events: number;
  /** Open selections, counted at each event, before the match and in play. */
  before: number;
  inPlay: number;
  /** Decided selections that settled in every ending with the decided grade. */
  decided: number;
}

/** Lower bounds of the average counts per match; virtual football and outrights offer nothing in play. */
const LEAST: Readonly<Record<Sport, Judged>> = {
  FT: { events: 30, before: 120, inPlay: 2_500, decided: 700 },
  VF: { events: 30, before: 50, inPlay: 0, decided: 700 },
  BK: { events: 75, before: 60, inPlay: 2_800, decided: 350 },
  TN: { events: 120, before: 16, inPlay: 1_700, decided: 90 },
  OP: { events: 10, before: 14, inPlay: 120, decided: 40 },
  SK: { events: 70, before: 14, inPlay: 950, decided: 40 },
  VB: { events: 150, before: 20, inPlay: 2_500, decided: 90 },
  BS: { events: 20, before: 18, inPlay: 330, decided: 80 },
  TT: { events: 70, before: 20, inPlay: 1_200, decided: 90 },
  FS: { events: 3, before: 10, inPlay: 0, decided: 0 },
};

describe.each(ALL_SPORTS)('over simulated matches of %s', (sport) => {
  it(
    'sells no selection that is already decided, and settles every decided one as it was decided',
    () => {
      const judged = nothingJudged();
      for (let number = 1; number <= MATCHES_PER_SPORT; number += 1) checkMatch(aCourseOf(sport, number), judged);
      const missed = (Object.keys(judged) as (keyof Judged)[]).filter((what) => judged[what] < LEAST[sport][what] * MATCHES_PER_SPORT);
      expect({ missed, judged }).toMatchObject({ missed: [] });
    },
    LIMIT_MS,
  );

  it(
    'finds a market that is not closed when it is decided',
    () => {
      const isSold = (): void => {
        for (let number = 1; number <= MOST_UNTIL_FOUND; number += 1) checkMatch(aCourseOf(sport, number), nothingJudged(), sellsOn());
      };

      expect(isSold).toThrow(LEAST[sport].inPlay === 0 ? /still offers|does not count/ : /is open, but never (wins|loses)/);
    },
    LIMIT_MS,
  );
});

/** Number of matches within which, in every sport, the score passes an in-play total. */
const MOST_UNTIL_FOUND = 20;

/**
 * Returns a faulty offer that never closes one market. It repeats the line and prices from when the market was first
 * open. The market is a total in play, or the first market of a sport without in-play totals.
 */
function sellsOn(): typeof offeredMarkets {
  let sold: OfferedMarket | undefined;
  return (view, ...others) => {
    const offered = offeredMarkets(view, ...others);
    const isInPlay = LEAST[view.record.sport].inPlay > 0;
    sold ??= offered.find(({ w, state, gameId }) => {
      const rule = marketRule(w, view.record.sport, countedOf(gameId));
      return state === 'open' && (!isInPlay || (rule?.isInPlay === true && rule.settlement.kind === 'total'));
    });
    return sold === undefined || (isInPlay && hasEnded(view))
      ? offered
      : [...offered.filter(({ w, gameId }) => w !== sold?.w || gameId !== sold.gameId), sold];
  };
}

function nothingJudged(): Judged {
  return { events: 0, before: 0, inPlay: 0, decided: 0 };
}

function checkMatch(course: Course, judged: Judged, offer = offeredMarkets): void {
  const moments = eventsOf(course);
  const end = moments.at(-1) ?? 0;
  const actual = resultOf(course, stateAt(course, end));
  const samples = moments
    .filter((_at, index) => index % Math.ceil(moments.length / SAMPLES) === 0)
    .map((at) => ({ at, result: sampleFrom(course, at) }));
  const decided: Decided = { grades: [], events: 0 };
  const record = recordOf(course);
  for (const at of moments) {
    const { view, nowMs } = viewAt(record, at);
    const { state } = view;
    const offered = offer(view, nowMs, DEFAULT_SETTINGS, 'all');
    if (at === end && offered.length > 0) throw new Error(`${where(course, state)}: still offers ${offered.map(({ w }) => w).join()}`);
    expectCounted(view, nowMs, offered);
    const endings =
      at === end
        ? replayed([actual])
        : replayed([actual, ...samples.filter((sample) => sample.at >= at).map(({ result }) => result)], endingsOf(course, state));
    judged.events += 1;
    for (const market of offered) {
      const rule = marketRule(market.w, course.sport, countedOf(market.gameId));
      if (!rule) throw new Error(`${where(course, state)}: "${market.w}" is not a market`);
      if (market.state !== 'open') continue;
      const open = market.prices.filter(({ ior }) => ior !== '');
      if (open.length < 2) throw new Error(`${where(course, state)}: ${market.w} has ${open.length} selections left`);
      for (const { r } of open) {
        const side = rule.sides.get(r) ?? '';
        expectOpen(
          course,
          state,
          { rule, side, line: lineOf(rule, side, market), scoreAtBet: rule.isInPlay ? state.score : null },
          endings,
        );
        judged[rule.isInPlay ? 'inPlay' : 'before'] += 1;
      }
    }
    if (state.period !== 'not-started') expectDecided(course, state, endings, decided);
  }
  judged.decided += decided.grades.filter((grade) => grade !== undefined).length;
}

/**
 * Checks that the match page offers every market counted behind "more" and no other; a counted market may be missing
 * when it has no price.
 */
function expectCounted(view: MatchView, nowMs: number, offered: readonly OfferedMarket[]): void {
  const counted = new Set(moreMarkets(view).map(({ code, counts }) => nameOf(code, counts.of)));
  const { course } = view.record;
  const board = new Set(offeredRules(course, view.state, view.pricedAt).board.map(({ code }) => code));
  const behind = new Set(offered.filter(({ w, of }) => of !== undefined || !board.has(w)).map(({ w, of }) => nameOf(w, of)));
  const uncounted = [...behind].filter((name) => !counted.has(name));
  if (uncounted.length > 0) throw new Error(`${where(course, view.state)}: does not count ${uncounted.join()}`);
  const closed = [...counted].filter((name) => !behind.has(name) && isClosed(view, nowMs, name));
  if (closed.length > 0) throw new Error(`${where(course, view.state)}: counts ${closed.join()}, which is decided`);
}

/**
 * Returns true for a decided market without a line. A market with a line is not considered, because one line may be
 * decided while others are open.
 */
function isClosed(view: MatchView, nowMs: number, name: string): boolean {
  const [only = ''] = name.split(' ');
  return knownMarkets(view, nowMs, DEFAULT_SETTINGS, { only }).some(({ w, of, ratio }) => nameOf(w, of) === name && ratio === '');
}

function nameOf(code: string, of: string | undefined): string {
  return of === 'corners' || of === 'cards' ? `${code} ${of}` : code;
}

/** Checks that the settlement grades the selection as won in one possible ending and as lost in another. */
function expectOpen(course: Course, state: MatchState, selection: GradedSelection, endings: Replayed<MatchResult>): void {
  let [isWon, isLost] = [false, false];
  for (const result of endings()) {
    const grade = gradeSelection(selection, result);
    isWon ||= grade === 'W' || grade === 'LW';
    isLost ||= grade === 'L' || grade === 'LL';
    if (isWon && isLost) return;
  }
  throw new Error(`${where(course, state)}: ${named(selection)} is open, but ${isWon ? 'never loses' : 'never wins'}`);
}

/** Number of endings by which a decided selection is settled. */
const MOST_SETTLED = 40;
/** Number of events after which a decided selection is checked again; it is also checked at the end. */
const AGAIN = 10;

/** Checks that a decided selection settles the same in every ending, and stays decided. */
function expectDecided(course: Course, state: MatchState, endings: Replayed<MatchResult>, decided: Decided): void {
  const isEnd = state.period === 'finished';
  decided.events += 1;
  const reaches = new Map<MarketRule, Reach>();
  for (const [index, selection] of selectionsOf(course.sport).entries()) {
    const before = decided.grades[index];
    if (before !== undefined && !isEnd && decided.events % AGAIN !== 0) continue;
    const { rule } = selection;
    const reach = reaches.get(rule) ?? reachOf(rule, course, state);
    reaches.set(rule, reach);
    const grade = decidedGrade(prospectOf({ ...selection, course, state }, reach));
    if (grade === null ? before === undefined && !isEnd : grade === before) continue;
    const name = `${where(course, state)}: ${named(selection)}`;
    if (grade === null || before !== undefined)
      throw new Error(`${name} was decided as ${before ?? 'nothing'}, and is as ${grade ?? 'nothing'}`);
    decided.grades[index] = grade;
    let count = 0;
    for (const result of endings()) {
      const settled = gradeSelection(selection, result);
      // A part that was never played is void; it is not offered before it is played.
      if (settled !== grade && settled !== 'D')
        throw new Error(`${name} is decided as ${grade}, but settled as ${settled} by ${JSON.stringify(result)}`);
      count += 1;
      if (count >= MOST_SETTLED) break;
    }
  }
}

interface Decided {
  /** Grades, by index of the selection in the list of its sport. */
  readonly grades: (Grade | undefined)[];
  events: number;
}

const QUARTER_LINES = [-10, -6, -3, -2, -1, 0, 1, 2, 5, 8, 10, 14, 22, 38];
const universes = new Map<Sport, readonly GradedSelection[]>();

/** Returns every selection of the sport, with several lines for those that have one. */
function selectionsOf(sport: Sport): readonly GradedSelection[] {
  const known = universes.get(sport);
  if (known) return known;
  const rules =
    sport === 'FS'
      ? []
      : isFootball(sport)
        ? (['goals', 'corners', 'cards'] as const).flatMap((of) => marketRules(sport, of))
        : marketRules(sport);
  const all = rules
    .filter(isFirstOfItsKind)
    .flatMap((rule) => [...rule.sides.values()].flatMap((side) => linesOf(rule).map((line) => ({ rule, side, line, scoreAtBet: null }))));
  universes.set(sport, all);
  return all;
}

/**
 * Returns true for the first market of its kind. A pre-match market and its in-play counterpart settle alike when no
 * bet has a reference score.
 */
function isFirstOfItsKind({ settlement, counts, period }: MarketRule, index: number, rules: readonly MarketRule[]): boolean {
  const kind = JSON.stringify([settlement, counts, period]);
  return rules.findIndex((rule) => JSON.stringify([rule.settlement, rule.counts, rule.period]) === kind) === index;
}

function linesOf({ settlement }: MarketRule): readonly (Rational | null)[] {
  if (settlement.kind === 'three-way') return [rational(-1n), rational(1n)];
  if (settlement.kind === 'handicap') return QUARTER_LINES.map((quarters) => rational(BigInt(quarters), 4n));
  if (settlement.kind === 'total')
    return QUARTER_LINES.filter((quarters) => quarters > 0).map((quarters) => rational(BigInt(quarters), 4n));
  return [null];
}

function sampleFrom(course: Course, at: number): MatchResult {
  const state = stateAt(course, at);
  const seed = course.seed + 1 + at;
  return isFootball(course.sport)
    ? footballSample(course, state, seed)
    : isPlayed(course.sport)
      ? playedSample(course, state, seed)
      : resultOf(course, state);
}

function endingsOf(course: Course, state: MatchState): Generator<MatchResult, void> {
  if (isFootball(course.sport)) return footballEndings(course, state);
  if (isPlayed(course.sport)) return playedEndings(course, state);
  return outrightEndings(course, state);
}

function* outrightEndings(course: Course, state: MatchState): Generator<MatchResult, void> {
  for (let number = 1; number <= Math.round(course.homeRate); number += 1) yield resultOf(course, { ...state, winners: [number] });
}

type Replayed<T> = () => Generator<T>;

/** Returns a generator function that computes every item only once, on first use. */
function replayed<T>(first: readonly T[], more?: Generator<T, void>): Replayed<T> {
  const known = [...first];
  return function* () {
    yield* known;
    for (let next = more?.next(); next !== undefined && next.done !== true; next = more?.next()) {
      known.push(next.value);
      yield next.value;
    }
  };
}

function named({ rule, side, line }: GradedSelection): string {
  return `${rule.code} ${rule.counts.of} ${side} ${line === null ? '' : Number(line.numerator) / Number(line.denominator)}`;
}

function where({ sport, gameId }: Course, { elapsed, score, period }: MatchState): string {
  return `${sport} ${gameId} at ${Math.round(elapsed / 1000)} s, ${score.home}-${score.away}, ${period}`;
}
