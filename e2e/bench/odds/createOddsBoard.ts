import type { WireMarket, WireMatch } from '@site/shared/wire/matches';
import type { BoardChange, BoardMatch } from '@site/platform/sportsbook/board/createBoard';
import { halfGameId, lineGameId, LINES_PER_MARKET } from '@site/platform/sportsbook/markets/gameIds';
import { MATCHES_PER_LEAGUE } from './load';

export interface OddsBoardOptions {
  readonly matches: number;
  readonly seed: number;
  readonly nowMs: number;
}

/** Matches in play with randomly moving prices. Nothing else changes. */
export interface OddsBoard {
  matches(): readonly WireMatch[];
  find(gameId: string): BoardMatch | undefined;
  /**
   * Moves `count` prices one after the other, in all matches or in one. A match that changed more than once is returned
   * once.
   */
  movePrices(count: number, ofMatch?: string): readonly BoardChange[];
  /** Returns the texts of the six columns per match, as the page must show them. */
  shownPrices(): ReadonlyMap<string, readonly string[]>;
  /** Returns all prices of a match, in the order of their texts. */
  pricesOf(gameId: string): ReadonlyMap<string, readonly string[]>;
}

/** Market of the board. All markets have 30 prices together; a row shows the first line of each. */
interface MarketPlan {
  readonly w: string;
  readonly letters: readonly string[];
  readonly period: 'match' | 'half';
  readonly format: WireMarket['format'];
  readonly lines: number;
}

const [TWO_SIDES, TOTALS, RESULT] = [
  ['H', 'C'],
  ['C', 'H'],
  ['H', 'C', 'N'],
];
const PLANS: readonly MarketPlan[] = (['match', 'half'] as const).flatMap((period): readonly MarketPlan[] => {
  const prefix = period === 'half' ? 'H' : '';
  return [
    { w: `${prefix}RE`, letters: TWO_SIDES, period, format: 'raw', lines: LINES_PER_MARKET },
    { w: `${prefix}ROU`, letters: TOTALS, period, format: 'raw', lines: LINES_PER_MARKET },
    { w: `${prefix}RM`, letters: RESULT, period, format: 'E', lines: 1 },
  ];
});

/** Match ids increase in steps of ten, which leaves room for the ids of their lines. */
export const idOfMatch = (index: number): number => 900_000_010 + index * 10;
/** Returns the game id in the address of a match page. */
export const gameIdOfMatch = (index: number): string => lineGameId(idOfMatch(index), { period: 'match', position: 0 });
const LINE_TEXTS = ['0.5', '0 / 0.5', '0.5 / 1'];
/** Price ranges in hundredths. A raw pair of two such prices always leaves a margin. */
const RANGES = { raw: [75, 98], E: [150, 900] } as const;
const LARGEST_STEPS = { raw: 3, E: 15 } as const;

export function createOddsBoard({ matches: count, seed, nowMs }: OddsBoardOptions): OddsBoard {
  const random = createRandom(seed);
  const held = new Map<string, WireMatch>();
  for (let index = 0; index < count; index += 1) {
    const match = makeMatch(index, nowMs, random);
    held.set(match.gameId, match);
  }
  const ids = [...held.keys()];

  function moveOne(gameId: string): void {
    const match = held.get(gameId);
    if (match === undefined) throw new Error(`no match ${gameId}`);
    const prices = match.markets.flatMap((market, at) => market.prices.map((_, side) => ({ at, side })));
    const moved = pick(prices, random);
    const markets = match.markets.map((market, at) => (at === moved.at ? withMovedPrice(market, moved.side, random) : market));
    held.set(gameId, { ...match, markets });
  }

  return {
    matches: () => [...held.values()],
    find(gameId) {
      const match = held.get(gameId);
      return match && onBoard(match);
    },
    movePrices(moves, ofMatch) {
      const before = new Map<string, WireMatch>();
      for (let move = 0; move < moves; move += 1) {
        const gameId = ofMatch ?? pick(ids, random);
        const match = held.get(gameId);
        if (match && !before.has(gameId)) before.set(gameId, match);
        moveOne(gameId);
      }
      return [...before].flatMap(([gameId, earlier]): readonly BoardChange[] => {
        const moved = held.get(gameId);
        if (!moved) return [];
        const match = { ...moved, version: earlier.version + 1 };
        held.set(gameId, match);
        return [{ gameId, before: onBoard(earlier), after: onBoard(match) }];
      });
    },
    shownPrices: () => new Map([...held.values()].map((match) => [nameOf(match), shownPricesOf(match)])),
    pricesOf(gameId) {
      const match = held.get(gameId);
      if (match === undefined) throw new Error(`no match ${gameId}`);
      return new Map([[nameOf(match), match.markets.flatMap(({ prices }) => prices.map(({ ior }) => ior)).sort()]]);
    },
  };
}

function onBoard(match: WireMatch): BoardMatch {
  return { phase: 'RB', sport: 'FT', score: { home: match.sc_FT_H ?? 0, away: match.sc_FT_C ?? 0 }, match };
}

/** Returns the accessible name of a match row. */
export function nameOf({ team_h, team_c }: Pick<WireMatch, 'team_h' | 'team_c'>): string {
  return `${team_h} v ${team_c}`;
}

/** Returns the prices of the main lines column by column, home or over first and the draw last. */
export function shownPricesOf({ markets }: Pick<WireMatch, 'markets'>): readonly string[] {
  return PLANS.flatMap(({ w }) => markets.find((market) => market.w === w)?.prices.map(({ ior }) => ior) ?? []);
}

function makeMatch(index: number, nowMs: number, random: () => number): WireMatch {
  const id = idOfMatch(index);
  const league = Math.floor(index / MATCHES_PER_LEAGUE);
  const number = String(index + 1).padStart(4, '0');
  return {
    gameId: gameIdOfMatch(index),
    hgid: halfGameId(id),
    gide: String(id),
    sport: 'FT',
    league_id: String(9_000 + league),
    league: `联赛 ${String(league + 1)}`,
    team_h: `主队${number}`,
    team_c: `客队${number}`,
    team_h_id: String(id + 1),
    team_c_id: String(id + 2),
    startsAt: nowMs - 20 * 60_000,
    phase: 'RB',
    gameStatus: 'live',
    se_now: '1H',
    re_time: '20:00',
    t_count: 20 * 60,
    clockAt: nowMs,
    clockRate: 1,
    isLive: 'Y',
    HalfTime: 'N',
    ...{ sc_FT_H: 1, sc_FT_C: 0, sc_FT_A: 0, red_H: 0, red_C: 0, corner_H: 3, corner_C: 2, yellow_H: 0, yellow_C: 1 },
    isShow: 'Y',
    isExpand: 'N',
    version: nowMs,
    more: 60,
    markets: PLANS.flatMap((plan) => Array.from({ length: plan.lines }, (_, position) => makeMarket(id, plan, position, random))),
  };
}

function makeMarket(id: number, { w, letters, period, format }: MarketPlan, position: number, random: () => number): WireMarket {
  const [lowest, highest] = RANGES[format];
  const isHandicap = w.endsWith('RE');
  return {
    gameId: lineGameId(id, { period, position }),
    w,
    ratio: format === 'E' ? '' : (LINE_TEXTS[position] ?? ''),
    strong: isHandicap ? 'H' : '',
    state: 'open',
    format,
    prices: letters.map((letter) => ({ r: `${w}${letter}`, ior: priceText(lowest + Math.floor(random() * (highest - lowest + 1))) })),
  };
}

/** Moves a price by at most a few hundredths within its range. */
function withMovedPrice(market: WireMarket, side: number, random: () => number): WireMarket {
  const [lowest, highest] = RANGES[market.format];
  const prices = market.prices.map((price, index) => {
    if (index !== side) return price;
    const held = Math.round(Number(price.ior) * 100);
    const step = 1 + Math.floor(random() * LARGEST_STEPS[market.format]);
    const wanted = random() < 0.5 ? held - step : held + step;
    return { ...price, ior: priceText(wanted < lowest ? held + step : wanted > highest ? held - step : wanted) };
  });
  return { ...market, prices };
}

function priceText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

function pick<T>(values: readonly T[], random: () => number): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

/** Returns a generator of numbers in [0, 1) that is deterministic for a seed. */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
