import type { Fen } from '../../../money';
import { mustBeFen } from '../../../money';
import type { Price } from '../../../odds';
import { mustParsePrice } from '@site/testing/mustParsePrice';
import { findMarketType } from '../../marketTable';
import type { Quarters } from '../../line';
import type { Score } from '../../match';
import type { MarketKind } from '../../marketType';
import type { PlainSide, Side, TeamOrDraw } from '../../side';
import { gradeAbandoned } from '../gradeAbandoned';
import { gradeLeg, type AcceptedLeg } from '../gradeLeg';
import { settleOutright, settleSingle, type DecidedLeg, type LegResult, type Settled } from '../payout';

const RESULTS = { W: 'won', LW: 'half-won', P: 'push', LL: 'half-lost', L: 'lost', D: 'void' } as const satisfies Record<string, LegResult>;

/** Parses a result letter of the test vectors and the platform. @throws Error for any other letter */
export function resultOf(code: string): LegResult {
  const result = RESULTS[code as keyof typeof RESULTS] as LegResult | undefined;
  if (!result) throw new Error(`${code} is no result`);
  return result;
}

/** Returns the expected settlement of a row. */
export function isSettled(row: { readonly result: string; readonly payout_fen: string }): Settled {
  return { result: resultOf(row.result), payout: mustBeFen(Number(row.payout_fen)) };
}

/** Parses legs such as `0.95:W 0.91:LL`. */
export function legsOf(text: string): readonly DecidedLeg[] {
  return text.split(' ').map((leg) => {
    const [price = '', result = ''] = leg.split(':');
    return { price: mustParsePrice('H', price), result: resultOf(result) };
  });
}

export interface SingleRow {
  readonly sport: string;
  readonly market: string;
  readonly line: string;
  readonly side: string;
  readonly score_at_bet: string;
  readonly half_score: string;
  readonly final_score: string;
  readonly state: string;
}

export function settledBy(row: SingleRow, price: Price, stake: Fen): Settled {
  if (row.market === 'FS') {
    const [places = 1, tied = 1] = row.side.split('/').map(Number);
    return settleOutright(price, stake, { places, tied });
  }
  const reached = { match: mustBeScore(row.final_score), half: scoreOf(row.half_score) };
  const leg = acceptedLeg(row);
  const result = row.state === 'abandoned' ? gradeAbandoned(leg, reached) : gradeLeg(leg, reached);
  if (!result) throw new Error(`row of ${row.market} could not be graded`);
  return settleSingle(price, stake, result);
}

function acceptedLeg(row: SingleRow): AcceptedLeg {
  const market = findMarketType(row.market) ?? findMarketType(`${row.market}0`, 'basketball');
  if (!market) throw new Error(`${row.market} is no market`);
  return {
    sport: row.sport === 'BK' ? 'basketball' : 'football',
    market,
    side: sideOf(market.kind, row.side),
    line: row.line === '' ? undefined : ((Number(row.line) * 4) as Quarters),
    scoreAtBet: scoreOf(row.score_at_bet),
  };
}

const TEAM: Readonly<Record<string, TeamOrDraw>> = { H: 'home', N: 'draw', C: 'away' };

/** Parses a side of the test vectors, whose notation depends on the market: letters, words, scores, bands. */
function sideOf(kind: MarketKind, text: string): Side {
  const [first, second] = [text.slice(0, 1), text.slice(1, 2)].map((letter) => TEAM[letter]);
  switch (kind) {
    case 'double-chance':
      if (first && second) return { kind: 'double-chance', of: [first, second] };
      break;
    case 'half-full':
      if (first && second) return { kind: 'half-full', half: first, full: second };
      break;
    case 'goal-band': {
      const [from = 0, to] = text.split(/[-+]/).filter(Boolean).map(Number);
      return text.endsWith('+') ? { kind: 'goals', from } : { kind: 'goals', from, to: to ?? from };
    }
    case 'correct-score':
      return text === 'other' ? { kind: 'other-score' } : { kind: 'score', ...mustBeScore(text) };
    default:
      if (first && text.length === 1) return { kind: first };
      return { kind: text as PlainSide };
  }
  throw new Error(`${text} is no side of ${kind}`);
}

function scoreOf(text: string): Score | undefined {
  const [home, away] = text.split('-').map(Number);
  return home === undefined || away === undefined ? undefined : { home, away };
}

function mustBeScore(text: string): Score {
  const score = scoreOf(text);
  if (!score) throw new Error(`${text} is no score`);
  return score;
}
