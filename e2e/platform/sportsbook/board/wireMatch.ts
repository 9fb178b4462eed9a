import type { WireMarket, WireMatch } from '@site/shared/wire/sports';
import { halfGameId, lineGameId } from '../markets/gameIds';
import { hasEnded, type MatchView, type OfferedMarket } from '../matches/matchView';
import { moreMarkets } from '../pricing/matchBook';
import type { Period } from '../simulator/matchState';

/** A match at the wire, without its version: that is the board's to give. */
export type MatchFacts = Omit<WireMatch, 'version' | 'markets'>;

const PERIODS: Readonly<Record<Period, { readonly se_now: string; readonly gameStatus: WireMatch['gameStatus'] }>> = {
  'not-started': { se_now: '', gameStatus: 'not-started' },
  'first-half': { se_now: '1H', gameStatus: 'live' },
  'half-time': { se_now: 'HT', gameStatus: 'break' },
  'second-half': { se_now: '2H', gameStatus: 'live' },
  finished: { se_now: 'FT', gameStatus: 'finished' },
  interrupted: { se_now: '', gameStatus: 'break' },
  abandoned: { se_now: '', gameStatus: 'abandoned' },
};

/** Everything of a match but its markets, under the names of the wire. */
export function matchFacts(view: MatchView, nowMs: number): MatchFacts {
  const { record, state } = view;
  const hasStarted = state.period !== 'not-started';
  return {
    gameId: lineGameId(record.gameId, { period: 'match', position: 0 }),
    hgid: halfGameId(record.gameId),
    gide: String(record.gameId),
    sport: 'FT',
    league_id: String(record.league.id),
    league: record.league.name,
    team_h: record.home.name,
    team_c: record.away.name,
    team_h_id: String(record.home.id),
    team_c_id: String(record.away.id),
    startsAt: record.startsAtMs,
    phase: view.phase ?? 'RB',
    ...PERIODS[state.period],
    re_time: hasStarted ? clockText(state.clockSeconds) : '',
    t_count: state.clockSeconds,
    clockAt: nowMs,
    clockRate: record.anchor.speed,
    isLive: hasStarted && !hasEnded(view) ? 'Y' : 'N',
    HalfTime: state.period === 'half-time' ? 'Y' : 'N',
    ...(hasStarted ? scoreFacts(view) : {}),
    isShow: view.phase === null ? 'N' : 'Y',
    isExpand: 'N',
    more: moreMarkets(state),
  };
}

export function wireMarket({ gameId, w, ratio, strong, state, format, prices }: OfferedMarket): WireMarket {
  return { gameId, w, ratio, strong, state, format, prices: prices.map(({ r, ior }) => ({ r, ior })) };
}

function scoreFacts({ record, state }: MatchView): Partial<MatchFacts> {
  const [score, half] = record.end === null ? [state.score, state.half] : [record.end.final, record.end.half];
  return {
    sc_FT_H: score.home,
    sc_FT_C: score.away,
    sc_FT_A: score.away,
    ...(half === null ? {} : { sc_half_H: half.home, sc_half_C: half.away }),
    red_H: state.reds.home,
    red_C: state.reds.away,
    corner_H: state.corners.home,
    corner_C: state.corners.away,
  };
}

function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
