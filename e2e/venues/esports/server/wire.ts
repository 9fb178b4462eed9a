import { formatYuan } from '../../kit/money';
import {
  countOf,
  ESPORTS,
  goalsOf,
  isEsports,
  mapsOf,
  NO_GOALS,
  potentialOf,
  type Fixture,
  type Market,
  type MatchState,
  type Score,
} from '../engine';
import type { WireBet, WireMarket, WireMatch, WireResult } from '../protocol';
import { legsNow, type Bet } from './bet';
import type { Matches, MatchNow } from './createMatches';

/** Formats a price in hundredths: 195 is `"1.95"`; null is an empty string. */
export function writePrice(price: number | null): string {
  return price === null ? '' : (price / 100).toFixed(2);
}

/** Parses a price with two decimals; returns null for anything else. */
export function readPrice(text: string): number | null {
  const [, whole, cents] = /^(\d{1,3})\.(\d{2})$/.exec(text) ?? [];
  return whole === undefined || cents === undefined ? null : Number(whole) * 100 + Number(cents);
}

export function wireMatch({ fixture, state, markets, commitment }: MatchNow, now: number): WireMatch {
  return {
    ...wireFixture(fixture),
    ...wireCourse(fixture, state),
    phase: state.phase,
    minute: state.kind === 'football' ? state.minute : 0,
    nextInMs: state.nextAt === null ? 0 : Math.max(0, Math.ceil(state.nextAt - now)),
    commitment,
    markets: markets.map(wireMarket),
  };
}

export function wireResult(fixture: Fixture, state: MatchState, matches: Matches): WireResult {
  return {
    ...wireFixture(fixture),
    ...wireCourse(fixture, state),
    commitment: matches.commitmentOf(fixture),
    seed: matches.seedOf(fixture),
  };
}

export function wireBet(bet: Bet, matches: Matches): WireBet {
  const legs = legsNow(bet, matches);
  return {
    roundId: bet.roundId,
    placedAt: bet.detail.placedAt,
    stake: formatYuan(bet.stake),
    potential: formatYuan(
      potentialOf(
        bet.stake,
        legs.map(({ price }) => price),
      ),
    ),
    payout: bet.payout === null ? null : formatYuan(bet.payout),
    legs: legs.map(({ fixture, selection, price, atBet, state, result }) => ({
      ...wireFixture(fixture),
      ...selection,
      price: writePrice(price),
      atBet: [...atBet] as const,
      result,
      score: scoreNow(fixture, state),
    })),
  };
}

export function scoreNow({ title }: Fixture, state: MatchState): Score {
  return isEsports(title) && state.kind === 'esports' ? mapsOf(state.lines, ESPORTS[title]) : goalsOf(state);
}

function wireMarket({ offers, returns }: Market): WireMarket {
  const [first] = offers;
  if (first === undefined) throw new Error('a market has selections');
  return {
    kind: first.selection.market,
    map: first.selection.map,
    returns: returns === null ? null : (Math.floor(returns * 100) / 100).toFixed(2),
    offers: offers.map(({ selection, price }) => ({ ...selection, price: writePrice(price) })),
  };
}

function wireFixture({
  matchId,
  title,
  home,
  away,
  startsAt,
}: Fixture): Pick<WireMatch, 'matchId' | 'title' | 'home' | 'away' | 'startsAt'> {
  return { matchId, title, home: { code: home.code, name: home.name }, away: { code: away.code, name: away.name }, startsAt };
}

function wireCourse(fixture: Fixture, state: MatchState): Pick<WireMatch, 'score' | 'lines' | 'events' | 'corners'> {
  return {
    score: scoreNow(fixture, state),
    lines: state.kind === 'esports' ? [...state.lines] : [],
    events: state.kind === 'football' ? [...state.events] : [],
    corners: state.kind === 'football' ? countOf(state.events, 'corner') : NO_GOALS,
  };
}
